/** A loan request from the home page to its stored row, with every error on the way. */
import type { Locator } from 'playwright/test';
import { loanPath } from '../../src/domain/api.ts';
import { company } from '../../src/domain/company.ts';
import { amountLimits, termLimits } from '../../src/domain/loan/offer.ts';
import { isNumberField, type LoanField } from '../../src/domain/loan/request.ts';
import { type StepNumber, stepFields } from '../../src/domain/loan/request-steps.ts';
import { formatMoney } from '../../src/i18n/format.ts';
import { interpolate } from '../../src/i18n/interpolate.ts';
import type { SiteLanguage } from '../../src/i18n/languages.ts';
import type { InitialWizardMessages } from '../../src/i18n/messages/initial-wizard-messages.ts';
import { orderFields } from '../../src/i18n/order-fields.ts';
import { routes } from '../../src/i18n/routes.ts';
import { islandTag, notHydratedSelector } from '../../src/islands/astro-island.ts';
import { expect, inLanguages, test } from '../support/browser/fixtures.ts';
import { failOnce, submissionsOf } from '../support/browser/network.ts';
import {
  containing,
  expectFieldError,
  expectNoFieldError,
  expectToast,
  toastIn,
} from '../support/browser/toasts.ts';
import {
  expectAllHydrated,
  expectPayment,
  heroButton,
  limitError,
  type Wizard,
} from '../support/browser/wizard.ts';
import { applicant } from '../support/submission.ts';

inLanguages((language) => {
  test('numbers stay when estimate and wizard hydrate', async ({ page, wizard }) => {
    await page.goto(routes.home[language]);
    const estimate = page.getByRole('main').locator(islandTag);
    await expect(page.getByRole('main').locator(notHydratedSelector)).toHaveCount(1);
    await expectPayment(estimate, amountLimits.default, termLimits.default, language);
    // A closed dialog has no accessible name.
    const parts = [estimate, page.locator('dialog form')];
    const built = await Promise.all(parts.map((part) => part.evaluate(textAndValues)));
    await estimate.locator('output').hover();
    await expectAllHydrated(page);
    await wizard.openHydrated();
    expect(await Promise.all(parts.map((part) => part.evaluate(textAndValues)))).toEqual(built);
  });

  test('missing or blank texts stop the wizard', async ({ wizard }) => {
    const { field, next, submit } = wizard;
    await wizard.openAt(2, routes.home[language]);
    await next.click();
    await expectStopped(wizard, language, 2, [...stepFields[2]]);
    await wizard.fillStep(2);
    for (const name of stepFields[2]) await expectNoFieldError(field(name));
    await field('address').fill('   ');
    await field('profession').press('Enter');
    await expectStopped(wizard, language, 2, ['address']);
    await field('address').fill(applicant.address);
    await field('address').press('Enter');
    await expect(wizard.heading(3)).toBeFocused();
    await submit.click();
    await expectStopped(wizard, language, 3, [...stepFields[3]]);
    await wizard.fillStep(3);
    await field('phone').fill(' ');
    await field('email').press('Enter');
    await expectStopped(wizard, language, 3, ['phone']);
  });

  test('wizard asks once about unusual values', async ({ page, texts, wizard, service }) => {
    const { warnings } = texts.wizard;
    const { dialog, field, submit } = wizard;
    const sent = submissionsOf(page);
    await wizard.openAt(2, routes.home[language]);
    await wizard.fillStep(2);
    await field('monthlyIncome').fill('abc');
    await field('monthlyIncome').press('Enter');
    await expect(field('monthlyIncome')).toBeFocused();
    const warning = `${warnings.monthlyIncome} ${warnings.goOn}`;
    await expect(dialog.getByText(warning)).toBeVisible();
    await field('monthlyIncome').press('Enter');
    await expect(wizard.heading(3)).toBeFocused();
    await wizard.fillStep(3);
    await field('phone').fill('abc');
    await submit.click();
    await expect(field('phone')).toBeFocused();
    await expect(field('phone')).toHaveAccessibleDescription(containing(warnings.phone));
    await expectNoFieldError(field('phone'));
    expect(sent).toHaveLength(0);
    await submit.click();
    await expect(dialog).toBeHidden();
    const [row] = await service.stored();
    expect(row?.payload).toMatchObject({ monthlyIncome: 'abc', phone: 'abc' });
  });

  test('failed request keeps the answers', async ({ page, texts, wizard, pageErrors }) => {
    pageErrors.expect(/status of 500/);
    pageErrors.expect(/^Email verzenden mislukt$/);
    const { failed } = texts.wizard.toasts;
    const { dialog, field, submit } = wizard;
    await wizard.openAt('submit', routes.home[language]);
    await failOnce(page, loanPath);
    await submit.click();
    await expectToast(dialog, texts, failed, 'error');
    const message = failureMessage(dialog, texts.wizard);
    await expect(message).toBeVisible();
    // Only the toast is announced; this message stays in the page.
    expect(await message.evaluate((part) => part.closest('[aria-live],[role]'))).toBeNull();
    for (const text of [failed.title, failed.description])
      await expect(message).not.toContainText(text);
    await expect(wizard.heading(3)).toBeVisible();
    for (const name of stepFields[3]) await expect(field(name)).toHaveValue(applicant[name]);
    await expect(submit).toBeFocused();
  });

  test('confirmation lists reference and next steps', async ({ page, texts, wizard, service }) => {
    const { confirmation, afterSending } = texts.wizard;
    await wizard.openAt('submit', routes.home[language]);
    await wizard.submit.click();
    const region = page.getByRole('region', { name: confirmation.title });
    await expect(region.getByRole('heading', { name: confirmation.title })).toBeFocused();
    const [row] = await service.stored();
    await expect(region).toContainText(row?.reference ?? 'none');
    const { title, list } = afterSending.papers;
    const papers = [title, ...Object.values(list)].join('');
    const { answer, documents, payout } = confirmation.steps;
    await expect(region.getByRole('listitem')).toHaveText([
      `${answer.when}${answer.what}`,
      `${documents.when}${papers}${documents.what}`,
      `${payout.when}${payout.what}`,
    ]);
    await region.getByRole('button', { name: confirmation.dismiss }).click();
    await expect(region).toBeHidden();
    await expect(heroButton(page, texts)).toBeVisible();
  });

  test('emptied numbers stop the wizard', async ({ wizard }) => {
    const { field, next } = wizard;
    await wizard.openHydrated(routes.home[language]);
    await field('duration').fill('');
    await field('amount').fill('');
    await expect(wizard.output).toHaveText(formatMoney(0, language, 2));
    await next.click();
    await expectStopped(wizard, language, 1, ['amount', 'duration']);
    await field('amount').fill('5000');
    await field('amount').press('Enter');
    await expectStopped(wizard, language, 1, ['duration']);
  });

  test('wizard says what an email lacks', async ({ texts, wizard }) => {
    const { dialog, field, submit } = wizard;
    await wizard.openAt('submit', routes.home[language]);
    for (const [typed, errorCode] of [
      ['anna', 'noAt'],
      ['anna@', 'noDomain'],
      [`${'a'.repeat(250)}@b.be`, 'overlong'],
      ['anna b@c.be', 'malformed'],
    ] as const) {
      await field('email').fill(typed);
      await submit.click();
      await expect(field('email')).toBeFocused();
      await expectFieldError(field('email'), texts.wizard.emailErrors[errorCode]);
      // The toast would say that a field is empty.
      await expect(toastIn(dialog, texts)).toHaveCount(0);
    }
    await field('email').fill(applicant.email);
    await expectNoFieldError(field('email'));
  });
});

