import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Mustache from 'mustache';
import { type Language, siteLanguageFor, siteLanguages } from '../../i18n/languages.ts';
import { type FormPageName, formPageNames } from '../../i18n/routes.ts';
import { parseCsp } from './security-headers.ts';

interface Received {
  reference: string;
}

interface Incomplete {
  values: Record<string, string>;
  /** By field, and then by error code. */
  errors: Record<string, Record<string, true>>;
}

interface Contexts extends Record<FormPageName, object> {
  'loan-received': Received & { answerBy: string };
  'message-received': Received;
  'loan-incomplete': Incomplete;
  'message-incomplete': Incomplete;
}

export interface FormPage {
  html: string | Buffer;
  /** Content security policy, for the header. */
  policy: string;
}

/** The answers to HTML forms and to addresses that are no page. */
export interface FormPages {
  /** In a language without pages, draws the page of the default language. */
  draw<Name extends FormPageName>(
    name: Name,
    language: Language,
    context: Contexts[Name],
  ): FormPage;
}

/** Reads and checks every template. @throws Error with one line when a template is missing or invalid */
export function loadFormPages(folder: string): FormPages {
  const pages = new Map<string, (context: object) => FormPage>();
  for (const language of siteLanguages) {
    for (const name of formPageNames) {
      const file = join(folder, language, `${name}.html`);
      pages.set(`${language}/${name}`, loadPage(file));
    }
  }
  return {
    draw(name, language, context) {
      const page = pages.get(`${siteLanguageFor(language)}/${name}`);
      if (!page) throw new Error(`No answer page ${name}`);
      return page(context);
    },
  };
}

function loadPage(file: string): (context: object) => FormPage {
  if (!existsSync(file)) throw new Error(`${file} is missing: run npm run build`);
  const template = readFileSync(file, 'utf8');
  const policy = parseCsp(template);
  const from = template.indexOf('{{');
  if (from < 0) {
    // Node would encode a text anew for each connection, and keep it until it is read.
    const html = Buffer.from(template);
    return () => ({ html, policy });
  }
  // Mustache makes an object of each character: whole pages would take 100 MB.
  const to = Math.max(from, template.indexOf('}}', template.lastIndexOf('{{'))) + 2;
  const marked = template.slice(from, to);
  try {
    // Mustache caches the parsed template.
    Mustache.parse(marked);
  } catch {
    throw new Error(`${file} is no valid template: run npm run build`);
  }
  const [start, end] = [template.slice(0, from), template.slice(to)];
  return (context) => ({ html: start + Mustache.render(marked, context) + end, policy });
}
