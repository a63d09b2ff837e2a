/**
 * Double clicks, double taps and held keys: a press acts once, whatever takes the place of the
 * pressed button.
 */
import type { Locator, Page } from 'playwright/test';
import { stepUp } from '../../src/domain/loan/limits.ts';
import { amountLimits } from '../../src/domain/loan/offer.ts';
import { formatNumber } from '../../src/i18n/format.ts';
import { routes } from '../../src/i18n/routes.ts';
import { expect, inLanguages, nightly, test } from '../support/browser/fixtures.ts';
import { languageButton, languageList } from '../support/browser/languages.ts';
import { submissionsOf } from '../support/browser/network.ts';
import { acceptButton, cookieBanner, laterButton } from '../support/browser/page-parts.ts';
import { expectNoFieldError, toastIn } from '../support/browser/toasts.ts';
import { heroButton } from '../support/browser/wizard.ts';
import { applicant } from '../support/submission.ts';

/** Time between the two presses, in milliseconds. */
const intervalMs = 150;

const doublePress = {
  'double click': (page: Page, { x, y }: Point) =>
    page.mouse.dblclick(x, y, { delay: intervalMs / 2 }),
  // By the protocol, with timestamps: a busy machine would not keep the interval.
  'double tap': async (page: Page, { x, y }: Point) => {
    const client = await page.context().newCDPSession(page);
    const start = Date.now();
    for (const after of [0, intervalMs]) {
      const touch = (type: 'touchStart' | 'touchEnd', ms: number) =>
        client.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchStart' ? [{ x, y }] : [],
          timestamp: (start + after + ms) / 1_000,
        });
      await touch('touchStart', 0);
      await touch('touchEnd', 30);
      // Lets the page respond to the first tap.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => setTimeout(done))),
      );
    }
    await client.detach();
  },
};

interface Point {
  x: number;
  y: number;
}

/** Presses twice where the button is at the first press. */
async function pressTwice(
  page: Page,
  button: Locator,
  gesture: keyof typeof doublePress,
): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not on the page');
  const { x, y, width, height } = box;
  await doublePress[gesture](page, { x: x + width / 2, y: y + height / 2 });
}

for (const gesture of ['double click', 'double tap'] as const)
  test.describe(gesture, gesture === 'double tap' ? nightly : {}, () => {
    if (gesture === 'double tap')
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    inLanguages((language) => {
      test('moves the wizard by one step', async ({ page, texts, wizard }) => {
        const sent = submissionsOf(page);
        const { dialog, heading, field } = wizard;
        const { review, steps } = texts.wizard;
        await page.goto(routes.home[language]);
        await pressTwice(page, heroButton(page, texts), gesture);
        await expect(heading(1)).toBeVisible();
        await expect(field('amount')).toHaveValue(formatNumber(amountLimits.default, language));

        await pressTwice(page, wizard.next, gesture);
        await expect(heading(2)).toBeFocused();
        await expectNoFieldError(field('profession'));
        await expect(toastIn(dialog, texts)).toHaveCount(0);
        await pressTwice(page, wizard.back, gesture);
        await expect(heading(1)).toBeFocused();
        await wizard.next.press('Enter');
        await wizard.fillStep(2);
        await pressTwice(page, wizard.next, gesture);
        await expect(heading(3)).toBeFocused();
        await wizard.fillStep(3);
        await pressTwice(page, wizard.back, gesture);
        await expect(heading(2)).toBeFocused();
        await pressTwice(page, wizard.next, gesture);
        await expect(heading(3)).toBeFocused();

        for (const step of [steps[1], steps[2]]) {
          const change = dialog.getByRole('button', { name: `${review.change}: ${step}` });
          await pressTwice(page, change, gesture);
          await expect(wizard.save).toBeVisible();
          await pressTwice(page, wizard.save, gesture);
          await expect(dialog.getByRole('heading', { name: review.title })).toBeFocused();
        }
        await expect(
          dialog.getByText(formatNumber(amountLimits.default, language)),
        ).not.toHaveCount(0);
        expect(sent).toHaveLength(0);
      });

      test('sends no request with an unseen warning', async ({ page, texts, wizard }) => {
        const sent = submissionsOf(page);
        await wizard.openAt('submit', routes.home[language]);
        await wizard.field('phone').fill('abc');
        await pressTwice(page, wizard.submit, gesture);
        await expect(wizard.dialog.getByText(texts.wizard.warnings.phone)).toBeVisible();
        expect(sent).toHaveLength(0);
        await wizard.submit.press('Enter');
        await expect(wizard.dialog).toBeHidden();
        expect(sent).toHaveLength(1);
      });

      test('counts every press of plus', nightly, async ({ page, texts, wizard }) => {
        await wizard.openHydrated(routes.home[language]);
        const more = wizard.dialog.getByRole('button', { name: texts.wizard.controls.moreAmount });
        await pressTwice(page, more, gesture);
        const amount = stepUp(stepUp(amountLimits.default, amountLimits), amountLimits);
        await expect(wizard.field('amount')).toHaveValue(formatNumber(amount, language));
      });

      test('opens the language menu', nightly, async ({ page, texts }) => {
        await page.goto(routes.home[language]);
        await pressTwice(page, languageButton(page, texts, language), gesture);
        await expect(languageList(page)).toBeVisible();
      });

      test.describe('on a first visit', () => {
        test.use({ hasConsent: false });

        test('closing presses nothing behind it', nightly, async ({ page, texts, wizard }) => {
          await page.goto(routes.home[language]);
          await page.evaluate(() => {
            // Stands for whatever lies behind.
            const behind = document.createElement('button');
            behind.style.cssText = 'position: fixed; inset: 0';
            behind.addEventListener('click', () => document.body.setAttribute('data-test-hit', ''));
            document.body.prepend(behind);
          });
          const banner = cookieBanner(page, texts);
          for (const button of [laterButton, acceptButton]) {
            await pressTwice(page, button(page, texts), gesture);
            await expect(banner).toBeHidden();
            await page.evaluate(() => (document.documentElement.dataset.consent = 'asking'));
          }
          await page.evaluate(() => (document.documentElement.dataset.consent = 'accepted'));
          await page.evaluate(() =>
            document.querySelector<HTMLDialogElement>('#loan-wizard')?.showModal(),
          );
          await expect(wizard.dialog).toBeVisible();
          await pressTwice(page, wizard.close, gesture);
          await expect(wizard.dialog).toBeHidden();
          await expect(page.locator('body')).not.toHaveAttribute('data-test-hit');
        });
      });
    });
  });