/** The step stays, a toast and messages appear, and the first invalid field has the focus. */
async function expectStopped(
  { dialog, texts, heading, field }: Wizard,
  language: SiteLanguage,
  step: StepNumber,
  fields: LoanField[],
): Promise<void> {
  const { wizard } = texts;
  await expect(heading(step)).toBeVisible();
  await expectToast(dialog, texts, wizard.toasts.incomplete, 'error');
  for (const name of stepFields[step]) {
    const error = isNumberField(name) ? limitError(name, texts, language) : wizard.errors[name];
    if (fields.includes(name)) await expectFieldError(field(name), error);
    else await expectNoFieldError(field(name));
  }
  const [firstField] = orderFields(fields, language);
  if (firstField) await expect(field(firstField)).toBeFocused();
}

/** The message that stays after the toast has gone. */
function failureMessage(dialog: Locator, { failures }: InitialWizardMessages): Locator {
  return dialog.getByText(interpolate(failures.send, { phone: company.phone.text }));
}

/**
 * All texts and field values of a part. Without tables and groups, which may arrive
 * after hydration.
 */
function textAndValues(part: HTMLElement | SVGElement) {
  const fields = [...part.querySelectorAll('input')];
  const later = [...part.querySelectorAll('fieldset, table')].map(({ textContent }) => textContent);
  return {
    text: later.reduce((text, some) => text.replace(some ?? '', ''), part.textContent ?? ''),
    fields: fields.map((field) => [field.value, field.getAttribute('aria-valuetext')]),
  };
}
