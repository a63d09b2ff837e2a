/** The contact form, its real EmailJS SDK and the real service. */
import { readFileSync } from 'node:fs';
import { messagePath } from '../../src/api.ts';
import { company } from '../../src/company.ts';
import { contactFields, templateOf } from '../../src/contact/message.ts';
import { routes } from '../../src/i18n/routes.ts';
import { contactField, fillMessage, message, sendButton } from '../support/browser/contact.ts';
import { submissionsOf } from '../support/browser/faults.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { twoLanguages } from '../support/browser/languages.ts';
import { textsIn } from '../support/browser/loan.ts';
import { toastIn } from '../support/browser/toasts.ts';

const sdk = JSON.parse(
  readFileSync(new URL('../../node_modules/emailjs-com/package.json', import.meta.url), 'utf8'),
) as { version: string };

for (const language of twoLanguages) {
  test.describe(language, () => {
    test('is held back by the browser while empty or malformed, then sent', async ({ page }) => {
      const texts = await textsIn(language);
      const calls = submissionsOf(page);
      await page.goto(routes.contact[language]);
      const submit = sendButton(page, texts);
      const email = contactField(page, texts, 'email');

      await submit.click();
      const name = contactField(page, texts, 'name');
      await expect(name).toBeFocused();
      expect(await name.evaluate(validityOf)).toMatchObject({ valueMissing: true });

      await fillMessage(page, texts);
      await email.fill('no address');
      await submit.click();
      await expect(email).toBeFocused();
      expect(await email.evaluate(validityOf)).toMatchObject({ typeMismatch: true });
      expect(calls).toEqual([]);

      await email.fill(message.email);
      await submit.click();
      await expect(page.getByText(texts.site.contact.success)).toBeVisible();
      expect(calls).toHaveLength(1);
    });

    test('sends a double click once, as an EmailJS call that is stored', async ({
      page,
      service,
    }) => {
      const texts = await textsIn(language);
      const { sent } = texts.site.contact.toasts;
      const calls = submissionsOf(page);
      const before = (await service.stored()).length;
      await page.goto(routes.contact[language]);
      await fillMessage(page, texts);
      await sendButton(page, texts).dblclick();

      await expect(toastIn(page, texts)).toContainText(sent.title);
      await expect(toastIn(page, texts)).toContainText(sent.description);
      await expect(page.getByRole('main').getByText(texts.site.contact.success)).toBeVisible();
      for (const field of contactFields)
        await expect(contactField(page, texts, field)).toHaveValue('');

      expect(calls).toHaveLength(1);
      expect(new URL(calls[0]?.url() ?? '').pathname).toBe(messagePath);
      expect(calls[0]?.postDataJSON()).toEqual({
        lib_version: sdk.version,
        user_id: expect.stringMatching(/./),
        service_id: expect.stringMatching(/./),
        template_id: templateOf(language),
        template_params: {
          to_email: company.email,
          from_name: message.name,
          from_email: message.email,
          subject: message.subject,
          message: message.message,
        },
      });
      const stored = (await service.stored()).slice(before);
      expect(stored).toHaveLength(1);
      expect(stored[0]).toMatchObject({ kind: 'message', language, channel: 'json', marks: [] });
      expect(stored[0]?.payload).toEqual(message);
    });
  });
}

/** What the browser has against the field. */
function validityOf(field: HTMLElement | SVGElement) {
  const { valueMissing, typeMismatch } = (field as HTMLInputElement).validity;
  return { valueMissing, typeMismatch };
}
