import type { Locator, Request } from 'playwright/test';
import { idempotencyHeader, loanPath, messagePath, referenceOf } from '../../src/api.ts';
import { company } from '../../src/company.ts';
import { contactFields } from '../../src/contact/message.ts';
import type { WizardMessages } from '../../src/i18n/contract.ts';
import { fill, formatMoney, formatNumber } from '../../src/i18n/format.ts';
import { type SiteLanguage, siteLanguages } from '../../src/i18n/languages.ts';
import { inNameOrder } from '../../src/i18n/name-order.ts';
import { routes } from '../../src/i18n/routes.ts';
import { amountLimits, termLimits } from '../../src/loan/limits.ts';
import { type LoanField, loanSteps, type StepNumber } from '../../src/loan/request.ts';
import { contactField, fillMessage, message, sendButton } from '../support/browser/contact.ts';
import { submissionsOf } from '../support/browser/faults.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { twoLanguages } from '../support/browser/languages.ts';
import {
  applicant,
  expectAwake,
  fillContact,
  goToStep,
  openWizard,
  stepHeading,
  type Texts,
  textsIn,
  wizardField,
} from '../support/browser/loan.ts';
import {
  expectFieldError,
  expectNoFieldError,
  expectToast,
  spokenTexts,
} from '../support/browser/notices.ts';
import { toastIn, toastRegion } from '../support/browser/toasts.ts';

const typedFields = [...loanSteps[1], ...loanSteps[2]];

