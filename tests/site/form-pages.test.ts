/** The pages that the service answers with, filled in, against rules of `npm run check:site`. */
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { checkMarkup } from '../../src/check-site/rules/markup.ts';
import { contactFields } from '../../src/domain/contact-message.ts';
import { loanFields } from '../../src/domain/loan/request.ts';
import { siteLanguages } from '../../src/i18n/languages.ts';
import {
  type FormPage,
  formPagesFolder,
  loadFormPages,
} from '../../src/service/http/form-pages.ts';

const formPages = loadFormPages(formPagesFolder);

/** What a visitor typed must not become markup. */
const hostileValue = '"><b>\'&amp;</textarea>';
const incomplete = (fields: readonly string[]) => ({
  values: Object.fromEntries(fields.map((field) => [field, hostileValue])),
  errors: Object.fromEntries(
    fields.map((field) => [field, { [field === 'email' ? 'noAt' : 'invalid']: true as const }]),
  ),
});
const receipt = { reference: '00000-00000', answerBy: 'Sunday 04:16' };

describe.each(siteLanguages)('the form page in %s', (language) => {
  it.each([
    ['loan-received', () => formPages.render('loan-received', language, receipt)],
    ['message-received', () => formPages.render('message-received', language, receipt)],
    [
      'loan-incomplete',
      () => formPages.render('loan-incomplete', language, incomplete(loanFields)),
    ],
    [
      'message-incomplete',
      () => formPages.render('message-incomplete', language, incomplete(contactFields)),
    ],
    [
      'loan-incomplete without fields',
      () => formPages.render('loan-incomplete', language, incomplete([])),
    ],
    ['too-many', () => formPages.render('too-many', language, {})],
    ['failed', () => formPages.render('failed', language, {})],
    ['too-long', () => formPages.render('too-long', language, {})],
    ['not-shown', () => formPages.render('not-shown', language, {})],
  ])('%s is valid HTML around hostile values', (_, render) => {
    const html = String(render().html);
    expect([...checkMarkup({ html, $: load(html) })]).toEqual([]);
  });

  it('every field names its autofill token', () => {
    expect(
      autofillTokens(formPages.render('loan-incomplete', language, incomplete(loanFields))),
    ).toEqual({
      amount: 'off',
      duration: 'off',
      profession: 'organization-title',
      monthlyIncome: 'off',
      address: 'address-line1',
      country: 'country-name',
      firstName: 'given-name',
      lastName: 'family-name',
      email: 'email',
      phone: 'tel',
    });
    expect(
      autofillTokens(formPages.render('message-incomplete', language, incomplete(contactFields))),
    ).toEqual({
      name: 'name',
      email: 'email',
      subject: 'off',
      message: undefined,
    });
  });

  it('every field but the country has its hint', () => {
    const $ = load(
      String(formPages.render('loan-incomplete', language, incomplete(loanFields)).html),
    );
    const hints = loanFields.filter((field) => $(`#hint-${field}`).text().trim());
    expect(hints).toEqual(loanFields.filter((field) => field !== 'country'));
    expect(hints.map((field) => $(`#hint-${field}`).text()).join()).not.toContain('{');
  });
});

function autofillTokens({ html }: FormPage) {
  const $ = load(String(html));
  return Object.fromEntries(
    $('[id^="field-"]')
      .get()
      .map((field) => [$(field).attr('name'), $(field).attr('autocomplete')]),
  );
}

it('form pages without values share their bytes', () => {
  for (const name of ['too-many', 'failed', 'too-long', 'not-shown'] as const)
    expect(formPages.render(name, 'nl', {}).html).toBeInstanceOf(Buffer);
});
