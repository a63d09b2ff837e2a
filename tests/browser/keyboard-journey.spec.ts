/** One visit by keyboard alone, from the first page to a sent message: nothing else is ever pressed or clicked. */
import type { Locator, Page } from 'playwright/test';
import { contactFields } from '../../src/contact/message.ts';
import { addressOf, sectionAddress, sections } from '../../src/i18n/routes.ts';
import { contactField, message } from '../support/browser/contact.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import {
  languageAfter,
  languageButton,
  languageList,
  twoLanguages,
} from '../support/browser/languages.ts';
import { expectAwake, textsIn, wizardOf } from '../support/browser/loan.ts';
import { expectToast } from '../support/browser/notices.ts';

// A page that scrolls smoothly is judged where it ends.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of twoLanguages) {
  for (const width of [1280, 390]) {
    test(`${language}: a visit by keyboard, ${width} pixels wide`, async ({ page }) => {
      const texts = await textsIn(language);
      const { site } = texts;
      const main = page.getByRole('main');
      await page.setViewportSize({ width, height: 800 });
      await page.goto(addressOf('home', language));

      const opener = main.getByRole('button', { name: site.hero.apply }).first();

      await test.step('the skip link comes first and leads past the bar', async () => {
        await tabTo(page, page.getByRole('link', { name: site.navigation.skip }), 1);
        await page.keyboard.press('Enter');
        await expect(main).toBeFocused();
        await tabTo(page, opener, 1);
      });

      await test.step('the wizard opens and closes, and the focus comes back', async () => {
        await page.keyboard.press('Enter');
        const dialog = wizardOf(page, texts);
        await expectAwake(dialog);
        await page.keyboard.press('Tab');
        await expect(dialog.locator(':focus')).toHaveCount(1);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(opener).toBeFocused();
      });

      await test.step('cards follow one another', async () => {
        const buttons = await page.locator('#services').getByRole('button').all();
        expect(buttons).toHaveLength(4);
        for (const button of buttons) await tabTo(page, button);
      });

      await test.step('questions open and close', async () => {
        const [first, second] = await page.locator('#faq summary').all();
        if (!first || !second) throw new Error('There are too few questions');
        const [answer, next] = await page.locator('#faq details').all();
        await tabTo(page, first);
        await page.keyboard.press('Enter');
        await expect(answer ?? main).toHaveAttribute('open');
        await tabTo(page, second);
        await page.keyboard.press('Space');
        await expect(answer ?? main).not.toHaveAttribute('open');
        await expect(next ?? main).toHaveAttribute('open');
        await page.keyboard.press('Space');
        await expect(next ?? main).not.toHaveAttribute('open');
      });

      await test.step('the language menu opens upward and closes', async () => {
        const button = languageButton(page, texts, language);
        await tabTo(page, button);
        await page.keyboard.press('Enter');
        await expect(languageList(page)).toBeVisible();
        await tabTo(page, languageList(page).getByRole('link').first(), 3);
        await page.keyboard.press('Escape');
        await expect(languageList(page)).toBeHidden();
        await expect(button).toBeFocused();
      });

      await test.step('the menu leads to a section', async () => {
        await page.goto(addressOf('about', language));
        const navigation = page.getByRole('navigation', { name: site.navigation.label });
        if (width < 600) {
          const toggle = page.getByRole('button', { name: site.navigation.menu, exact: true });
          await tabTo(page, toggle);
          await page.keyboard.press('Enter');
        }
        const section = sections[4];
        const link = navigation.locator(`a[href="${sectionAddress(section, language)}"]`);
        await tabTo(page, link);
        await page.keyboard.press('Enter');
        await page.waitForURL(`**${addressOf('home', language)}`);
        await expect(page.locator(`#${section}`)).toBeFocused();
        await expect(page.locator(`#${section}`)).toBeInViewport();
        // The next stop is in that section, not at the top of the page.
        await page.keyboard.press('Tab');
        await expect(page.locator(`#${section} :focus`)).toHaveCount(1);
      });

      await test.step('a message is written and sent', async () => {
        await page.goto(addressOf('contact', language));
        for (const field of contactFields) {
          await tabTo(page, contactField(page, texts, field));
          await page.keyboard.insertText(message[field]);
        }
        await tabTo(page, main.getByRole('button', { name: site.contact.submit, exact: true }));
        await page.keyboard.press('Enter');
        await expectToast(page, texts, site.contact.toasts.sent, 'success');
      });

      await test.step('the footer leads to this page in another language', async () => {
        const other = languageAfter(language);
        const link = page
          .getByRole('contentinfo')
          .locator(`a[href="${addressOf('contact', other)}"]`);
        await tabTo(page, link.last());
        await page.keyboard.press('Enter');
        await page.waitForURL(`**${addressOf('contact', other)}`);
      });
    });

    for (const kind of ['home', 'contact', 'blog', 'terms', { article: 1 }] as const) {
      const address = addressOf(kind, language);
      test(`${address}, ${width} pixels wide, is gone through as it is read, and the focus is seen everywhere`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(address);
        const stops = await page.evaluate(stopsInReadingOrder);
        for (const { selector, html } of stops) {
          await page.keyboard.press('Tab');
          const at = await page.evaluate(
            (expected) => document.activeElement === document.querySelector(expected),
            selector,
          );
          expect(at, `the focus comes to ${html}`).toBe(true);
          expect(await page.evaluate(problemOfFocus)).toBe('');
        }
        expect(await page.evaluate(smallTargets)).toEqual([]);
      });
    }
  }
}