inLanguages((language) => {
  test.describe('with a finger', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test('pressing a paper’s name toggles its tick', async ({ page, wizard }) => {
      await wizard.openAt('submit', routes.home[language]);
      await wizard.submit.press('Enter');
      const name = page.locator('label:has([type=checkbox])').first();
      await name.tap();
      await expect(name.getByRole('checkbox')).toBeChecked();
      await pressTwice(page, name, 'double click');
      await expect(name.getByRole('checkbox')).not.toBeChecked();
    });

    test('a tap after a change follows its link', nightly, async ({ page }) => {
      await page.goto(routes.contact[language]);
      const logo = page.getByRole('banner').getByRole('link').first();
      const box = await logo.boundingBox();
      expect(box?.x).toBeLessThan(50);
      await page.evaluate(() =>
        document.body.dispatchEvent(new Event('change', { bubbles: true })),
      );
      // The corner of the page is near the place of an event without one.
      await page.touchscreen.tap((box?.x ?? 0) + 4, (box?.y ?? 0) + 4);
      await page.waitForURL(`**${routes.home[language]}`);
    });
  });

  test('a held Enter moves one step', async ({ page, texts, wizard }) => {
    const sent = submissionsOf(page);
    await wizard.openHydrated(routes.home[language]);
    await wizard.next.focus();
    for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect(wizard.heading(2)).toBeFocused();
    await wizard.fillStep(2);
    await wizard.field('profession').press('Enter');
    await expect(wizard.heading(3)).toBeFocused();
    await wizard.fillStep(3);
    await wizard.field('phone').fill('abc');
    for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect(wizard.dialog.getByText(texts.wizard.warnings.phone)).toBeVisible();
    expect(sent).toHaveLength(0);
    await wizard.field('phone').fill(applicant.phone);
    await page.keyboard.press('Enter');
    await expect(wizard.dialog).toBeHidden();
    expect(sent).toHaveLength(1);
  });

  test.describe('on a first visit', () => {
    test.use({ hasConsent: false });

    test('a held Escape closes only the wizard', nightly, async ({ page, texts, wizard }) => {
      await wizard.openHydrated(routes.home[language]);
      for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('Escape');
      await page.keyboard.up('Escape');
      await expect(wizard.dialog).toBeHidden();
      await expect(cookieBanner(page, texts)).toBeVisible();
    });
  });
});
