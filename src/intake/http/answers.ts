import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Mustache from 'mustache';
import {
  defaultLanguage,
  isSiteLanguage,
  type Language,
  siteLanguages,
} from '../../i18n/languages.ts';
import { type AnswerName, answerNames } from '../../i18n/routes.ts';
import { policyOf } from './headers.ts';

interface Received {
  reference: string;
}

/** The form again, with what was typed. */
interface Incomplete {
  values: Record<string, string>;
  /** By field, and then by fault. */
  wrong: Record<string, Record<string, true>>;
}

/** What each page is drawn with. */
interface Contexts extends Record<AnswerName, object> {
  'loan-received': Received;
  'message-received': Received;
  'loan-incomplete': Incomplete;
  'message-incomplete': Incomplete;
}

export interface AnswerPage {
  html: string;
  /** Its content security policy, for the header. */
  policy: string;
}

/** The pages for people who sent a form without script, or opened an address that is no page. */
export interface Answers {
  /** A language without pages of its own gets the default one's. */
  draw<Name extends AnswerName>(
    name: Name,
    language: Language,
    context: Contexts[Name],
  ): AnswerPage;
}

/**
 * Reads and checks every template of every language, `<language>/<name>.html`.
 * @throws Error with one line when one is missing or is not valid
 */
export function loadAnswers(folder: string): Answers {
  const pages = new Map<string, (context: object) => AnswerPage>();
  for (const language of siteLanguages) {
    for (const name of answerNames) {
      const file = join(folder, language, `${name}.html`);
      pages.set(`${language}/${name}`, loadPage(file));
    }
  }
  return {
    draw(name, language, context) {
      const own = isSiteLanguage(language) ? language : defaultLanguage;
      const page = pages.get(`${own}/${name}`);
      if (!page) throw new Error(`No answer page ${name}`);
      return page(context);
    },
  };
}

function loadPage(file: string): (context: object) => AnswerPage {
  if (!existsSync(file)) throw new Error(`${file} is missing: run npm run build`);
  const template = readFileSync(file, 'utf8');
  const policy = policyOf(template);
  const from = template.indexOf('{{');
  if (from < 0) return () => ({ html: template, policy });
  // Mustache parses letter by letter, so it gets only what stands between the first mark and the last.
  const to = Math.max(from, template.indexOf('}}', template.lastIndexOf('{{'))) + 2;
  const marked = template.slice(from, to);
  try {
    // Mustache keeps what it has parsed.
    Mustache.parse(marked);
  } catch {
    throw new Error(`${file} is no valid template: run npm run build`);
  }
  const [start, end] = [template.slice(0, from), template.slice(to)];
  return (context) => ({ html: start + Mustache.render(marked, context) + end, policy });
}