for (const language of siteLanguages) {
  test.describe(language, () => {
    test('blocks an incomplete step until every field is filled', async ({ page }) => {
      const texts = await textsIn(language);
      const { buttons } = texts.wizard;
      const sent = submissionsOf(page);
      await page.goto(routes.home[language]);
      const dialog = await openWizard(page, texts);
      const field = (name: LoanField) => wizardField(dialog, texts, name);
      const next = dialog.getByRole('button', { name: buttons.next });
      const submit = dialog.getByRole('button', { name: buttons.submit });

      await test.step('numbers that were emptied', async () => {
        await field('duration').fill('');
        await field('amount').fill('');
        await expect(dialog.locator('output')).toHaveText(formatMoney(0, language, 2));
        await next.click();
        await expectStopped(dialog, texts, language, 1, ['amount', 'duration']);
        await field('amount').fill('5000');
        await expectNoFieldError(field('amount'));
        await field('amount').press('Enter');
        await expectStopped(dialog, texts, language, 1, ['duration']);
        await field('duration').fill('12');
        await expectNoFieldError(field('duration'));
        await field('duration').press('Enter');
      });

      await test.step('texts that are missing or blank', async () => {
        await expect(stepHeading(dialog, texts, 2)).toBeVisible();
        await next.click();
        await expectStopped(dialog, texts, language, 2, [...loanSteps[1]]);
        for (const name of loanSteps[1]) {
          await field(name).fill(name === 'address' ? '   ' : applicant[name]);
          await expectNoFieldError(field(name));
        }
        await field('profession').press('Enter');
        await expectStopped(dialog, texts, language, 2, ['address']);
        await field('address').fill(applicant.address);
        await field('address').press('Enter');
      });

      await test.step('the last step, and nothing is sent', async () => {
        await expect(stepHeading(dialog, texts, 3)).toBeVisible();
        await submit.click();
        await expectStopped(dialog, texts, language, 3, [...loanSteps[2]]);
        await fillContact(dialog, texts);
        for (const name of loanSteps[2]) await expectNoFieldError(field(name));
        await field('phone').fill(' ');
        await field('email').press('Enter');
        await expectStopped(dialog, texts, language, 3, ['phone']);
        expect(sent).toHaveLength(0);
      });
    });

    test('keeps the typed data after an HTTP 500 and sends it with the next press', async ({
      page,
      service,
      noise,
    }) => {
      noise.expect(/status of 500/);
      noise.expect(/^Email verzenden mislukt$/);
      const log: string[] = [];
      page.on('console', (message) => log.push(message.text()));
      const texts = await textsIn(language);
      const { wizard } = texts;
      const rowsBefore = (await service.stored()).length;
      const sent = submissionsOf(page);
      await page.route(`**${loanPath}`, (route) => route.fulfill({ status: 500 }), { times: 1 });
      await page.goto(routes.home[language]);
      const dialog = await openWizard(page, texts);
      await goToStep(dialog, texts, 3);
      await fillContact(dialog, texts);
      const submit = dialog.getByRole('button', { name: wizard.buttons.submit });
      await submit.click();

      await expectToast(dialog, texts, wizard.toasts.failed, 'error');
      const message = failureMessage(dialog, wizard);
      await expect(message).toBeVisible();
      expect(await message.evaluate((element) => element.closest('[aria-live],[role]'))).toBeNull();
      await expect(message).not.toContainText(wizard.toasts.failed.title);
      await expect(message).not.toContainText(wizard.toasts.failed.description);
      await expect(stepHeading(dialog, texts, 3)).toBeVisible();
      for (const name of loanSteps[2])
        await expect(wizardField(dialog, texts, name)).toHaveValue(applicant[name]);
      await expect(submit).toBeEnabled();
      await expect(submit).toBeFocused();
      expect(log.filter((line) => line.startsWith('Email verzenden'))).toEqual([
        'Email verzenden mislukt',
      ]);
      for (const value of Object.values(applicant)) expect(log.join('\n')).not.toContain(value);

      await submit.click();
      await expect(dialog).toBeHidden();
      await expectToast(page, texts, wizard.toasts.sent, 'success');
      const [first, second] = sent.map((request) => keyOf(request));
      expect(sent).toHaveLength(2);
      expect(first).toBeTruthy();
      expect(second).toBe(first);
      const rows = (await service.stored()).slice(rowsBefore);
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({ idempotencyKey: first, language, payload: applicant });
    });

    test('keeps a message after an HTTP 500 and clears the form after success', async ({
      page,
      service,
      noise,
    }) => {
      noise.expect(/status of 500/);
      const texts = await textsIn(language);
      const { contact } = texts.site;
      const rowsBefore = (await service.stored()).length;
      await page.route(`**${messagePath}`, (route) => route.fulfill({ status: 500 }), { times: 1 });
      await page.goto(routes.contact[language]);
      const main = page.getByRole('main');
      await fillMessage(page, texts);
      const submit = sendButton(page, texts);
      await submit.click();

      await expectToast(page, texts, contact.toasts.failed, 'error');
      await expect(toastRegion(page, texts)).toHaveAttribute('aria-live', 'assertive');
      const failure = main.getByText(fill(contact.failures.send, { phone: company.phone.text }));
      await expect(failure).toBeVisible();
      await expect(failure).not.toContainText(contact.toasts.failed.title);
      for (const field of contactFields)
        await expect(contactField(page, texts, field)).toHaveValue(message[field]);

      await submit.click();
      await expectToast(page, texts, contact.toasts.sent, 'success');
      await expect(main.getByText(contact.success)).toBeVisible();
      await expect(failure).toBeHidden();
      for (const field of contactFields)
        await expect(contactField(page, texts, field)).toHaveValue('');
      const rows = (await service.stored()).slice(rowsBefore);
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({ kind: 'message', language, payload: message });
    });
  });
}

