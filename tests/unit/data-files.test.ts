/** Mistakes in the files of home page and company: each is made in the real file, in memory. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formFields } from '../../src/admin/form-fields.ts';
import { contentFolder } from '../../src/content/read-content.ts';
import { parseHome } from '../../src/domain/home-texts.ts';
import { companyExamples, companySchema, parseCompany } from '../../src/domain/read-company.ts';
import { siteLanguages } from '../../src/i18n/languages.ts';

const read = (path: string) => readFileSync(join(contentFolder, path), 'utf8');
const company = read('company.yaml');
const home = read('home/de.yaml');

function changed(source: string, from: RegExp, to: string): string {
  const after = source.replace(from, to);
  if (after === source) throw new Error(`There is no ${from}`);
  return after;
}

/** The fields that are wrong, with the sentences about them. */
function findingsIn(result: ReturnType<typeof parseHome> | ReturnType<typeof parseCompany>) {
  return 'findings' in result
    ? result.findings.map(({ field = 'the file', message }) => `${field}: ${message}`)
    : [];
}

describe('the company', () => {
  it.each<[string, from: RegExp, to: string, finding: string]>([
    [
      'a fact that is missing',
      /^phone: .*\n/m,
      '',
      'phone: It is missing. Write, for example: phone: +32 2 000 00 00',
    ],
    ['an unknown field', /^badge: /m, 'bage: ', 'bage: There is no such field here.'],
    ['a number of one country', /^phone: .*$/m, 'phone: 02 000 00 00', 'phone: It is no number'],
    ['a postcode as a number', /^postalCode: .*$/m, 'postalCode: 1000', 'between "double quotes"'],
    ['an empty text', /^street: .*$/m, 'street: ""', 'street: It is empty.'],
    ['a date in words', /date: .*$/m, 'date: last May', 'survey.date: It is not a date'],
    ['more than everybody', /^satisfaction: .*$/m, 'satisfaction: 980', 'It is more than 100.'],
    ['a language without town', /^ {2}fi: .*\n/m, '', 'city.fi: It is missing. Write, for'],
    [
      'a day in words',
      /monday: .*$/m,
      'monday: 9 tot 17 uur',
      'Write, for example: monday: 09:00-',
    ],
    ['an unknown day', /monday: /m, 'maandag: ', 'openingHours.maandag: There is no such field'],
    [
      'an unknown time zone',
      /^timeZone: .*$/m,
      'timeZone: Brussel',
      'timeZone: It is no time zone.',
    ],
    ['an alias', /^badge: .*$/m, 'badge: *New', 'the file: Line 3 cannot be read.'],
    ['a comment', /^badge: .*$/m, 'badge: Loans #1', 'the file: Line 3 cannot be read.'],
    [
      'hours that end before they begin',
      /monday: .*$/m,
      'monday: 17:00-09:00',
      'openingHours.monday: It closes before it opens. Write, for example: monday: 09:00-',
    ],
    ['a tab', /^badge: /m, '\tbadge: ', 'the file: Line 3 cannot be read. Write a field as'],
    [
      'a field twice',
      /^badge: /m,
      'name: X\nbadge: ',
      'Line 3 names a field that is already there.',
    ],
  ])('with %s is refused in a sentence', (_, from, to, finding) => {
    const findings = findingsIn(parseCompany(changed(company, from, to)));
    expect(findings).toEqual(expect.arrayContaining([expect.stringContaining(finding)]));
  });

  it('derives links and no-break spaces from one number', () => {
    const result = parseCompany(changed(company, /^phone: .*$/m, 'phone: +32 2 065 43 21'));
    expect(result).toMatchObject({
      facts: {
        company: {
          phone: { text: '+32\u00a02\u00a0065\u00a043\u00a021', dial: '+3220654321' },
        },
        companyProfile: { chat: 'https://wa.me/3220654321' },
      },
    });
  });

  it('shows its examples as one types them into the form', () => {
    const fields = formFields(companySchema, companyExamples, {});
    const hints = Object.fromEntries(fields.map(({ name, hint }) => [name, hint]));
    expect(hints).toMatchObject({ postalCode: 'Such as 1000', phoneLanguages: 'Such as nl, fr' });
  });
});

describe('the home page', () => {
  it.each<[string, from: RegExp, to: string, finding: string]>([
    [
      'a sentence that is missing',
      /^ {2}lead: .*\n/m,
      '',
      'hero.lead: It is missing. Write it as the file of another language has it.',
    ],
    ['an unknown field', /^ {2}estimate: /m, '  estimat: ', 'hero.estimat: There is no such field'],
    ['an empty text', /^ {2}estimate: .*$/m, '  estimate: ""', 'hero.estimate: It is empty.'],
    [
      'a title without end',
      /^ {2}estimate: .*$/m,
      `  estimate: ${'lang '.repeat(20)}x`,
      'hero.estimate: It is longer than 80 characters. Write it shorter.',
    ],
    [
      'a colon without quotation marks',
      /^ {2}estimate: .*$/m,
      '  estimate: Kredit: berechnen',
      'the file: Line 7 cannot be read.',
    ],
  ])('with %s is refused in a sentence', (_, from, to, finding) => {
    const findings = findingsIn(parseHome(changed(home, from, to)));
    expect(findings).toEqual(expect.arrayContaining([expect.stringContaining(finding)]));
  });
});

it.each(['company.yaml', ...siteLanguages.map((language) => `home/${language}.yaml`)])(
  'content/%s has no escape, which the forms would write anew',
  (path) => {
    expect(read(path)).not.toMatch(/\\[ux]/);
  },
);
