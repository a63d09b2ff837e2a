/** The contact form with the real EmailJS SDK and the real service. */
import { readFileSync } from 'node:fs';
import { messagePath } from '../../src/domain/api.ts';
import { company } from '../../src/domain/company.ts';
import { contactFields, templateName } from '../../src/domain/contact/message.ts';
import { interpolate } from '../../src/i18n/format.ts';
import { routes } from '../../src/i18n/routes.ts';
import { expect, inLanguages, nightly, test } from '../support/browser/fixtures.ts';
import { delayResponse, failOnce, submissionsOf } from '../support/browser/network.ts';
import { contactField, fillMessage, message, sendButton } from '../support/browser/page-parts.ts';
import {
  expectFieldError,
  expectNoFieldError,
  expectToast,
  toastIn,
  watchForTwoToasts,
} from '../support/browser/toasts.ts';
import { expectAccessible } from '../support/browser/ui-audit.ts';
import { textsIn } from '../support/browser/wizard.ts';
import { emailCases } from '../support/submission.ts';

const sdk = JSON.parse(
  readFileSync(new URL('../../node_modules/emailjs-com/package.json', import.meta.url), 'utf8'),
) as { version: string };

inLanguages((language) => {
  test('text typed while sending stays', nightly, async ({ page, texts, service }) => {
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

  test('contact form names errors in our words', async ({ page, texts }) => {
    const { contact } = texts.site;
    const calls = submissionsOf(page);
    await page.goto(routes.contact[language]);
    const main = page.getByRole('main');
    const submit = sendButton(page, texts);
    const name = contactField(page, texts, 'name');
    const email = contactField(page, texts, 'email');
    const subject = contactField(page, texts, 'subject');
    await expect(main.locator('form')).not.toHaveAttribute('novalidate');
    await submit.click();
    await expect(name).toBeFocused();
    for (const field of contactFields)
      await expectFieldError(contactField(page, texts, field), contact.errors[field]);
    await fillMessage(page, texts);
    for (const field of contactFields) await expectNoFieldError(contactField(page, texts, field));
    await email.fill('anna');
    await submit.click();
    await expect(email).toBeFocused();
    await expectFieldError(email, texts.wizard.emailErrors.noAt);
    await email.pressSequentially('@');
    await expectFieldError(email, texts.wizard.emailErrors.noDomain);
    await email.fill(message.email);
    await expectNoFieldError(email);
    await subject.fill('  ');
    await submit.click();
    await expectFieldError(subject, contact.errors.subject);
    expect(calls).toEqual([]);
  });

  test('failed message is resent once', async ({ page, texts, service, pageErrors }) => {
    test.slow();
    pageErrors.expect(/status of 500/);
    const { contact } = texts.site;
    const calls = submissionsOf(page);
    await page.goto(routes.contact[language]);
    const main = page.getByRole('main');
    const submit = sendButton(page, texts);
    await fillMessage(page, texts);
    const failure = main.getByText(
      interpolate(contact.failures.send, { phone: company.phone.text }),
    );

    await test.step('a failure keeps it', async () => {
      await failOnce(page, messagePath);
      await submit.click();
      await expectToast(page, texts, contact.toasts.failed, 'error');
      await expectAccessible(page);
      await expect(failure).toBeVisible();
      await expect(failure).not.toContainText(contact.toasts.failed.title);
      for (const field of contactFields)
        await expect(contactField(page, texts, field)).toHaveValue(message[field]);
    });

    await test.step('the next press sends the message once', async () => {
      const sawTwo = await watchForTwoToasts(page);
      await submit.dblclick();
      await expectToast(page, texts, contact.toasts.sent, 'success');
      // It stays under the mouse.
      await toastIn(page, texts).hover();
      await expectAccessible(page);
      expect(await sawTwo()).toBe(false);
      await expect(main.getByText(contact.success)).toBeVisible();
      await expect(failure).toBeHidden();
      for (const field of contactFields) {
        await expect(contactField(page, texts, field)).toHaveValue('');
        await expectNoFieldError(contactField(page, texts, field));
      }

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
      expect(stored).toHaveLength(1);
      expect(stored[0]).toMatchObject({ kind: 'message', language, channel: 'json', marks: [] });
      expect(stored[0]?.payload).toEqual(message);
    });
  });

  test('thanks end with the next errors', async ({ page, texts }) => {
    const { contact } = texts.site;
    await page.goto(routes.contact[language]);
    const main = page.getByRole('main');
    const submit = sendButton(page, texts);
    await fillMessage(page, texts);
    await submit.click();
    await expect(main.getByText(contact.success)).toBeVisible();

    await test.step('the toast is closed by its button', async () => {
      await toastIn(page, texts).getByRole('button', { name: texts.wizard.close }).click();
      await expect(page.getByText(contact.toasts.sent.title)).toBeHidden();
    });

    await test.step('errors replace the thanks', async () => {
      await submit.click();
      await expectFieldError(contactField(page, texts, 'name'), contact.errors.name);
      await expect(main.getByText(contact.success)).toBeHidden();
    });
  });
});

test('contact form treats a redirect as a failure', async ({ page }) => {
  const texts = await textsIn('nl');
  await page.goto(routes.contact.nl);
  await fillMessage(page, texts);
  await page.route(`**${messagePath}`, (route) =>
    route.fulfill({ status: 302, headers: { location: routes.home.nl } }),
  );
  await sendButton(page, texts).click();
  await expectToast(page, texts, texts.site.contact.toasts.failed, 'error');
  for (const field of contactFields)
    await expect(contactField(page, texts, field)).toHaveValue(message[field]);
});

test('contact form takes any 2xx answer as a receipt', async ({ page }) => {
  const texts = await textsIn('nl');
  await page.goto(routes.contact.nl);
  await fillMessage(page, texts);
  await page.route(`**${messagePath}`, (route) => route.fulfill({ status: 202, body: 'queued' }));
  await sendButton(page, texts).click();
  await expectToast(page, texts, texts.site.contact.toasts.sent, 'success');
});

test('email rules agree with browsers', nightly, async ({ page }) => {
  await page.setContent('<input type="email">');
  const field = page.getByRole('textbox');
  for (const [address, errorCode] of emailCases) {
    await field.fill(address);
    const isTaken = await field.evaluate((input: HTMLInputElement) => !input.validity.typeMismatch);
    expect(isTaken, address).toBe(errorCode === null || errorCode === 'tooLong');
  }
});