for (const language of twoLanguages) {
  test.describe(language, () => {
    test('reaches the toast over the open wizard while the network is gone', async ({
      page,
      service,
      noise,
    }) => {
      noise.expect(/ERR_INTERNET_DISCONNECTED/);
      noise.expect(/ERR_CONNECTION_RESET/);
      noise.expect(/^Email verzenden mislukt$/);
      const texts = await textsIn(language);
      const { wizard } = texts;
      const rowsBefore = (await service.stored()).length;
      const sent = submissionsOf(page);
      await page.goto(routes.home[language]);
      const dialog = await openWizard(page, texts);
      await goToStep(dialog, texts, 3);
      await fillContact(dialog, texts);
      const submit = dialog.getByRole('button', { name: wizard.buttons.submit });
      const region = toastRegion(dialog, texts);

      await test.step('no way out', async () => {
        await page.route(`**${loanPath}`, (route) => route.abort('internetdisconnected'), {
          times: 1,
        });
        await submit.click();
        await expectToast(dialog, texts, wizard.toasts.failed, 'error');
        await expect(failureMessage(dialog, wizard)).toBeVisible();
        await expect(region).toHaveAttribute('aria-live', 'assertive');
        const spoken = await spokenTexts(page);
        expect(spoken).toContain(wizard.toasts.failed.title);
        expect(spoken).toContain(wizard.toasts.failed.description);
        // What lies behind the dialog is not offered, so the above says something.
        expect(spoken).not.toContain(texts.site.hero.title);

        await page.keyboard.press('F8');
        await expect(region.getByRole('list')).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(toastIn(dialog, texts)).toBeFocused();
        await swipeRight(toastIn(dialog, texts));
        await expect(toastIn(dialog, texts)).toHaveCount(0);
        await expect(failureMessage(dialog, wizard)).toBeVisible();
        await expect(stepHeading(dialog, texts, 3)).toBeVisible();
      });

      await test.step('the request arrives and the answer is lost', async () => {
        await page.route(
          `**${loanPath}`,
          async (route) => {
            await route.fetch();
            await route.abort('connectionreset');
          },
          { times: 1 },
        );
        await submit.click();
        await expectToast(dialog, texts, wizard.toasts.failed, 'error');
        for (const name of loanSteps[2])
          await expect(wizardField(dialog, texts, name)).toHaveValue(applicant[name]);
      });

      await test.step('the network is back', async () => {
        await submit.click();
        await expect(dialog).toBeHidden();
        expect(sent).toHaveLength(3);
        expect(new Set(sent.map(keyOf)).size).toBe(1);
        const rows = (await service.stored()).slice(rowsBefore);
        expect(rows).toHaveLength(1);
        expect(rows[0]?.reference).toBe(referenceOf(keyOf(sent[0])));
        await expect(page.getByRole('region', { name: wizard.confirmation.title })).toContainText(
          rows[0]?.reference ?? 'none',
        );
      });
    });

    test('keeps data and step over a reload until the visitor clears them', async ({ page }) => {
      const texts = await textsIn(language);
      const { wizard } = texts;
      await page.goto(routes.home[language]);
      let dialog = await openWizard(page, texts);
      await wizardField(dialog, texts, 'amount').fill('30000');
      await wizardField(dialog, texts, 'duration').fill('48');
      await goToStep(dialog, texts, 3);
      await fillContact(dialog, texts);

      await page.reload();
      dialog = await openWizard(page, texts);
      await expect(stepHeading(dialog, texts, 3)).toBeVisible();
      for (const name of loanSteps[2])
        await expect(wizardField(dialog, texts, name)).toHaveValue(applicant[name]);
      const back = dialog.getByRole('button', { name: wizard.buttons.back });
      await back.click();
      for (const name of loanSteps[1])
        await expect(wizardField(dialog, texts, name)).toHaveValue(applicant[name]);
      await back.click();
      await expect(wizardField(dialog, texts, 'amount')).toHaveValue(
        formatNumber(30_000, language),
      );
      await expect(wizardField(dialog, texts, 'duration')).toHaveValue('48');

      await dialog.getByRole('button', { name: wizard.buttons.next }).click();
      await dialog.getByRole('button', { name: wizard.clear }).click();
      await expectEmpty(dialog, texts, language);
      await page.reload();
      await expectEmpty(await openWizard(page, texts), texts, language);
    });

    test('sends once at a double click and forgets the draft after success', async ({
      page,
      service,
    }) => {
      const texts = await textsIn(language);
      const { wizard } = texts;
      const rowsBefore = (await service.stored()).length;
      const sent = submissionsOf(page);
      const answer = Promise.withResolvers<void>();
      await page.route(`**${loanPath}`, async (route) => {
        await answer.promise;
        await route.continue();
      });
      await page.goto(routes.home[language]);
      const dialog = await openWizard(page, texts);
      await goToStep(dialog, texts, 3);
      await fillContact(dialog, texts);
      await dialog.getByRole('button', { name: wizard.buttons.submit }).dblclick();
      await expect(dialog.getByRole('button', { name: wizard.buttons.sending })).toBeDisabled();
      await wizardField(dialog, texts, 'phone').press('Enter');
      answer.resolve();
      await expect(dialog).toBeHidden();
      expect(sent).toHaveLength(1);
      expect((await service.stored()).slice(rowsBefore)).toHaveLength(1);

      await page
        .getByRole('region', { name: wizard.confirmation.title })
        .getByRole('button', { name: wizard.confirmation.dismiss })
        .click();
      const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
      for (const value of [...Object.values(applicant), keyOf(sent[0])])
        expect(kept).not.toContain(value);
      await expectEmpty(await openWizard(page, texts), texts, language);
      await page.reload();
      await expectEmpty(await openWizard(page, texts), texts, language);
    });
  });
}

