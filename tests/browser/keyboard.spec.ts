/** Keyboard only: every control is reached in reading order, and the focus is always visible. */
import type { Locator, Page } from 'playwright/test';
import { contactFields } from '../../src/domain/contact/message.ts';
import { amountLimits, termLimits } from '../../src/domain/loan/limits.ts';
import { loanSteps, stepFields } from '../../src/domain/loan/request.ts';
import { defaultLanguage } from '../../src/i18n/languages.ts';
import { orderNames } from '../../src/i18n/name-order.ts';
import { type PageRef, pagePath, routes, sectionHref } from '../../src/i18n/routes.ts';
import { hydrated } from '../../src/islands/astro-island.ts';
import { expect, inLanguages, nightly, test } from '../support/browser/fixtures.ts';
import {
  languageAfter,
  languageButton,
  languageList,
  longWordLanguages,
} from '../support/browser/languages.ts';
import {
  acceptButton,
  contactField,
  cookieBanner,
  fillMessage,
  laterButton,
  message,
  sendButton,
} from '../support/browser/page-parts.ts';
import { expectToast, pauseClock, toastIn } from '../support/browser/toasts.ts';
import { applicant, expectHydrated, heroButton } from '../support/browser/wizard.ts';
import { isFullRun } from '../support/prerequisites.ts';

// Without smooth scrolling, positions are final at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const walkedPages: readonly PageRef[] = ['home', 'contact', 'blog', 'terms', { article: 1 }];

const widths = [1280, 390];