/** Presses Tab until the focus is there; at every stop on the way it must be seen. */
async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  for (let pressed = 0; pressed < most; pressed += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(problemOfFocus)).toBe('');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The focus never came to ${target}`);
}

/** Runs in the page: what is wrong with how the focus shows, or nothing. */
function problemOfFocus(): string {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return '';
  const name = focused.outerHTML.slice(0, 120);
  // The link of a card covers the card with a part of its own, which has the outline.
  const ring = [
    getComputedStyle(focused),
    getComputedStyle(focused.parentElement ?? focused),
    getComputedStyle(focused, '::after'),
  ].some(
    ({ outlineStyle, outlineWidth }) =>
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
  );
  if (!ring) return `no outline: ${name}`;
  // The link of several lines is where its first line is.
  const box = focused.getClientRects()[0] ?? focused.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const seen = document.elementFromPoint(x, y);
  if (!seen) return `out of the window: ${name}`;
  return focused.contains(seen) || seen.contains(focused) ? '' : `covered: ${name}`;
}

/**
 * Runs in the page: everything that takes the focus, by where it stands in the document, and how to find it again. Where
 * that is not the order in which it is read, from above and from the left, the page is set wrongly: this throws.
 */
function stopsInReadingOrder(): { selector: string; html: string }[] {
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    ),
  ].filter(
    (control) =>
      control.checkVisibility({ visibilityProperty: true }) &&
      control.tabIndex >= 0 &&
      !control.matches(':disabled') &&
      !control.closest('dialog'),
  );
  const content = document.querySelector('main');
  const inFlow = controls.filter(
    (control) => content?.contains(control) && !isFixed(control) && isOneLine(control),
  );
  inFlow.forEach((control, index) => {
    const next = inFlow[index + 1];
    if (!next) return;
    const [a, b] = [control.getBoundingClientRect(), next.getBoundingClientRect()];
    // Read later: further down, or beside it to the right, or in a later column.
    const isAfter = b.bottom > a.top || b.left >= a.right;
    if (!isAfter) throw new Error(`${next.outerHTML} comes after ${control.outerHTML}`);
  });
  return controls.map((control, index) => {
    control.dataset.stop = `${index}`;
    return { selector: `[data-stop="${index}"]`, html: control.outerHTML.slice(0, 120) };
  });

  function isFixed(element: Element | null): boolean {
    return (
      element !== null &&
      (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement))
    );
  }

  function isOneLine(element: Element): boolean {
    return element.getClientRects().length === 1;
  }
}

/** Runs in the page: links and buttons under 24 pixels in height or width that stand in no sentence. */
function smallTargets(): string[] {
  return [...document.querySelectorAll<HTMLElement>('a[href], button, summary, select')]
    .filter((target) => target.checkVisibility({ visibilityProperty: true }))
    .filter((target) => !isInSentence(target))
    .filter((target) => {
      const { width, height } = target.getBoundingClientRect();
      return width < 24 || height < 24;
    })
    .map((target) => target.outerHTML.slice(0, 120));

  /** With words of the same paragraph before or after it. */
  function isInSentence(target: HTMLElement): boolean {
    const around = target.closest('p, li, td, dd, address');
    const words = around?.textContent?.trim().length ?? 0;
    return (
      getComputedStyle(target).display === 'inline' && words > target.textContent.trim().length
    );
  }
}
