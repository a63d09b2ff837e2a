/** Statements that the texts must make. Another company writes its own. */
import type { HomeTexts } from '../../content/home-schema.ts';
import { languages, type SiteLanguage, siteLanguages } from '../../i18n/languages.ts';
import type { ContentFinding } from '../content-finding.ts';
import { wordStart } from '../word-start.ts';

interface RequiredStatement {
  pattern: RegExp;
  /** The statement, as the end of “This text must say …”. */
  statement: string;
}

interface Places {
  /** The country of residence, in the FAQ. */
  residence: string;
  /** Belgium and the European Union, in the terms. */
  terms: string[];
}

/** The key of a text of the home page, such as `facts.source`. */
type HomeKey<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Key : `${Key}.${HomeKey<Texts[Key]>}`;
}[keyof Texts & string];

const age = wordStatement('18', 'from what age: 18');
const processTime: RequiredStatement = {
  pattern: /\b24\b.*\b48\b/s,
  statement: 'that the process takes 24 to 48 hours',
};

/** Endings may follow. The Luxembourgish FAQ names Germany, as the German one does. */
const placesByLanguage: Partial<Record<SiteLanguage, Places>> = {
  nl: { residence: 'Nederland', terms: ['België', 'Europese Unie'] },
  de: { residence: 'Deutschland', terms: ['Belgien', 'Europäischen Union'] },
  fi: { residence: 'Suome', terms: ['Belgia', 'Euroopan unioni'] },
  hu: { residence: 'Magyarország', terms: ['Belgium', 'Európai Unió'] },
  lb: { residence: 'Däitschland', terms: ['Belsch', 'Europäescher Unioun'] },
  sl: { residence: 'Sloveni', terms: ['Belgij', 'Evropske unije'] },
};

/**
 * The statements that a text must make.
 * @param key of a text, such as `faq 1` or `legal terms`
 */
export function requiredStatements(key: string, language: SiteLanguage): RequiredStatement[] {
  const { residence, terms = [] } = placesByLanguage[language] ?? {};
  const statements: Record<string, RequiredStatement[]> = {
    'faq 1': [
      age,
      ...(residence ? [wordStatement(residence, `that one lives in ${residence}…`)] : []),
    ],
    'faq 2': [
      figureStatement('limit amount min', 'the smallest amount'),
      figureStatement('limit amount max', 'the largest amount'),
      figureStatement('limit term min', 'the shortest term'),
      figureStatement('limit term max', 'the longest term'),
    ],
    'faq 3': [wordStatement('3', 'that bank statements of the last 3 months are needed')],
    'faq 4': [processTime],
    'legal terms': [
      age,
      ...terms.map((name) => wordStatement(name, `where one must live: ${name}…`)),
      processTime,
    ],
    'legal privacy': [figureStatement('retention', 'how long data is kept')],
    'legal cookies': [wordStatement('cookieConsent', 'the name of what is kept: `cookieConsent`')],
  };
  return statements[key] ?? [];
}

/** A remark for each language without places that its texts must name. */
export function* checkRequiredPlaces(): Generator<ContentFinding> {
  for (const language of siteLanguages)
    if (!placesByLanguage[language])
      yield {
        isRemark: true,
        file: 'src/check-content/rules/required-statements.ts',
        key: `placesByLanguage.${language}`,
        message: `The texts in ${languages[language].label} are not checked for where one must live. Write the places that the first question and the terms must name.`,
      };
}

/** Claims of the home page, by the key of the text that makes them. */
export const requiredClaims: Readonly<Record<string, RequiredStatement>> = {
  'facts.customers.value': figureStatement('company customers', 'how many customers there are'),
  'facts.satisfaction.value': figureStatement('company satisfaction', 'how many are satisfied'),
  'facts.founded.value': figureStatement('company founded', 'since when'),
  'facts.source': figureStatement('company survey-customers', 'how many customers were asked'),
  'benefits.items.speed.text': wordStatement('24', 'that an answer takes 24 hours'),
  'benefits.items.simplicity.text': wordStatement('100', 'that all of it is online: 100 %'),
  'howItWorks.steps.approval.time': wordStatement('24', 'that approval takes 24 hours'),
  'howItWorks.steps.payout.time': wordStatement('48', 'that the payout takes 48 hours'),
  'faq.lead': {
    pattern: /\{contact\}/,
    statement: 'where the link to the contact page stands: {contact}',
  },
} satisfies Partial<Record<HomeKey<HomeTexts>, RequiredStatement>>;

function wordStatement(start: string, statement: string): RequiredStatement {
  return { pattern: wordStart(start), statement };
}

/** A placeholder, also with more words after these. */
function figureStatement(name: string, subject: string): RequiredStatement {
  return { pattern: new RegExp(`\\{${name}\\b[^{}]*\\}`), statement: `${subject}: {${name}}` };
}
