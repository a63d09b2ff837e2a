import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyReply } from 'fastify';
import Mustache from 'mustache';
import { type FormPageName, formPageNames } from '../../domain/form-page-names.ts';
import { type Language, siteLanguageFor, siteLanguages } from '../../i18n/languages.ts';
import { formsFolder } from '../../settings/build-output.ts';
import { parseCsp } from './security-headers.ts';

interface ReceivedContext {
  reference: string;
}

interface IncompleteContext {
  values: Record<string, string>;
  /** Which errors a field has: by field, and then by error code. */
  errors: Record<string, Record<string, true>>;
}

interface PageContexts extends Record<FormPageName, object> {
  'loan-received': ReceivedContext & { answerBy: string };
  'message-received': ReceivedContext;
  'loan-incomplete': IncompleteContext;
  'message-incomplete': IncompleteContext;
}

export interface FormPage {
  html: string | Buffer;
  /** Content security policy, for the header. */
  csp: string;
}

/** The pages after an HTML form, and for paths without a page. */
export interface FormPages {
  /** Fills in a page. A language without pages gets the page of the default language. */
  render<Name extends FormPageName>(
    name: Name,
    language: Language,
    context: PageContexts[Name],
  ): FormPage;
}

/** Where the build writes the templates, in one folder for each language. */
export const formPagesFolder = fileURLToPath(new URL(`../../../${formsFolder}`, import.meta.url));

/**
 * Reads and checks every template.
 * @throws Error with one line when a template is missing or invalid
 */
export function loadFormPages(folder: string): FormPages {
  const pages = new Map<string, (context: object) => FormPage>();
  for (const language of siteLanguages) {
    for (const name of formPageNames) {
      const file = join(folder, language, `${name}.html`);
      pages.set(`${language}/${name}`, loadPage(file));
    }
  }
  return {
    render(name, language, context) {
      const page = pages.get(`${siteLanguageFor(language)}/${name}`);
      if (!page) throw new Error(`No form page ${name}`);
      return page(context);
    },
  };
}

function loadPage(file: string): (context: object) => FormPage {
  if (!existsSync(file)) throw new Error(`${file} is missing: run npm run build`);
  const template = readFileSync(file, 'utf8');
  const csp = parseCsp(template);
  const start = template.indexOf('{{');
  if (start < 0) {
    // Node would encode a string anew for each connection, and keep it until it is sent.
    const html = Buffer.from(template);
    return () => ({ html, csp });
  }
  // Mustache makes an object of each character: whole pages would take 100 MB.
  const end = Math.max(start, template.indexOf('}}', template.lastIndexOf('{{'))) + 2;
  const dynamicPart = template.slice(start, end);
  try {
    // Mustache caches the parsed template.
    Mustache.parse(dynamicPart);
  } catch {
    throw new Error(`${file} is no valid template: run npm run build`);
  }
  const [before, after] = [template.slice(0, start), template.slice(end)];
  return (context) => ({ html: before + Mustache.render(dynamicPart, context) + after, csp });
}

/** Sends a page with its own content security policy; the status stays as the reply has it. */
export function sendFormPage(reply: FastifyReply, { html, csp }: FormPage): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('content-security-policy', csp).send(html);
}