inLanguages((language) => {
  test('keyboard completes a loan request', async ({ page, texts, wizard, service }) => {
    const { heading, field } = wizard;
    await page.goto(routes.home[language]);
    await tabTo(page, page.getByRole('link', { name: texts.site.navigation.skip }), 1);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await tabTo(page, heroButton(page, texts), 1);
    await page.keyboard.press('Enter');
    await expectHydrated(wizard.dialog);
    await tabTo(page, field('amount'));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('12.000');
    const { amountSlider } = texts.wizard.controls;
    await tabTo(page, wizard.dialog.getByRole('slider', { name: amountSlider }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    for (const step of [2, 3] as const) {
      await expect(heading(step)).toBeFocused();
      for (const name of orderNames(stepFields(step), language)) {
        await tabTo(page, field(name), 1);
        await page.keyboard.type(applicant[name as keyof typeof applicant]);
      }
      await page.keyboard.press('Enter');
    }
    await expect(wizard.dialog).toBeHidden();
    const { title } = texts.wizard.confirmation;
    await expect(page.getByRole('heading', { name: title })).toBeFocused();
    const rows = await service.stored();
    expect(rows[0]?.payload).toEqual({
      ...applicant,
      amount: 12_000 + amountLimits.step,
      duration: termLimits.default,
    });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
    await expect(heroButton(page, texts)).toBeFocused();
  });

  test('the open wizard keeps the focus visible', async ({ page, wizard }) => {
    await wizard.openHydrated(routes.home[language]);
    for (const key of ['Tab', 'Shift+Tab']) {
      expect(await countVisibleStops(page, key)).toBeGreaterThan(10);
    }
    await wizard.goTo(2);
    expect(await countVisibleStops(page, 'Tab')).toBeGreaterThan(loanSteps[1].length);
  });
});

inLanguages((language) => {
  for (const width of isFullRun ? widths : widths.slice(0, 1)) {
    test(`keyboard visits the site at ${width} px`, async ({ page, texts }) => {
      const { navigation, contact } = texts.site;
      await page.setViewportSize({ width, height: 800 });
      await page.goto(routes.home[language]);

      await test.step('cards and questions follow one another', async () => {
        for (const button of await page.locator('#services').getByRole('button').all())
          await tabTo(page, button);
        const questions = page.locator('#faq details');
        const [firstQuestion, second] = [questions.first(), questions.nth(1)];
        await tabTo(page, firstQuestion.locator('summary'));
        await page.keyboard.press('Enter');
        await expect(firstQuestion).toHaveAttribute('open');
        await tabTo(page, second.locator('summary'));
        await page.keyboard.press('Space');
        await expect(firstQuestion).not.toHaveAttribute('open');
        await expect(second).toHaveAttribute('open');
        await page.keyboard.press('Space');
        await expect(second).not.toHaveAttribute('open');
      });

      await test.step('the bar leads to a section', async () => {
        await page.goto(routes.about[language]);
        if (width < 600) {
          const toggle = page.getByRole('button', { name: navigation.menu, exact: true });
          await tabTo(page, toggle);
          await page.keyboard.press('Enter');
        }
        const bar = page.getByRole('navigation', { name: navigation.label });
        await tabTo(page, bar.locator(`a[href="${sectionHref('faq', language)}"]`));
        await page.keyboard.press('Enter');
        await page.waitForURL(`**${routes.home[language]}`);
        await expect(page.locator('#faq')).toBeFocused();
        await expect(page.locator('#faq')).toBeInViewport();
        // Tab continues from that section, not from the top of the page.
        await page.keyboard.press('Tab');
        await expect(page.locator('#faq :focus')).toHaveCount(1);
      });

      await test.step('a message is written and sent', async () => {
        await page.goto(routes.contact[language]);
        for (const field of contactFields) {
          await tabTo(page, contactField(page, texts, field));
          await page.keyboard.insertText(message[field]);
        }
        await tabTo(page, sendButton(page, texts));
        await page.keyboard.press('Enter');
        await expectToast(page, texts, contact.toasts.sent, 'success');
      });

      await test.step('the footer leads to this page in another language', async () => {
        const other = pagePath('contact', languageAfter(language));
        const footer = page.getByRole('contentinfo');
        await tabTo(page, footer.locator(`a[href="${other}"]`).last());
        await page.keyboard.press('Enter');
        await page.waitForURL(`**${other}`);
      });
    });

    for (const kind of isFullRun ? walkedPages : walkedPages.slice(0, 2)) {
      test(`${pagePath(kind, language)} has a logical order, ${width} px wide`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(pagePath(kind, language));
        await expectWalk(page);
        expect(await page.evaluate(smallTargets)).toEqual([]);
      });
    }
  }
});

/** A phone, and a window of 1280 pixels at 400 %. */
const smallWindows = [
  { width: 320, height: 256 },
  ...(isFullRun ? [{ width: 390, height: 844 }] : []),
];

inLanguages((language) => {
  for (const viewport of smallWindows) {
    test.describe(`in ${viewport.width} × ${viewport.height} pixels`, () => {
      test.use({ viewport });

      test.describe('on a first visit', () => {
        test.use({ hasConsent: false });

        for (const kind of ['home', 'contact'] as const) {
          test(`cookie banner comes first on ${kind}`, nightly, async ({ page, texts }) => {
            await page.goto(routes[kind][language]);
            await tabTo(
              page,
              page.getByRole('link', { name: texts.site.cookieBanner.policy }).first(),
              2,
            );
            await expectWalk(page);
          });
        }
      });

      test('Tab passes each stop of the wizard once', nightly, async ({ page, texts, wizard }) => {
        await page.clock.install();
        await page.goto(routes.home[language]);
        await heroButton(page, texts).press('Enter');
        await expectHydrated(wizard.dialog);
        await wizard.goTo(2);
        await wizard.next.press('Enter');
        await expect(wizard.field(loanSteps[1][0])).toBeFocused();
        await expect(toastIn(wizard.dialog, texts)).toBeVisible();
        await pauseClock(page);
        await expectWalk(page);
      });
    });
  }
}, longWordLanguages);

/** The widths and heights at which a toast takes much of the window. */
const toastWindows = [
  [390, 844],
  [320, 568],
  [320, 256],
] as const;

inLanguages((language) => {
  test('focus stays visible beside the toast', nightly, async ({ page, texts }) => {
    await page.clock.install();
    await page.goto(routes.contact[language]);
    await fillMessage(page, texts);
    await sendButton(page, texts).press('Enter');
    await expect(toastIn(page, texts)).toBeVisible();
    await pauseClock(page);
    for (const [width, height] of toastWindows) {
      await page.setViewportSize({ width, height });
      await countVisibleStops(page, 'Tab');
      expect(await countVisibleStops(page, 'Shift+Tab')).toBeGreaterThan(contactFields.length);
    }
  });

  test.describe('on a first visit to an article', () => {
    test.use({ hasConsent: false });

    test('focus stays visible below the confirmation', nightly, async ({ page, texts, wizard }) => {
      await page.clock.install();
      await page.goto(pagePath({ article: 1 }, language));
      await page.locator('main [commandfor="loan-wizard"]').press('Enter');
      await expectHydrated(wizard.dialog);
      await wizard.goTo(3);
      await wizard.fillStep(3);
      await wizard.submit.press('Enter');
      const heading = page.getByRole('heading', { name: texts.wizard.confirmation.title });
      await expect(heading).toBeFocused();
      await expect(toastIn(page, texts)).toBeVisible();
      await pauseClock(page);
      for (const [width, height] of toastWindows) {
        await page.setViewportSize({ width, height });
        for (const key of ['Tab', 'Shift+Tab']) {
          await heading.focus();
          expect(await countVisibleStops(page, key)).toBeGreaterThan(0);
        }
      }
    });
  });
}, longWordLanguages);

test.describe('on a first visit to a phone', () => {
  test.use({ hasConsent: false, viewport: { width: 390, height: 844 } });

  test('closing the banner restores focus', async ({ page, texts }) => {
    await page.goto(routes.contact[defaultLanguage]);
    await acceptButton(page, texts).press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
    const reopenButton = page.getByRole('button', { name: texts.site.footer.cookieChoice });
    for (const key of ['Escape', 'Enter']) {
      await reopenButton.press('Enter');
      await expect(cookieBanner(page, texts).getByRole('heading')).toBeFocused();
      if (key === 'Enter') await laterButton(page, texts).focus();
      await page.keyboard.press(key);
      await expect(cookieBanner(page, texts)).toBeHidden();
      await expect(reopenButton).toBeFocused();
    }
  });

  test('the focus that leaves the menu is visible', async ({ page, texts: { site } }) => {
    await page.goto(routes.privacy[defaultLanguage]);
    await page.keyboard.press('Escape');
    const toggle = page.getByRole('button', { name: site.navigation.menu, exact: true });
    await toggle.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(toggle).toBeFocused();
    await expect(page.getByRole('navigation', { name: site.navigation.label })).toBeVisible();
    await tabTo(page, page.getByRole('main').getByRole('link').nth(1));
  });

  test('the language list closes when the focus leaves it', async ({ page, texts }) => {
    await page.goto(routes.home[defaultLanguage]);
    await page.keyboard.press('Escape');
    await languageButton(page, texts, defaultLanguage).last().press('Enter');
    await expect(page.locator(hydrated, { has: languageList(page) })).toBeAttached();
    await expect(languageList(page)).toBeVisible();
    await tabTo(page, page.getByRole('main').getByRole('button').first());
    await expect(languageList(page)).toBeHidden();
  });

  test('closing the language list restores focus', async ({ page, texts: { site } }) => {
    await page.goto(routes.contact[defaultLanguage]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: site.navigation.menu, exact: true }).press('Enter');
    const menu = page.getByRole('navigation', { name: site.navigation.label });
    const languages = menu.getByRole('button').first();
    await languages.press('Enter');
    await tabTo(page, languageList(page).getByRole('link').first(), 5);
    await expect(page.locator(hydrated, { has: languageList(page) })).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(languageList(page)).toBeHidden();
    await expect(languages).toBeFocused();
  });
});

