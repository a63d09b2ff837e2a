/** Mistakes in the files of home page and company: each is made in the real file, in memory. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formFields } from '../../../src/admin/form-fields.ts';
import { homeSchema, parseHome } from '../../../src/content/home-schema.ts';
import {
  companyExamples,
  companySchema,
  parseCompany,
} from '../../../src/domain/node/read-company.ts';
import { weekdays } from '../../../src/domain/opening-hours.ts';
import { contentFolder } from '../../../src/helpers/node/project-root.ts';
import { siteLanguages } from '../../../src/i18n/languages.ts';

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

/** Lines in place of a field of the company's file, and what is said about them. */
const wrongFacts: Record<string, string> = {
  '': 'phone: It is missing. Write, for example: phone: +32 2 000 00 00',
  'phone: 02 000 00 00': 'phone: It is no number',
  'postalCode: 1000': 'between "double quotes"',
  'street: ""': 'street: It is empty.',
  'date: last May': 'survey.date: It is not a date',
  'satisfaction: 980': 'It is more than 100.',
  'monday: 9 tot 17 uur': 'Write, for example: monday: 09:00-',
  'monday: 17:00-09:00':
    'openingHours.monday: It closes before it opens. Write, for example: monday: 09:00-',
  'timeZone: Brussel': 'timeZone: It is no time zone.',
  'badge: *New': 'the file: Line 3 cannot be read.',
  'badge: Loans #1': 'the file: Line 3 cannot be read.',
  '\tbadge: New': 'the file: Line 3 cannot be read. Write a field as',
  'name: X\nbadge: New': 'Line 3 names a field that is already there.',
};

describe('the company', () => {
  it.each(Object.entries(wrongFacts))('must not have the line %j', (line, finding) => {
    const name = /(\w+):[^\n]*$/.exec(line)?.[1] ?? 'phone';
    const text = changed(company, new RegExp(`\\b${name}: .*$`, 'm'), line);
    expect(findingsIn(parseCompany(text))).toContainEqual(expect.stringContaining(finding));
  });

  it.each([
    [/^badge: /m, 'bage: ', 'bage: There is no such field here.'],
    [/monday: /m, 'maandag: ', 'openingHours.maandag: There is no such field'],
    [/^ {2}- nl$/m, '  - nl # Dutch', 'the file: Line 9 cannot be read.'],
    [/^ {2}fi: .*\n/m, '', 'city.fi: It is missing. Write, for'],
    [/^survey:\n( .*\n)+/m, '', 'survey: It is missing. Write, for example: survey: and below it'],
    [/^city:\n( .*\n)+/m, 'city: X\n', 'two spaces more, nl: Brussel'],
    [/^supervision:\n( .*\n)+/m, 'supervision: X\n', 'more, registration: the number in'],
    [/^.*$/s, '', 'the file: It has no fields below it. Write, for example: name: Solvanta'],
  ])('is refused where %s becomes %j', (from, to, finding) => {
    const findings = findingsIn(parseCompany(changed(company, from, to)));
    expect(findings).toContainEqual(expect.stringContaining(finding));
  });

  // The forms leave out what is empty.
  it.each(['', 'supervision:\nopeningHours:\n'])(
    'may be closed and unsupervised with %j',
    (rest) => {
      const text = changed(company, /^openingHours:\n( .*\n)+supervision:\n( .*\n)+/m, rest);
      expect(parseCompany(text)).toMatchObject({
        values: {
          companyProfile: { openingHours: weekdays.map(() => null) },
          supervision: { ombudsman: '' },
        },
      });
    },
  );

  it('derives links and no-break spaces from one number', () => {
    const result = parseCompany(changed(company, /^phone: .*$/m, 'phone: +32 2 065 43 21'));
    expect(result).toMatchObject({
      values: {
        company: { phone: { text: '+32\u00a02\u00a0065\u00a043\u00a021', dial: '+3220654321' } },
        companyProfile: { chat: 'https://wa.me/3220654321' },
      },
    });
  });

  it('shows examples as the form takes them', () => {
    const fields = formFields(companySchema, companyExamples, {});
    const hints = Object.fromEntries(fields.map(({ name, hint }) => [name, hint]));
    expect(fields.find(({ name }) => name === 'supervision')).toMatchObject({ widget: 'object' });
    expect(hints).toMatchObject({ postalCode: 'Such as 1000', phoneLanguages: 'Such as nl, fr' });
  });
});

describe('the home page', () => {
  const tooLong = 'hero.estimate: It is longer than 80 characters. Write it shorter.';

  it.each([
    [
      'lead: .*\n',
      '',
      'hero.lead: It is missing. Write it as the file of another language has it.',
    ],
    ['estimate: ', '  estimat: ', 'hero.estimat: There is no such field'],
    ['estimate: .*$', '  estimate: ""', 'hero.estimate: It is empty.'],
    ['estimate: .*$', `  estimate: ${'lang '.repeat(20)}x`, tooLong],
    ['estimate: .*$', '  estimate: Kredit: berechnen', 'the file: Line 7 cannot be read.'],
  ])('is refused where %s becomes %j', (from, to, finding) => {
    const text = changed(home, new RegExp(`^ {2}${from}`, 'm'), to);
    expect(findingsIn(parseHome(text))).toContainEqual(expect.stringContaining(finding));
  });

  it('has multi-line boxes for long texts only', () => {
    const hero = formFields(homeSchema, {}, {}).find(({ name }) => name === 'hero');
    expect(hero).toMatchObject({
      fields: [
        { name: 'title', widget: 'string' },
        { name: 'lead', widget: 'text' },
        { name: 'estimate', widget: 'string' },
      ],
    });
  });
});

it.each(['company.yaml', ...siteLanguages.map((language) => `home/${language}.yaml`)])(
  'content/%s uses no \\u escapes',
  (path) => {
    // The forms would write them anew.
    expect(read(path)).not.toMatch(/\\[ux]/);
  },
);
