import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  defaultLanguage,
  isSiteLanguage,
  type Language,
  siteLanguages,
} from '../i18n/languages.ts';
import { type AnswerName, answerNames } from '../i18n/routes.ts';
import { policyOf } from './headers.ts';

interface Received {
  reference: string;
}

/** The form again, with what was typed. */
interface Incomplete {
  values: Record<string, string>;
  wrong: Record<string, true>;
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

/** The pages that answer people: those who sent a plain form, without script, and those who opened what is no page. */
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
  // Bytes: as a text, one letter beyond Latin 1 would double it.
  const template = readFileSync(file);
  const text = template.toString();
  if (text.replaceAll(condition, '$2$3').replaceAll(value, '').includes('{{')) {
    throw new Error(`${file} is no valid template: run npm run build`);
  }
  const policy = policyOf(text);
  return (context) => ({ html: fillIn(template.toString(), context), policy });
}

/** One of two parts, without another condition inside: `{{#if name}}…{{else}}…{{/if}}`. */
const condition = /\{\{#if ([\w.]+)\}\}(.*?)(?:\{\{else\}\}(.*?))?\{\{\/if\}\}/gs;

/** A name is that of a value in the context, or in a record there: `{{values.email}}`. */
const value = /\{\{([\w.]+)\}\}/g;

type Context = Record<string, unknown> | undefined;

function fillIn(template: string, context: object): string {
  const lookUp = (name: string) =>
    name.split('.').reduce<unknown>((record, key) => (record as Context)?.[key], context);
  return template
    .replaceAll(condition, (_, name: string, shown: string, otherwise = '') =>
      lookUp(name) ? shown : otherwise,
    )
    .replaceAll(value, (_, name: string) => escapeHtml(String(lookUp(name) ?? '')));
}

/** A text as it stands in HTML, between tags or in a quoted attribute. */
function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
