import type { Locator, Page } from 'playwright/test';
import { type ContactField, contactFields } from '../../../src/domain/contact/message.ts';
import { message } from '../submission.ts';
import type { Texts } from './wizard.ts';

export { message } from '../submission.ts';

export function contactField(page: Page, { site }: Texts, field: ContactField): Locator {
  return page.getByRole('textbox', { name: site.contact.fields[field], exact: true });
}

export async function fillMessage(page: Page, texts: Texts): Promise<void> {
  for (const field of contactFields) await contactField(page, texts, field).fill(message[field]);
}

/** The submit button, idle or sending. */
export function sendButton(page: Page, { site: { contact } }: Texts): Locator {
  const either = { submit: contact.submit, sending: contact.sending };
  return page
    .getByRole('main')
    .getByRole('button', { name: either.submit, exact: true })
    .or(page.getByRole('main').getByRole('button', { name: either.sending, exact: true }));
}
