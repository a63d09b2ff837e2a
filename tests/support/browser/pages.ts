/** Every kind of page, and the forms that lead to form pages. */
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { loanPath, maxBodyBytes, messagePath } from '../../../src/domain/api.ts';
import type { FormPageName } from '../../../src/domain/form-page-names.ts';
import { listFiles } from '../../../src/helpers/node/list-files.ts';
import type { SiteMessages } from '../../../src/i18n/messages/types.ts';
import { legalPages, type PageRef, pageNames } from '../../../src/i18n/routes.ts';
import { isFullRun } from '../prerequisites.ts';
import { root } from '../root.ts';
import { applicant, message } from '../submission.ts';

export const allPages: readonly PageRef[] = [...pageNames, { article: 1 }];

/** Legal pages share a layout: the daily run looks at the first only. */
const repeated = new Set<PageRef>(isFullRun ? [] : legalPages.slice(1));

export const distinctLayouts = allPages.filter((kind) => !repeated.has(kind));

/** Last part of a path that does not exist. */
export const unknownPath = 'no-such-page';

/** The path of every built page. */
export const builtPaths: readonly string[] = listFiles(join(root, 'dist'))
  .filter((file) => file.endsWith('.html'))
  .map((file) => `/${file}`.replace(/(\/index)?\.html$/, '') || '/')
  .sort();

export interface HtmlForm {
  formPage: FormPageName;
  to: string;
  form: Record<string, string>;
  /** Heading of the form page, by its key in the catalogue. */
  heading: keyof SiteMessages['formPages'];
}

const loan = { ...applicant, amount: '5.000', duration: '12' };

/** A form for each form page that one submission can reach without a failure. */
export const htmlForms: readonly HtmlForm[] = [
  {
    formPage: 'too-long',
    to: messagePath,
    form: { ...message, message: 'x'.repeat(maxBodyBytes) },
    heading: 'tooLong',
  },
  { formPage: 'loan-received', to: loanPath, form: loan, heading: 'loanReceived' },
  {
    formPage: 'loan-incomplete',
    to: loanPath,
    form: { ...loan, amount: 'x', phone: ' ' },
    heading: 'incomplete',
  },
  { formPage: 'message-received', to: messagePath, form: message, heading: 'messageReceived' },
  {
    formPage: 'message-incomplete',
    to: messagePath,
    form: { ...message, subject: '' },
    heading: 'incomplete',
  },
];

/** Sends an HTML form from the open page and follows it to the form page. */
export async function postHtmlForm(
  page: Page,
  to: string,
  values: Record<string, string>,
): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().endsWith(to));
  await page.evaluate(submitForm, { method: 'post', action: to, fields: values });
  await answered;
  await page.waitForLoadState();
}

/** Runs in the page. Hidden fields, because a browser takes seconds to wrap a long word. */
export function submitForm({
  fields,
  ...attributes
}: Partial<HTMLFormElement> & { fields: Record<string, string> }): void {
  const form = Object.assign(document.createElement('form'), attributes);
  for (const [name, value] of Object.entries(fields))
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  document.body.append(form);
  form.submit();
}
