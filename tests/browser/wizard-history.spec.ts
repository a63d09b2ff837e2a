/** The wizard in the browser's history, and the triggers' label once a request has begun. */
import type { Locator, Page } from 'playwright/test';
import { routes } from '../../src/i18n/routes.ts';
import { expect, inLanguages, nightly, test } from '../support/browser/fixtures.ts';
import { blockScripts } from '../support/browser/network.ts';
import { applicant, heroButton } from '../support/browser/wizard.ts';

/** Not `page.goBack()`, which waits for a load event. Delayed, because the page may unload before the call returns. */
const go = (page: Page, steps: number) =>
  page.evaluate((by) => void setTimeout(() => history.go(by)), steps);

inLanguages((language) => {
  test.beforeEach(async ({ page }) => {
    await page.goto(routes.about[language]);
    await page.goto(routes.home[language]);
  });

  test('Back and Forward walk the steps', async ({ page, texts, wizard }) => {
    const { dialog, heading, next, back } = wizard;
    await page.getByRole('main').getByRole('link', { name: texts.site.hero.more }).click();
    const url = page.url();
    expect(url).toContain('#');
    await wizard.openAt(3);
    await expect(heading(3)).toBeFocused();
    await go(page, -1);
    await expect(heading(2)).toBeFocused();
    await go(page, 1);
    await expect(heading(3)).toBeFocused();

    await test.step('the wizard’s own Back and Next are the same steps', async () => {
      await back.click();
      await expect(heading(2)).toBeFocused();
      await next.click();
      await expect(heading(3)).toBeFocused();
      await go(page, -2);
      await expect(heading(1)).toBeFocused();
    });

    await test.step('Back from a change leads to the review', async () => {
      await go(page, 2);
      const { review, steps } = texts.wizard;
      const change = dialog.getByRole('button', { name: `${review.change}: ${steps.person}` });
      const reviewed = dialog.getByRole('heading', { name: review.title });
      await change.click();
      await expect(wizard.field('profession')).toBeFocused();
      await go(page, -1);
      await expect(reviewed).toBeFocused();
      await change.click();
      await wizard.save.click();
      await expect(reviewed).toBeFocused();
    });

    await test.step('Back from the first step closes it, and the page’s entries follow', async () => {
      for (const step of [2, 1] as const) {
        await go(page, -1);
        await expect(heading(step)).toBeFocused();
      }
      await go(page, -1);
      await expect(dialog).toBeHidden();
      await expect(heroButton(page, texts)).toBeFocused();
      expect(page.url()).toBe(url);
      await go(page, 1);
      await expect(heading(1)).toBeVisible();
      await go(page, -1);
      await expect(dialog).toBeHidden();
      await go(page, -1);
      await expect.poll(() => page.url()).not.toContain('#');
      await go(page, -1);
      await page.waitForURL(`**${routes.about[language]}`);
    });
  });

  test('Back leaves the page after closing', async ({ page, wizard }) => {
    const { dialog, heading, close } = wizard;
    const expectBackLeaves = async () => {
      await expect(dialog).toBeHidden();
      await go(page, -1);
      await page.waitForURL(`**${routes.about[language]}`);
      await page.goto(routes.home[language]);
    };
    await wizard.openAt(3);
    await page.keyboard.press('Escape');
    await expectBackLeaves();

    await test.step('the wizard opens at the kept step', async () => {
      await wizard.openHydrated();
      await expect(heading(3)).toBeVisible();
      await go(page, -1);
      await expect(heading(2)).toBeFocused();
      await close.click();
      await expectBackLeaves();
    });

    await test.step('after a step back', async () => {
      await wizard.openHydrated();
      await wizard.next.click();
      await expect(heading(3)).toBeFocused();
      await wizard.back.click();
      await expect(heading(2)).toBeFocused();
      await close.click();
      await wizard.openHydrated();
      await expect(heading(2)).toBeVisible();
      await close.click();
      await expectBackLeaves();
    });

    await test.step('by a reload, and Forward opens it again', async () => {
      await wizard.openHydrated();
      await expect(heading(2)).toBeVisible();
      await page.reload();
      await expect(dialog).toBeHidden();
      await expectBackLeaves();
      await wizard.openHydrated();
      await expect(heading(2)).toBeVisible();
      await go(page, -2);
      await expect(dialog).toBeHidden();
      await go(page, 1);
      await expect(heading(1)).toBeVisible();
      await close.click();
      await expectBackLeaves();
    });

    await test.step('by a telephone’s Back, which goes a step back first', async () => {
      await wizard.openHydrated();
      await wizard.next.click();
      await wizard.next.click();
      await expect(heading(3)).toBeFocused();
      await dialog.evaluate((part: HTMLDialogElement) => part.requestClose());
      await expect(heading(2)).toBeFocused();
      await page.keyboard.press('Escape');
      await expectBackLeaves();
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
