/** Statements that the texts must make. Another company writes its own. */
import { wordStart } from './check-markdown.ts';

export interface RequiredStatement {
  pattern: RegExp;
  /** The statement, as the end of “This text must say …”. */
  say: string;
}

const age = word('18', 'from what age: 18');
const processTime: RequiredStatement = {
  pattern: /\b24\b.*\b48\b/s,
  say: 'that the process takes 24 to 48 hours',
};

/**
 * By language: the country of residence in the FAQ, and in the terms Belgium and the European Union. Endings may
 * follow. The Luxembourgish FAQ names Germany, as the German one does.
 */
const places: Record<string, [country: string, ...inTerms: string[]]> = {
  nl: ['Nederland', 'België', 'Europese Unie'],
  de: ['Deutschland', 'Belgien', 'Europäischen Union'],
  fi: ['Suome', 'Belgia', 'Euroopan unioni'],
  hu: ['Magyarország', 'Belgium', 'Európai Unió'],
  lb: ['Däitschland', 'Belsch', 'Europäescher Unioun'],
  sl: ['Sloveni', 'Belgij', 'Evropske unije'],
};

/** @param subject such as `faq 1` or `legal terms` */
export function requiredStatements(subject: string, language: string): RequiredStatement[] {
  const [country, ...inTerms] = places[language] ?? [];
  const statements: Record<string, RequiredStatement[]> = {
    'faq 1': [age, ...(country ? [word(country, `that one lives in ${country}…`)] : [])],
    'faq 2': [
      figure('limit amount min', 'the smallest amount'),
      figure('limit amount max', 'the largest amount'),
      figure('limit term min', 'the shortest term'),
      figure('limit term max', 'the longest term'),
    ],
    'faq 3': [word('3', 'that bank statements of the last 3 months are needed')],
    'faq 4': [processTime],
    'legal terms': [
      age,
      ...inTerms.map((name) => word(name, `where one must live: ${name}…`)),
      processTime,
    ],
    'legal privacy': [figure('retention', 'how long data is kept')],
    'legal cookies': [word('cookieConsent', 'the name of what is kept: `cookieConsent`')],
  };
  return statements[subject] ?? [];
}

/** Claims of the home page, by the key of the text that makes them. */
export const requiredClaims: Readonly<Record<string, RequiredStatement>> = {
  'facts.customers.value': figure('company customers', 'how many customers there are'),
  'facts.satisfaction.value': figure('company satisfaction', 'how many are satisfied'),
  'facts.founded.value': figure('company founded', 'since when'),
  'facts.source': figure('company survey-customers', 'how many customers were asked'),
  'benefits.items.speed.text': word('24', 'that an answer takes 24 hours'),
  'benefits.items.simplicity.text': word('100', 'that all of it is online: 100 %'),
  'howItWorks.steps.approval.time': word('24', 'that approval takes 24 hours'),
  'howItWorks.steps.payout.time': word('48', 'that the payout takes 48 hours'),
  'faq.lead': {
    pattern: /\{contact\}/,
    say: 'where the link to the contact page stands: {contact}',
  },
};

function word(start: string, say: string): RequiredStatement {
  return { pattern: wordStart(start), say };
}

/** A placeholder, also with more words after these. */
function figure(name: string, say: string): RequiredStatement {
  return { pattern: new RegExp(`\\{${name}\\b[^{}]*\\}`), say: `${say}: {${name}}` };
}
