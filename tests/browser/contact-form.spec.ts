/** The contact form with the real EmailJS SDK and the real service. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';
import { messagePath } from '../../src/domain/api.ts';
import { company } from '../../src/domain/company.ts';
import { contactFields, templateName } from '../../src/domain/contact-message.ts';
import { interpolate } from '../../src/i18n/interpolate.ts';
import type { SiteLanguage } from '../../src/i18n/languages.ts';
import { routes } from '../../src/i18n/routes.ts';
import { expect, inLanguages, nightly, test } from '../support/browser/fixtures.ts';
import { delayResponse, failOnce, submissionsOf } from '../support/browser/network.ts';
import { contactField, fillMessage, sendButton } from '../support/browser/page-parts.ts';
import {
  expectFieldError,
  expectNoFieldError,
  expectToast,
  toastIn,
  watchForTwoToasts,
} from '../support/browser/toasts.ts';
import { expectAccessible } from '../support/browser/ui-audit.ts';
import type { Texts } from '../support/browser/wizard.ts';
import { emailCases } from '../support/email-cases.ts';
import { message } from '../support/submission.ts';

const sdk: { version: string } = JSON.parse(
  readFileSync(new URL('../../node_modules/emailjs-com/package.json', import.meta.url), 'utf8'),
);

inLanguages((language) => {
  test('text typed while sending stays', async ({ page, texts, service }) => {
    const { toasts } = texts.site.contact;
    await page.goto(routes.contact[language]);
    await fillMessage(page, texts);
    const release = await delayResponse(page, messagePath);
    await sendButton(page, texts).click();
    await expect(sendButton(page, texts)).toHaveAttribute('aria-disabled', 'true');
    const field = contactField(page, texts, 'message');
    await field.fill('PS');
    release();
    await expectToast(page, texts, toasts.sent, 'success');
    expect((await service.stored())[0]?.payload).toEqual(message);
    await expect(field).toHaveValue('PS');
    await expect(field).toBeFocused();
  });

  test('empty fields show our own messages', async ({ page, texts }) => {
    const { errors } = texts.site.contact;
    const calls = submissionsOf(page);
    await page.goto(routes.contact[language]);
    // Without script, the browser's messages would show.
    await expect(page.getByRole('main').locator('form')).not.toHaveAttribute('novalidate');
    await sendButton(page, texts).click();
    await expect(contactField(page, texts, 'name')).toBeFocused();
    for (const field of contactFields)
      await expectFieldError(contactField(page, texts, field), errors[field]);
    await fillMessage(page, texts);
    for (const field of contactFields) await expectNoFieldError(contactField(page, texts, field));
    await contactField(page, texts, 'subject').fill('  ');
    await sendButton(page, texts).click();
    await expectFieldError(contactField(page, texts, 'subject'), errors.subject);
    expect(calls).toEqual([]);
  });

  test('email error follows the typed text', async ({ page, texts }) => {
    const { emailErrors } = texts.wizard;
    const email = contactField(page, texts, 'email');
    await page.goto(routes.contact[language]);
    await fillMessage(page, texts);
    await email.fill('anna');
    await sendButton(page, texts).click();
    await expect(email).toBeFocused();
    await expectFieldError(email, emailErrors.noAt);
    await email.pressSequentially('@');
    await expectFieldError(email, emailErrors.noDomain);
    await email.fill(message.email);
    await expectNoFieldError(email);
  });

  test('failed message stays in the form', async ({ page, texts, pageErrors }) => {
    pageErrors.expect(/status of 500/);
    const { contact } = texts.site;
    await page.goto(routes.contact[language]);
    await fillMessage(page, texts);
    await failOnce(page, messagePath);
    await sendButton(page, texts).click();
    await expectToast(page, texts, contact.toasts.failed, 'error');
    await expectAccessible(page);
    await expect(failureMessage(page, texts)).toBeVisible();
    await expect(failureMessage(page, texts)).not.toContainText(contact.toasts.failed.title);
    for (const field of contactFields)
      await expect(contactField(page, texts, field)).toHaveValue(message[field]);
  });

  test('failed message is resent once', async ({ page, texts, service, pageErrors }) => {
    pageErrors.expect(/status of 500/);
    const calls = submissionsOf(page);
    await page.goto(routes.contact[language]);
    await fillMessage(page, texts);
    await failOnce(page, messagePath);
    await sendButton(page, texts).click();
    await expectToast(page, texts, texts.site.contact.toasts.failed, 'error');
    const sawTwo = await watchForTwoToasts(page);
    await sendButton(page, texts).dblclick();
    await expectToast(page, texts, texts.site.contact.toasts.sent, 'success');
    expect(await sawTwo()).toBe(false);
    await expect(failureMessage(page, texts)).toBeHidden();

    expect(calls.map((call) => new URL(call.url()).pathname)).toEqual([messagePath, messagePath]);
    const { email: from_email, name: from_name, ...otherFields } = message;
    expect(calls[1]?.postDataJSON()).toEqual({
      lib_version: sdk.version,
      user_id: expect.stringMatching(/./),
      service_id: expect.stringMatching(/./),
      template_id: templateName(language),
      template_params: { to_email: company.email, from_name, from_email, ...otherFields },
    });
    const stored = await service.stored();
    expect(stored).toMatchObject([{ kind: 'message', language, channel: 'json', marks: [] }]);
    expect(stored[0]?.payload).toEqual(message);
  });

  test('sent message leaves thanks, empty fields', async ({ page, texts }) => {
    await sendMessage(page, texts, language);
    // It stays under the mouse.
    await toastIn(page, texts).hover();
    await expectAccessible(page);
    for (const field of contactFields) {
      await expect(contactField(page, texts, field)).toHaveValue('');
      await expectNoFieldError(contactField(page, texts, field));
    }
  });

  test('toast is closed by its button', async ({ page, texts }) => {
    await sendMessage(page, texts, language);
    await toastIn(page, texts).getByRole('button', { name: texts.wizard.close }).click();
    await expect(page.getByText(texts.site.contact.toasts.sent.title)).toBeHidden();
  });

  test('errors replace the thanks', async ({ page, texts }) => {
    const { contact } = texts.site;
    await sendMessage(page, texts, language);
    await sendButton(page, texts).click();
    await expectFieldError(contactField(page, texts, 'name'), contact.errors.name);
    await expect(page.getByRole('main').getByText(contact.success)).toBeHidden();
  });
});

test('email rules agree with browsers', nightly, async ({ page }) => {
  await page.setContent('<input type="email">');
  const field = page.getByRole('textbox');
  for (const [address, errorCode] of emailCases) {
    await field.fill(address);
    const isAccepted = await field.evaluate(
      (input: HTMLInputElement) => !input.validity.typeMismatch,
    );
    expect(isAccepted, address).toBe(errorCode === null || errorCode === 'overlong');
  }
});

/** Sends the message from the contact page and waits for the thanks. */
async function sendMessage(page: Page, texts: Texts, language: SiteLanguage): Promise<void> {
  await page.goto(routes.contact[language]);
  await fillMessage(page, texts);
  await sendButton(page, texts).click();
  await expect(page.getByRole('main').getByText(texts.site.contact.success)).toBeVisible();
}

/** The message that stays after the toast has gone. */
function failureMessage(page: Page, { site: { contact } }: Texts): Locator {
  const text = interpolate(contact.failures.send, { phone: company.phone.text });
  return page.getByRole('main').getByText(text);
}
