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
  const pieces: string[] = [];
  for (const language of siteLanguages) {
    for (const name of answerNames) {
      const file = join(folder, language, `${name}.html`);
      pages.set(`${language}/${name}`, loadPage(file, name, pieces));
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

function loadPage(
  file: string,
  name: AnswerName,
  pieces: string[],
): (context: object) => AnswerPage {
  try {
    const source = readFileSync(file, 'utf8');
    const template = Handlebars.compile(shorten(source, pieces), { knownHelpersOnly: true });
    const draw = (context: object) => template(context, { data: { pieces } });
    // Handlebars compiles at the first drawing: a template that cannot be drawn must stop the start, not a visitor.
    draw(contexts[name]);
    const policy = policyOf(source);
    return (context) => ({ html: draw(context), policy });
  } catch (error) {
    const isMissing = (error as { code?: unknown }).code === 'ENOENT';
    throw new Error(
      `${file} ${isMissing ? 'is missing' : 'is no valid template'}: run npm run build`,
    );
  }
}

/**
 * Puts aside the styles, which all pages share, and long stretches where nothing is filled in; Handlebars finds them
 * again by number. It would keep each of them twice, as source and as code.
 */
function shorten(source: string, pieces: string[]): string {
  const stretches = source.split(/(<style\b.*?<\/style>|\{\{.*?\}\})/s);
  return stretches
    .map((stretch) => {
      if (stretch.length < 500 || stretch.includes('{{')) return stretch;
      const known = pieces.indexOf(stretch);
      // A copy, since a part of a text keeps all of it in memory.
      const index = known < 0 ? pieces.push(Buffer.from(stretch).toString()) - 1 : known;
      return `{{{@pieces.[${index}]}}}`;
    })
    .join('');
}
