/** Keyboard only: every control is reached in reading order, and the focus is always visible. */
import type { Page } from 'playwright/test';
import { contactFields } from '../../src/domain/contact/message.ts';
import { amountLimits, termLimits } from '../../src/domain/loan/limits.ts';
import { loanSteps } from '../../src/domain/loan/request.ts';
import { inNameOrder } from '../../src/i18n/name-order.ts';
import { addressOf, type PageRef, routes, sectionAddress } from '../../src/i18n/routes.ts';
import { contactField, message, sendButton } from '../support/browser/contact.ts';
import { expect, inLanguages, test } from '../support/browser/fixtures.ts';
import { lookAtFocus, numberStops, smallTargets, tabTo } from '../support/browser/focus.ts';
import { languageAfter, lookedAtLanguages, someLanguages } from '../support/browser/languages.ts';
import { expectToast } from '../support/browser/notices.ts';
import { applicant, expectAwake, heroButton } from '../support/browser/wizard.ts';
import { isFullWidth } from '../support/width.ts';

// Without smooth scrolling, positions are final at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const kinds: readonly PageRef[] = ['home', 'contact', 'blog', 'terms', { article: 1 }];

const widths = [1280, 390];

inLanguages(lookedAtLanguages, (language) => {
  test('a loan is asked for', async ({ page, texts, wizard, service }) => {
    const { heading, field } = wizard;
    await page.goto(routes.home[language]);
    await tabTo(page, page.getByRole('link', { name: texts.site.navigation.skip }), 1);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await tabTo(page, heroButton(page, texts), 1);
    await page.keyboard.press('Enter');
    await expectAwake(wizard.dialog);
    await tabTo(page, field('amount'));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('12.000');
    const { amountSlider } = texts.wizard.controls;
    await tabTo(page, wizard.dialog.getByRole('slider', { name: amountSlider }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    for (const step of [2, 3] as const) {
      await expect(heading(step)).toBeFocused();
      for (const name of inNameOrder(loanSteps[step - 1] ?? [], language)) {
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
  });

  test('the focus stays in the open wizard and is seen at every stop', async ({ page, wizard }) => {
    await page.goto(routes.home[language]);
    await wizard.open();
    for (const key of ['Tab', 'Shift+Tab']) {
      const stops = await stopsOf(page, key);
      expect(stops.length).toBeGreaterThan(10);
      expect(stops.filter((stop) => stop !== 'seen')).toEqual([]);
    }
    await wizard.goTo(2);
    const stops = await stopsOf(page, 'Tab');
    expect(stops.length).toBeGreaterThan(loanSteps[1].length);
    expect(stops.filter((stop) => stop !== 'seen')).toEqual([]);
  });
});

inLanguages(someLanguages, (language) => {
  const place = someLanguages.indexOf(language);

  // The daily run tries one width per language.
  for (const width of isFullWidth ? widths : widths.slice(place).slice(0, 1)) {
    test(`the site is visited, ${width} pixels wide`, async ({ page, texts }) => {
      const { navigation, contact } = texts.site;
      await page.setViewportSize({ width, height: 800 });
      await page.goto(routes.home[language]);

      await test.step('cards and questions follow one another', async () => {
        for (const button of await page.locator('#services').getByRole('button').all())
          await tabTo(page, button);
        const questions = page.locator('#faq details');
        const [first, second] = [questions.first(), questions.nth(1)];
        await tabTo(page, first.locator('summary'));
        await page.keyboard.press('Enter');
        await expect(first).toHaveAttribute('open');
        await tabTo(page, second.locator('summary'));
        await page.keyboard.press('Space');
        await expect(first).not.toHaveAttribute('open');
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
        await tabTo(page, bar.locator(`a[href="${sectionAddress('faq', language)}"]`));
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
        const other = addressOf('contact', languageAfter(language));
        const footer = page.getByRole('contentinfo');
        await tabTo(page, footer.locator(`a[href="${other}"]`).last());
        await page.keyboard.press('Enter');
        await page.waitForURL(`**${other}`);
      });
    });

    for (const [index, kind] of kinds.entries()) {
      // The daily run tries one language per kind of page.
      if (!isFullWidth && index % someLanguages.length !== place) continue;
      test(`${addressOf(kind, language)} is gone through as it is read, ${width} pixels wide`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(addressOf(kind, language));
        for (const [stop, html] of (await page.evaluate(numberStops)).entries()) {
          await page.keyboard.press('Tab');
          const focus = await page.evaluate(lookAtFocus);
          expect(focus.stop, `the focus comes to ${html}`).toBe(String(stop));
          expect(focus.problem).toBe('');
        }
        expect(await page.evaluate(smallTargets)).toEqual([]);
      });
    }
  }
});

/**
 * Presses a key until the focus returns to the browser's own controls.
 * @returns for each stop `seen` or its fault
 */
async function stopsOf(page: Page, key: string): Promise<string[]> {
  const stops: string[] = [];
  while (stops.length < 300) {
    await page.keyboard.press(key);
    const { place, problem } = await page.evaluate(lookAtFocus);
    if (place === 'around') break;
    stops.push(place === 'behind' ? 'behind the dialog' : problem || 'seen');
  }
  return stops;
}