/** Presses Tab from the focus on: each stop comes once and in order, is visible, and the last one is the end. */
async function expectWalk(page: Page): Promise<void> {
  const stops = [...(await page.evaluate(numberStops)).entries()];
  expect(stops.length).toBeGreaterThan(5);
  const { stop: from } = await page.evaluate(inspectFocus);
  for (const [stop, html] of stops.slice(from ? Number(from) + 1 : 0)) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(inspectFocus);
    expect(focus.stop, `the focus comes to ${html}`).toBe(String(stop));
    expect(focus.problem).toBe('');
  }
  await page.keyboard.press('Tab');
  const { place } = await page.evaluate(inspectFocus);
  expect(place, 'where the focus is after the last stop').toBe('browser');
}

/** Presses a key until the focus returns to the browser's own controls. At every stop the focus must be visible. */
async function countVisibleStops(page: Page, key: string): Promise<number> {
  for (let count = 0; count < 300; count += 1) {
    await page.keyboard.press(key);
    const { place, problem } = await page.evaluate(inspectFocus);
    if (place === 'browser') return count;
    expect([place, problem]).toEqual(['page', '']);
  }
  throw new Error('The focus never left the page');
}

/** Presses Tab until the target has the focus. The focus must be visible at every stop. */
async function tabTo(page: Page, target: Locator, maxPresses = 60): Promise<void> {
  await target.evaluate((element) => {
    for (const other of document.querySelectorAll('[data-test-stop]'))
      other.removeAttribute('data-test-stop');
    element.setAttribute('data-test-stop', 'target');
  });
  for (let pressed = 0; pressed < maxPresses; pressed += 1) {
    await page.keyboard.press('Tab');
    const { problem, stop } = await page.evaluate(inspectFocus);
    expect(problem).toBe('');
    if (stop === 'target') return;
  }
  throw new Error(`The focus never came to ${target}`);
}

