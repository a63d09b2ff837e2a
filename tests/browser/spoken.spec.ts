/**
 * The wizard as a screen reader has it: every step's tree of names, roles and states on record, and what is said by
 * itself, in order. After a wanted change: `npx playwright test --config tests/browser/playwright.config.ts spoken
 * --update-snapshots`, and read what comes out.
 */
import type { Page } from 'playwright/test';
import { loanPath } from '../../src/api.ts';
import { fill } from '../../src/i18n/format.ts';
import type { SiteLanguage } from '../../src/i18n/languages.ts';
import { routes } from '../../src/i18n/routes.ts';
import { toastDuration } from '../../src/stores/toast.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import {
  fillContact,
  goToStep,
  openWizard,
  textsIn,
  wizardField,
} from '../support/browser/loan.ts';
import { toastIn } from '../support/browser/toasts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const languages: SiteLanguage[] = ['nl', 'hu', 'de'];

for (const language of languages) {
  test.describe(language, () => {
    test('the tree of every step', async ({ page, noise }) => {
      noise.expect(/status of 500/);
      noise.expect(/^Email verzenden mislukt$/);
      // Nine trees of a hundred lines each take their time.
      test.setTimeout(180_000);
      const texts = await textsIn(language);
      const { wizard } = texts;
      await page.route(`**${loanPath}`, (route) => route.fulfill({ status: 500 }), { times: 1 });
      await page.goto(routes.home[language]);
      const dialog = await openWizard(page, texts);
      const next = dialog.getByRole('button', { name: wizard.buttons.next });
      const submit = dialog.getByRole('button', { name: wizard.buttons.submit });
      const form = dialog.locator('form');
      const expectTree = (state: string) =>
        test.step(state, () =>
          expect(form).toMatchAriaSnapshot({ name: `${state}-${language}.aria.yml` }),
        );

      await expectTree('step-1');
      await dialog.getByText(wizard.table.title, { exact: true }).click();
      await expect(dialog.getByRole('table')).toBeVisible();
      await expectTree('step-1-with-table');
      await dialog.getByText(wizard.table.title, { exact: true }).click();
      await wizardField(dialog, texts, 'amount').fill('12345');
      await wizardField(dialog, texts, 'duration').fill('');
      await next.click();
      await expectTree('step-1-stopped');
      await wizardField(dialog, texts, 'duration').fill('12');
      await next.click();
      await expectTree('step-2');
      await next.click();
      await expectTree('step-2-stopped');
      await wizardField(dialog, texts, 'profession').fill('x');
      await expectTree('step-2-partly-mended');
      for (const field of ['monthlyIncome', 'address', 'country'] as const)
        await wizardField(dialog, texts, field).fill('y');
      await next.click();
      await expect(dialog.getByRole('region', { name: wizard.review.title })).toBeVisible();
      await expectTree('step-3');
      await fillContact(dialog, texts);
      await submit.click();
      await expect(toastIn(dialog, texts)).toBeVisible();
      await expectTree('step-3-failed');
      await submit.click();
      await expect(dialog).toBeHidden();
      const confirmation = page.getByRole('region', { name: wizard.confirmation.title });
      await expect(confirmation).toMatchAriaSnapshot({ name: `confirmation-${language}.aria.yml` });
    });

    test('what is said by itself, each thing once and in order', async ({ page }) => {
      const texts = await textsIn(language);
      const { site, wizard } = texts;
      await page.clock.install();
      await page.goto(routes.home[language]);
      const heading = (step: number, name: string) =>
        `→ ${fill(wizard.step, { step, total: 3, name })}`;
      await listen(page);
      const dialog = await openWizard(page, texts);
      const next = dialog.getByRole('button', { name: wizard.buttons.next });
      await next.click();
      await next.click();
      await expect(toastIn(dialog, texts)).toBeVisible();
      await expect
        .poll(() => heard(page))
        .toEqual([
          `→ ${site.hero.apply}`,
          `→ ${wizard.title}`,
          `→ ${wizard.buttons.next}`,
          heading(2, wizard.steps.person),
          `→ ${wizard.buttons.next}`,
          `→ ${wizard.fields.profession}`,
          `assertive: ${wizard.toasts.incomplete.title}${wizard.toasts.incomplete.description}`,
        ]);
      await page.clock.runFor(toastDuration + 1_000);
      await expect(toastIn(dialog, texts)).toHaveCount(0);

      await page.reload();
      await listen(page);
      await openWizard(page, texts);
      await dialog.getByRole('button', { name: wizard.buttons.back }).click();
      await goToStep(dialog, texts, 3);
      await fillContact(dialog, texts);
      await listen(page);
      await dialog.getByRole('button', { name: wizard.buttons.submit }).press('Enter');
      await expect(page.getByRole('region', { name: wizard.confirmation.title })).toBeVisible();
      await expect(toastIn(page, texts)).toBeVisible();
      await expect
        .poll(async () => (await heard(page)).filter((line) => !line.startsWith('→')))
        .toEqual([
          `status: ${wizard.buttons.sending}`,
          `polite: ${wizard.toasts.sent.title}${wizard.toasts.sent.description}`,
        ]);
      await expect
        .poll(async () => (await heard(page)).findLast((line) => line.startsWith('→')))
        .toBe(`→ ${wizard.confirmation.title}`);
    });
  });
}

/** From now on notes what live regions say and where the focus goes: what a visitor hears without asking. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const log: string[] = [];
    Object.assign(window, { heard: log });
    const said = new Map<Element, string>();
    const nameOf = (element: Element) =>
      element.getAttribute('aria-label') ??
      ((element as HTMLInputElement).labels?.[0] ?? element).textContent?.trim();
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLElement) log.push(`→ ${nameOf(target)}`);
    });
    const live = '[aria-live]:not([aria-live="off"]), [role="status"], output';
    new MutationObserver((changes) => {
      const regions = new Set(
        changes.flatMap(({ target }) => {
          const element = target instanceof Element ? target : target.parentElement;
          return element?.closest(live) ?? [];
        }),
      );
      for (const region of regions) {
        const text = region.textContent?.trim() ?? '';
        if (text && said.get(region) !== text)
          log.push(`${region.getAttribute('aria-live') ?? 'status'}: ${text}`);
        said.set(region, text);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

function heard(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}
