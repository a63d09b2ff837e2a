/** A loan request from the home page to its stored row, with every error on the way. */
import type { Locator, Request } from 'playwright/test';
import { idempotencyHeader, loanPath } from '../../src/domain/api.ts';
import { company } from '../../src/domain/company.ts';
import { amountLimits, termLimits } from '../../src/domain/loan/limits.ts';
import {
  type LoanField,
  loanSteps,
  type StepNumber,
  stepFields,
} from '../../src/domain/loan/request.ts';
import { formatMoney, interpolate } from '../../src/i18n/format.ts';
import type { SiteLanguage } from '../../src/i18n/languages.ts';
import type { WizardMessages } from '../../src/i18n/messages/page-messages.ts';
import { orderNames } from '../../src/i18n/name-order.ts';
import { routes } from '../../src/i18n/routes.ts';
import { islandTag, notHydrated } from '../../src/islands/astro-island.ts';
import { expect, inLanguages, nightly, test } from '../support/browser/fixtures.ts';
import { failOnce, submissionsOf } from '../support/browser/network.ts';
import {
  containing,
  expectFieldError,
  expectNoFieldError,
  expectToast,
  toastIn,
} from '../support/browser/toasts.ts';
import {
  applicant,
  expectAllHydrated,
  expectPayment,
  heroButton,
  textsIn,
  type Wizard,
  wizardOf,
} from '../support/browser/wizard.ts';