interface Focus {
  /** The test's mark on the element, see {@link tabTo} and {@link numberStops}. */
  stop: string | null;
  place: 'page' | 'behind the dialog' | 'browser';
  /** Why the focus is not visible; empty if it is. */
  problem: string;
}

/** Runs in the page. */
function inspectFocus(): Focus {
  const focused = document.activeElement ?? document.body;
  const stop = focused.getAttribute('data-test-stop');
  if (focused.matches('html, body')) return { stop, place: 'browser', problem: '' };
  const isBehind = document.querySelector('dialog:modal')?.contains(focused) === false;
  return {
    stop,
    place: isBehind ? 'behind the dialog' : 'page',
    problem: findFocusProblem(focused),
  };

  function findFocusProblem(element: Element): string {
    const name = element.outerHTML.slice(0, 120);
    // A card's link and a number field show the focus on a pseudo-element or on the parent.
    const parts = [element, element.parentElement];
    const styles = parts.flatMap((part) => (part ? [getComputedStyle(part)] : []));
    const isOutlined = [...styles, getComputedStyle(element, '::after')].some(
      ({ outlineStyle, outlineWidth }) =>
        outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    );
    if (!isOutlined) return `no outline: ${name}`;
    const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
    const hits = [...element.getClientRects()].flatMap(({ left, top, width, height }) =>
      shares.flatMap((x) =>
        shares.map((y) => document.elementFromPoint(left + x * width, top + y * height)),
      ),
    );
    if (hits.every((hit) => !hit)) return `out of the window: ${name}`;
    const isSeen = hits.some((hit) => hit && (element.contains(hit) || hit.contains(element)));
    return isSeen ? '' : `covered: ${name}`;
  }
}

/**
 * Runs in the page: numbers all focusable elements in document order.
 * @throws Error where document order differs from reading order
 */
function numberStops(): string[] {
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    ),
  ].filter(
    (control) =>
      control.checkVisibility({ visibilityProperty: true }) &&
      control.tabIndex >= 0 &&
      !control.matches(':disabled') &&
      control.closest('dialog') === document.querySelector('dialog:modal'),
  );
  const content = document.querySelector('main');
  const inFlow = controls.filter(
    (control) =>
      content?.contains(control) && !isFixed(control) && control.getClientRects().length === 1,
  );
  inFlow.forEach((control, index) => {
    const next = inFlow[index + 1];
    if (!next) return;
    const [a, b] = [control.getBoundingClientRect(), next.getBoundingClientRect()];
    // Later in reading order: further down, to the right, or in a later column.
    const isAfter = b.bottom > a.top || b.left >= a.right;
    if (!isAfter) throw new Error(`${next.outerHTML} comes after ${control.outerHTML}`);
  });
  return controls.map((control, index) => {
    control.setAttribute('data-test-stop', String(index));
    return control.outerHTML.slice(0, 120);
  });

  function isFixed(element: Element | null): boolean {
    return (
      element !== null &&
      (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement))
    );
  }
}

/** Runs in the page: touch targets that are too small, except links within a sentence. */
function smallTargets(): string[] {
  return [...document.querySelectorAll<HTMLElement>('a[href], button, summary, select')]
    .filter((target) => target.checkVisibility({ visibilityProperty: true }))
    .filter((target) => !isInSentence(target))
    .filter((target) => {
      const { width, height } = target.getBoundingClientRect();
      return width < 24 || height < 24;
    })
    .map((target) => target.outerHTML.slice(0, 120));

  /** The paragraph has text before or after the link. */
  function isInSentence(target: HTMLElement): boolean {
    const around = target.closest('p, li, td, dd, address');
    const textLength = around?.textContent?.trim().length ?? 0;
    return (
      getComputedStyle(target).display === 'inline' && textLength > target.textContent.trim().length
    );
  }
}
