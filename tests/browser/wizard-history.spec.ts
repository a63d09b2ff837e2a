/** The wizard in the browser's history, and the triggers' label once a request has begun. */
import type { Locator, Page } from 'playwright/test';
import { routes } from '../../src/i18n/routes.ts';
import { expect, inLanguages, nightly, test } from '../support/browser/fixtures.ts';
import { blockScripts } from '../support/browser/network.ts';
import { heroButton, type Wizard } from '../support/browser/wizard.ts';
import { applicant } from '../support/submission.ts';

/**
 * Not `page.goBack()`, which waits for a load event. Delayed, because the page may unload before
 * the call returns.
 */
const go = (page: Page, steps: number) =>
  page.evaluate((by) => void setTimeout(() => history.go(by)), steps);

inLanguages((language) => {
  test.beforeEach(async ({ page }) => {
    await page.goto(routes.about[language]);
    await page.goto(routes.home[language]);
  });

  test('Back and Forward walk the steps', async ({ page, wizard }) => {
    const { heading } = wizard;
    await wizard.openAt(3);
    for (const [by, step] of [
      [-1, 2],
      [1, 3],
      [-2, 1],
    ] as const) {
      await go(page, by);
      await expect(heading(step)).toBeFocused();
    }
  });

  test('the wizard’s Back and Next walk the history', async ({ page, wizard }) => {
    const { heading } = wizard;
    await wizard.openAt(3);
    await wizard.back.click();
    await expect(heading(2)).toBeFocused();
    await wizard.next.click();
    await expect(heading(3)).toBeFocused();
    await go(page, -2);
    await expect(heading(1)).toBeFocused();
  });

  test('Back from a change leads to the review', async ({ page, texts, wizard }) => {
    const { review, steps } = texts.wizard;
    const change = wizard.dialog.getByRole('button', { name: `${review.change}: ${steps[2]}` });
    const reviewHeading = wizard.dialog.getByRole('heading', { name: review.title });
    await wizard.openAt(3);
    await change.click();
    await expect(wizard.field('profession')).toBeFocused();
    await go(page, -1);
    await expect(reviewHeading).toBeFocused();
    await change.click();
    await wizard.save.click();
    await expect(reviewHeading).toBeFocused();
  });

  test('Back from step 1 closes the wizard', async ({ page, texts, wizard }) => {
    const { dialog, heading } = wizard;
    await page.getByRole('main').getByRole('link', { name: texts.site.hero.more }).click();
    const url = page.url();
    expect(url).toContain('#');
    await wizard.openAt(3);
    await go(page, -2);
    await expect(heading(1)).toBeFocused();
    await go(page, -1);
    await expect(dialog).toBeHidden();
    await expect(heroButton(page, texts)).toBeFocused();
    expect(page.url()).toBe(url);
    await go(page, 1);
    await expect(heading(1)).toBeVisible();
    await go(page, -1);
    await expect(dialog).toBeHidden();
    // The page's own entries follow.
    await go(page, -1);
    await expect.poll(() => page.url()).not.toContain('#');
    await go(page, -1);
    await page.waitForURL(`**${routes.about[language]}`);
  });

  test.describe('Back leaves the page', () => {
    const expectBackLeaves = async (page: Page, { dialog }: Wizard) => {
      await expect(dialog).toBeHidden();
      await go(page, -1);
      await page.waitForURL(`**${routes.about[language]}`);
    };

    test('after Escape', async ({ page, wizard }) => {
      await wizard.openAt(3);
      await page.keyboard.press('Escape');
      await expectBackLeaves(page, wizard);
    });

    test('after Back in a kept step', async ({ page, wizard }) => {
      await wizard.openAt(3);
      await wizard.close.click();
      await wizard.openHydrated();
      await expect(wizard.heading(3)).toBeVisible();
      await go(page, -1);
      await expect(wizard.heading(2)).toBeFocused();
      await wizard.close.click();
      await expectBackLeaves(page, wizard);
    });

    test('after the wizard’s Back', async ({ page, wizard }) => {
      await wizard.openAt(3);
      await wizard.back.click();
      await expect(wizard.heading(2)).toBeFocused();
      await wizard.close.click();
      await wizard.openHydrated();
      await expect(wizard.heading(2)).toBeVisible();
      await wizard.close.click();
      await expectBackLeaves(page, wizard);
    });

    test('after a reload', async ({ page, wizard }) => {
      await wizard.openAt(2);
      await page.reload();
      await expectBackLeaves(page, wizard);
    });

    test('after Forward opened the wizard again', async ({ page, wizard }) => {
      await wizard.openAt(2);
      await go(page, -2);
      await expect(wizard.dialog).toBeHidden();
      await go(page, 1);
      await expect(wizard.heading(1)).toBeVisible();
      await wizard.close.click();
      await expectBackLeaves(page, wizard);
    });

    test('after a phone’s Back to step 2', async ({ page, wizard }) => {
      await wizard.openAt(3);
      await wizard.dialog.evaluate((part: HTMLDialogElement) => part.requestClose());
      await expect(wizard.heading(2)).toBeFocused();
      await page.keyboard.press('Escape');
      await expectBackLeaves(page, wizard);
    });
  });

  test('a link pressed while closing is followed', async ({ page, texts, wizard }) => {
    const { dialog, heading, back, close } = wizard;
    const pressBoth = async (button: Locator) => {
      const link = page
        .getByRole('contentinfo')
        .getByRole('link', { name: texts.site.meta.terms.title, includeHidden: true });
      const pair = [await button.elementHandle(), await link.elementHandle()];
      await page.evaluate(
        (elements) =>
          void setTimeout(() => {
            for (const element of elements) (element as HTMLElement | null)?.click();
          }),
        pair,
      );
      await page.waitForURL(`**${routes.terms[language]}`);
      await go(page, -1);
      await page.waitForURL(`**${routes.home[language]}`);
    };
    await wizard.openAt(3);
    await pressBoth(back);
    await expect(heading(2)).toBeVisible();
    await pressBoth(close);
    await expect(dialog).toBeHidden();
    await go(page, -1);
    await page.waitForURL(`**${routes.about[language]}`);
  });

  test('Back returns from a link into the wizard', nightly, async ({ page, texts, wizard }) => {
    const { dialog, heading, field } = wizard;
    await wizard.openAt(3);
    await field('phone').fill(applicant.phone);
    await dialog.getByRole('link', { name: texts.wizard.privacyPolicy }).press('Enter');
    await page.waitForURL(`**${routes.privacy[language]}`);
    await go(page, -1);
    await page.waitForURL(`**${routes.home[language]}`);
    await expect(heading(3)).toBeVisible();
    await expect(field('phone')).toHaveValue(applicant.phone);
    await go(page, -1);
    await expect(heading(2)).toBeFocused();
  });

  test('Back closes a wizard without scripts', nightly, async ({ page, wizard, pageErrors }) => {
    pageErrors.allow(/Failed to load resource|Failed to fetch dynamically imported module/);
    await blockScripts(page);
    await wizard.openDialog();
    await go(page, -1);
    await expect(wizard.dialog).toBeHidden();
    expect(page.url()).toContain(routes.home[language]);
    await go(page, -1);
    await page.waitForURL(`**${routes.about[language]}`);
  });

  test('triggers offer to resume until cleared', async ({ page, texts, wizard }) => {
    const { dialog, close, field } = wizard;
    const { resume } = texts.site.navigation;
    const triggers = page.locator('button[command="show-modal"]');
    const labels = await triggers.allInnerTexts();
    await wizard.openHydrated();
    await field('amount').fill('30000');
    await close.click();
    expect(await triggers.allInnerTexts()).toEqual(labels);

    await wizard.openHydrated();
    await wizard.next.click();
    await field('profession').fill('x');
    await close.click();
    const begun = labels.map(() => resume);
    await expect.poll(() => triggers.allInnerTexts()).toEqual(begun);
    await page.reload();
    await expect.poll(() => triggers.allInnerTexts()).toEqual(begun);

    await triggers.last().click();
    await dialog.getByRole('button', { name: texts.wizard.clear }).click();
    await close.click();
    await expect.poll(() => triggers.allInnerTexts()).toEqual(labels);
  });
});
