/** Forms as a browser sends them without script. */
import type { Page } from 'playwright/test';
import { loanPath, maxBodyBytes, messagePath } from '../../../src/domain/api.ts';
import type { SiteMessages } from '../../../src/i18n/messages/contract.ts';
import type { AnswerName } from '../../../src/i18n/routes.ts';
import { message } from './contact.ts';
import { applicant } from './wizard.ts';

export interface PlainPost {
  answer: AnswerName;
  to: string;
  form: Record<string, string>;
  /** Heading of the answer page, by its key in the catalogue. */
  heading: keyof SiteMessages['answers'];
}

const loan = { ...applicant, amount: '5.000', duration: '12' };

/** A submission for each answer page that a single one can reach when nothing fails. */
export const plainPosts: readonly PlainPost[] = [
  {
    answer: 'too-long',
    to: messagePath,
    form: { ...message, message: 'x'.repeat(maxBodyBytes) },
    heading: 'tooLong',
  },
  { answer: 'loan-received', to: loanPath, form: loan, heading: 'loanReceived' },
  {
    answer: 'loan-incomplete',
    to: loanPath,
    form: { ...loan, amount: 'x', phone: ' ' },
    heading: 'incomplete',
  },
  { answer: 'message-received', to: messagePath, form: message, heading: 'messageReceived' },
  {
    answer: 'message-incomplete',
    to: messagePath,
    form: { ...message, subject: '' },
    heading: 'incomplete',
  },
];

/** Sends a plain form from the open page and follows it to the answer page. */
export async function postPlainForm(
  page: Page,
  to: string,
  values: Record<string, string>,
): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().endsWith(to));
  await page.evaluate(
    ({ action, fields }) => {
      const form = Object.assign(document.createElement('form'), { action, method: 'post' });
      for (const [name, value] of Object.entries(fields))
        form.append(Object.assign(document.createElement('textarea'), { name, value }));
      document.body.append(form);
      form.submit();
    },
    { action: to, fields: values },
  );
  await answered;
  await page.waitForLoadState();
}