inLanguages((language) => {
  test('numbers stay when estimate and wizard hydrate', async ({ page, wizard }) => {
    await page.goto(routes.home[language]);
    const estimate = page.getByRole('main').locator(islandTag);
    await expect(page.getByRole('main').locator(notHydrated)).toHaveCount(1);
    await expectPayment(estimate, amountLimits.default, termLimits.default, language);
    // A closed dialog has no accessible name.
    const parts = [estimate, page.locator('dialog form')];
    const built = await Promise.all(parts.map((part) => part.evaluate(writtenIn)));
    await estimate.locator('output').hover();
    await expectAllHydrated(page);
    await wizard.openHydrated();
    expect(await Promise.all(parts.map((part) => part.evaluate(writtenIn)))).toEqual(built);
  });

  test('missing or blank texts stop the wizard', async ({ wizard }) => {
    const { field, next, submit } = wizard;
    await wizard.openAt(2, routes.home[language]);
    await next.click();
    await expectStopped(wizard, language, 2, [...loanSteps[1]]);
    await wizard.fillStep(2);
    for (const name of loanSteps[1]) await expectNoFieldError(field(name));
    await field('address').fill('   ');
    await field('profession').press('Enter');
    await expectStopped(wizard, language, 2, ['address']);
    await field('address').fill(applicant.address);
    await field('address').press('Enter');
    await expect(wizard.heading(3)).toBeFocused();
    await submit.click();
    await expectStopped(wizard, language, 3, [...loanSteps[2]]);
    await wizard.fillStep(3);
    await field('phone').fill(' ');
    await field('email').press('Enter');
    await expectStopped(wizard, language, 3, ['phone']);
  });

  test('failed request is resent', async ({ page, texts, wizard, service, pageErrors }) => {
    pageErrors.expect(/status of 500/);
    pageErrors.expect(/^Email verzenden mislukt$/);
    const log: string[] = [];
    page.on('console', (message) => log.push(message.text()));
    const { toasts, confirmation, afterSending } = texts.wizard;
    const { dialog, field, submit } = wizard;
    const sent = submissionsOf(page);
    /** Warned about, then sent unchanged. */
    const odd = { monthlyIncome: 'abc', phone: 'abc' };
    await wizard.openAt(2, routes.home[language]);
    await wizard.fillStep(2);

    await test.step('the wizard asks once about each unusual value', async () => {
      await field('monthlyIncome').fill('abc');
      await field('monthlyIncome').press('Enter');
      const { questions } = texts.wizard;
      await expect(field('monthlyIncome')).toBeFocused();
      const question = `${questions.monthlyIncome} ${questions.goOn}`;
      await expect(dialog.getByText(question)).toBeVisible();
      await field('monthlyIncome').press('Enter');
      await expect(wizard.heading(3)).toBeFocused();
      await wizard.fillStep(3);
      await field('phone').fill('abc');
      await submit.click();
      await expect(field('phone')).toBeFocused();
      await expect(field('phone')).toHaveAccessibleDescription(containing(questions.phone));
      await expectNoFieldError(field('phone'));
      expect(sent).toHaveLength(0);
    });

    await test.step('a failure keeps what was typed', async () => {
      await failOnce(page, loanPath);
      await submit.click();
      await expectToast(dialog, texts, toasts.failed, 'error');
      const message = failureMessage(dialog, texts.wizard);
      await expect(message).toBeVisible();
      // Only the toast is announced; this message stays in the page.
      expect(await message.evaluate((part) => part.closest('[aria-live],[role]'))).toBeNull();
      await expect(message).not.toContainText(toasts.failed.title);
      await expect(message).not.toContainText(toasts.failed.description);
      await expect(wizard.heading(3)).toBeVisible();
      for (const name of loanSteps[2])
        await expect(field(name)).toHaveValue({ ...applicant, ...odd }[name]);
      await expect(submit).toBeFocused();
      expect(log.filter((line) => line.startsWith('Email'))).toEqual(['Email verzenden mislukt']);
      for (const value of Object.values(applicant)) expect(log.join('\n')).not.toContain(value);
    });

    await test.step('the next press sends the same request', async () => {
      await submit.click();
      await expect(dialog).toBeHidden();
      await expectToast(page, texts, toasts.sent, 'success');
      const [firstKey, second, ...more] = sent.map(keyOf);
      expect(firstKey).toBeTruthy();
      expect(second).toBe(firstKey);
      expect(more).toEqual([]);
      const rows = await service.stored();
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({
        kind: 'loan',
        language,
        marks: [],
        idempotencyKey: firstKey,
      });
      expect(rows[0]?.payload).toEqual({
        ...applicant,
        ...odd,
        amount: amountLimits.default,
        duration: termLimits.default,
      });

      const region = page.getByRole('region', { name: confirmation.title });
      await expect(region.getByRole('heading', { name: confirmation.title })).toBeFocused();
      await expect(region).toContainText(rows[0]?.reference ?? 'none');
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
  });
});

inLanguages((language) => {
  test('wizard names empty numbers and malformed emails', async ({ texts, wizard }) => {
    const { dialog, field, next, submit } = wizard;
    await wizard.openHydrated(routes.home[language]);

    await test.step('numbers that were emptied stop it', async () => {
      await field('duration').fill('');
      await field('amount').fill('');
      await expect(wizard.output).toHaveText(formatMoney(0, language, 2));
      await next.click();
      await expectStopped(wizard, language, 1, ['amount', 'duration']);
      await field('amount').fill('5000');
      await field('amount').press('Enter');
      await expectStopped(wizard, language, 1, ['duration']);
      await field('duration').fill('12');
      await field('duration').press('Enter');
    });

    await wizard.fillStep(2);
    await field('profession').press('Enter');
    await expect(wizard.heading(3)).toBeFocused();
    await wizard.fillStep(3);

    await test.step('an address that no browser takes is told apart from an empty one', async () => {
      for (const [typed, errorCode] of [
        ['anna', 'noAt'],
        ['anna@', 'noDomain'],
        [`${'a'.repeat(250)}@b.be`, 'tooLong'],
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
});

test('wizard treats a redirect as a failure', nightly, async ({ page, pageErrors }) => {
  pageErrors.expect(/ERR_FAILED/);
  pageErrors.expect(/^Email verzenden mislukt$/);
  const texts = await textsIn('nl');
  const wizard = wizardOf(page, texts);
  await wizard.openAt('submit', routes.home.nl);
  await page.route(`**${loanPath}`, (route) =>
    route.fulfill({ status: 302, headers: { location: routes.home.nl } }),
  );
  await wizard.submit.click();
  await expect(failureMessage(wizard.dialog, texts.wizard)).toBeVisible();
  await expect(wizard.field('email')).toHaveValue(applicant.email);
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
  for (const name of stepFields(step)) {
    if (fields.includes(name))
      await expectFieldError(field(name), errorText(name, wizard, language));
    else await expectNoFieldError(field(name));
  }
  const [firstField] = orderNames(fields, language);
  if (firstField) await expect(field(firstField)).toBeFocused();
}

/** The wizard's message for an empty field. */
function errorText(name: LoanField, { errors }: WizardMessages, language: SiteLanguage): string {
  const { min, max } = name === 'duration' ? termLimits : amountLimits;
  const limitText = (limit: number) =>
    name === 'amount' ? formatMoney(limit, language, 0) : limit;
  return interpolate(errors[name], { min: limitText(min), max: limitText(max) });
}

/** The message that stays after the toast has gone. */
function failureMessage(dialog: Locator, { failures }: WizardMessages): Locator {
  return dialog.getByText(interpolate(failures.send, { phone: company.phone.text }));
}

function keyOf(request: Request): string | undefined {
  return request.headers()[idempotencyHeader.toLowerCase()];
}

/** All texts and field values of a part. Without tables and groups, which may arrive after hydration. */
function writtenIn(part: HTMLElement | SVGElement) {
  const fields = [...part.querySelectorAll('input')];
  const later = [...part.querySelectorAll('fieldset, table')].map(({ textContent }) => textContent);
  return {
    text: later.reduce((text, some) => text.replace(some ?? '', ''), part.textContent ?? ''),
    fields: fields.map((field) => [field.value, field.getAttribute('aria-valuetext')]),
  };
}
