/** The pages that the service answers with, filled in, against rules of `npm run check:site`. */
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { markup } from '../../src/check-site/rules/markup.ts';
import { contactFields } from '../../src/domain/contact/message.ts';
import { loanFields } from '../../src/domain/loan/request.ts';
import { siteLanguages } from '../../src/i18n/languages.ts';
import { formPageNames } from '../../src/i18n/routes.ts';
import { loadFormPages } from '../../src/service/http/form-pages.ts';
import { settingsFile } from '../../src/service/static/build-mismatch.ts';
import { distAnswers, filesIn } from '../support/built-site.ts';

const answers = loadFormPages(distAnswers);

/** What a visitor typed must not become markup. */
const typed = '"><b>\'&amp;</textarea>';
const incomplete = (fields: readonly string[]) => ({
  values: Object.fromEntries(fields.map((field) => [field, typed])),
  errors: Object.fromEntries(
    fields.map((field) => [field, { [field === 'email' ? 'noAt' : 'incomplete']: true as const }]),
  ),
});
const receipt = { reference: '00000-00000', answerBy: 'Sunday 04:16' };

describe.each(siteLanguages)('the form pages in %s', (language) => {
  it.each([
    ['after a request', () => answers.draw('loan-received', language, receipt)],
    ['after a message', () => answers.draw('message-received', language, receipt)],
    ['for a request', () => answers.draw('loan-incomplete', language, incomplete(loanFields))],
    [
      'for a message',
      () => answers.draw('message-incomplete', language, incomplete(contactFields)),
    ],
    ['for nothing', () => answers.draw('loan-incomplete', language, incomplete([]))],
    ['after too many', () => answers.draw('too-many', language, {})],
    ['after a failure', () => answers.draw('failed', language, {})],
    ['after too long a text', () => answers.draw('too-long', language, {})],
    ['for readers', () => answers.draw('not-shown', language, {})],
  ])('%s are good HTML, with what was typed as text', (_, draw) => {
    const html = String(draw().html);
    const text = { html, $: load(html) };
    expect([...markup(text)]).toEqual([]);
  });
});

it('share their bytes between connections', () => {
  for (const name of ['too-many', 'failed', 'too-long', 'not-shown'] as const)
    expect(answers.draw(name, 'nl', {}).html).toBeInstanceOf(Buffer);
});

it('exist for each answer and language only', () => {
  const wanted = siteLanguages.flatMap((language) =>
    formPageNames.map((name) => `/${language}/${name}.html`),
  );
  expect(filesIn(distAnswers)).toEqual([...wanted, `/${settingsFile}`].sort());
});