/** The step stays, says so in a toast and beside each of these fields, and the focus is on the first. */
async function expectStopped(
  dialog: Locator,
  texts: Texts,
  language: SiteLanguage,
  step: StepNumber,
  fields: LoanField[],
): Promise<void> {
  const { wizard } = texts;
  await expect(stepHeading(dialog, texts, step)).toBeVisible();
  await expectToast(dialog, texts, wizard.toasts.incomplete, 'error');
  for (const name of loanSteps[step - 1] ?? []) {
    const field = wizardField(dialog, texts, name);
    if (fields.includes(name)) await expectFieldError(field, errorText(name, wizard, language));
    else await expectNoFieldError(field);
  }
  for (const first of inNameOrder(fields, language).slice(0, 1))
    await expect(wizardField(dialog, texts, first)).toBeFocused();
}

/** What the wizard says beside an empty field. */
function errorText(name: LoanField, wizard: WizardMessages, language: SiteLanguage): string {
  if (name === 'duration')
    return fill(wizard.errors.duration, { min: termLimits.min, max: termLimits.max });
  const { min, max } = amountLimits;
  return fill(wizard.errors[name], {
    min: formatMoney(min, language, 0),
    max: formatMoney(max, language, 0),
  });
}

/** The message that stays after the toast is gone. */
function failureMessage(dialog: Locator, wizard: WizardMessages): Locator {
  return dialog.getByText(fill(wizard.failures.send, { phone: company.phone.text }));
}

/** The wizard is at its first step with the first values, and the other steps hold nothing. */
async function expectEmpty(dialog: Locator, texts: Texts, language: SiteLanguage): Promise<void> {
  await expectAwake(dialog);
  await expect(stepHeading(dialog, texts, 1)).toBeVisible();
  await expect(wizardField(dialog, texts, 'amount')).toHaveValue(
    formatNumber(amountLimits.default, language),
  );
  await expect(wizardField(dialog, texts, 'duration')).toHaveValue(String(termLimits.default));
  // The other steps are in the page too, only not shown.
  for (const name of typedFields)
    await expect(dialog.getByLabel(texts.wizard.fields[name], { exact: true })).toHaveValue('');
}

function keyOf(request: Request | undefined): string {
  return request?.headers()[idempotencyHeader.toLowerCase()] ?? '';
}

/** Slowly, so that it is the distance that counts. */
async function swipeRight(toast: Locator): Promise<void> {
  const box = await toast.boundingBox();
  if (!box) throw new Error('There is no toast to swipe');
  const { mouse } = toast.page();
  const [x, y] = [box.x + 60, box.y + box.height / 2];
  await mouse.move(x, y);
  await mouse.down();
  await mouse.move(x + 90, y, { steps: 15 });
  await mouse.up();
}
