import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Handlebars from 'handlebars';
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

/** What each page is drawn with; these values stand in while the templates are checked at start. */
const contexts = {
  'loan-received': { reference: '' } as Received,
  'message-received': { reference: '' } as Received,
  'loan-incomplete': { values: {}, wrong: {} } as Incomplete,
  'message-incomplete': { values: {}, wrong: {} } as Incomplete,
  'too-many': {} as Record<never, never>,
  failed: {} as Record<never, never>,
  'too-long': {} as Record<never, never>,
  'not-shown': {} as Record<never, never>,
} satisfies Record<AnswerName, object>;

type Contexts = typeof contexts;

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
 * Reads and compiles every template of every language, `<language>/<name>.html`.
 * @throws Error with one line when one is missing or cannot be drawn
 */
export function loadAnswers(folder: string): Answers {
  const pages = new Map<string, (context: object) => AnswerPage>();
  for (const language of siteLanguages) {
    for (const name of answerNames) {
      pages.set(`${language}/${name}`, loadPage(join(folder, language, `${name}.html`), name));
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

function loadPage(file: string, name: AnswerName): (context: object) => AnswerPage {
  try {
    const source = readFileSync(file, 'utf8');
    const template = Handlebars.compile(source, { knownHelpersOnly: true });
    // Handlebars compiles at the first drawing: a template that cannot be drawn must stop the start, not a visitor.
    template(contexts[name]);
    const policy = policyOf(source);
    return (context) => ({ html: template(context), policy });
  } catch (error) {
    const isMissing = (error as { code?: unknown }).code === 'ENOENT';
    throw new Error(
      `${file} ${isMissing ? 'is missing' : 'is no valid template'}: run npm run build`,
    );
  }
}
