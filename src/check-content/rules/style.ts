import { basename } from 'node:path';
import type { MdastNode } from 'satteri';
import { isDraft } from '../../content/publication.ts';
import { type ContentEntry, entryKey, lineOf } from '../../content/read-content.ts';
import { languages, siteLanguages } from '../../i18n/languages.ts';
import type { CheckContext } from '../check-context.ts';
import type { FileFinding } from '../content-finding.ts';
import {
  countWords,
  headingsOf,
  linksOf,
  nodesOf,
  textWithoutQuotes,
  visibleText,
} from '../markdown-tree.ts';
import { otherLanguageMessage, type Vocabulary } from '../vocabulary.ts';
import { glossaryFindings } from './glossary.ts';
import { requiredStatements } from './required-statements.ts';
import { typedFigureFindings } from './typed-figures.ts';

/**
 * Words of a page in the languages with the most `wordsPerMinute`. A page in another language has
 * fewer, in proportion, because its words are longer.
 */
const wordLimits = {
  blog: { min: 250, max: 1_600 },
  legal: { min: 250, max: 1_500 },
  about: { min: 250, max: 1_200 },
};

/** Words a minute in the languages that are read fastest. */
const maxWordsPerMinute = Math.max(
  ...siteLanguages.map((language) => languages[language].wordsPerMinute),
);

/** Legal pages with numbered sections, and the smallest number of them. */
const numberedSections: Readonly<Record<string, number>> = { terms: 7, privacy: 6 };

const minHeadings = 3;

const minLinks = 2;

/** Checks length, sections, reading time, statements and words of a text that is no draft. */
export function* checkStyle(file: ContentEntry, { vocabulary }: CheckContext) {
  if (isDraft(file)) return;
  yield* lengthFindings(file);
  yield* sectionNumberFindings(file);
  yield* readTimeFindings(file);
  yield* statementFindings(file);
  yield* wordFindings(file, vocabulary);
}

function* lengthFindings({ collection, language, tree }: ContentEntry): Generator<FileFinding> {
  if (collection === 'faq') return;
  const share = languages[language].wordsPerMinute / maxWordsPerMinute;
  const { min, max } = wordLimits[collection];
  const [minWords, maxWords] = [Math.round(min * share), Math.round(max * share)];
  const count = countWords(tree);
  if (count < minWords)
    yield {
      message: `The text has ${count} words and needs at least ${minWords}. Write more.`,
    };
  if (count > maxWords)
    yield {
      message: `The text has ${count} words and may have at most ${maxWords}. Write less, or split it into two texts.`,
    };
  const headings = sectionHeadings(tree);
  if (headings.length < minHeadings)
    yield {
      message: `The text has ${headings.length} headings of the second level and needs at least ${minHeadings}. Write lines such as ## What it costs.`,
    };
  const links = linksOf(tree).filter(({ url }) => url.startsWith('/'));
  if (collection === 'blog' && links.length < minLinks)
    yield {
      message: `The article has ${links.length} links to pages of the site and needs at least ${minLinks}. Write [words](/path).`,
    };
}

/** People quote terms and privacy by the numbers of their sections. */
function* sectionNumberFindings(file: ContentEntry): Generator<FileFinding> {
  const minSections =
    file.collection === 'legal' ? numberedSections[basename(file.path, '.md')] : undefined;
  if (minSections === undefined) return;
  const headings = sectionHeadings(file.tree);
  for (const [index, heading] of headings.entries()) {
    const text = visibleText(heading);
    if (!text.startsWith(`${index + 1}. `))
      yield {
        ...lineOf(heading, file),
        message: `People quote this page by the numbers of its sections. Write ## ${index + 1}. ${text.replace(/^\d+\.?\s*/, '')}`,
      };
  }
  if (headings.length < minSections)
    yield {
      message: `The page has ${headings.length} numbered sections and needs at least ${minSections}. Write the missing one.`,
    };
}

function* readTimeFindings({
  collection,
  language,
  fields,
  tree,
}: ContentEntry): Generator<FileFinding> {
  const { readTime } = fields ?? {};
  if (collection !== 'blog' || typeof readTime !== 'number') return;
  const count = countWords(tree);
  const minutes = count / languages[language].wordsPerMinute;
  if (Math.abs(minutes - readTime) > 1)
    yield {
      field: 'readTime',
      message: `readTime is ${readTime} minutes, but people read these ${count} words in about ${Math.max(1, Math.round(minutes))}. Change the number or the length of the text.`,
    };
}

function* statementFindings(file: ContentEntry): Generator<FileFinding> {
  for (const { pattern, statement } of requiredStatements(entryKey(file), file.language))
    if (!pattern.test(file.body)) yield { message: `This text must say ${statement}. Write it.` };
}

function* wordFindings(file: ContentEntry, vocabulary: Vocabulary): Generator<FileFinding> {
  const { language, fields, tree } = file;
  function* findingsIn(text: string, unquoted = text): Generator<FileFinding> {
    yield* glossaryFindings(unquoted, language);
    const message = otherLanguageMessage(text, language, vocabulary);
    if (message) yield { message };
  }
  for (const [field, text] of Object.entries(fields ?? {}))
    if (typeof text === 'string')
      for (const finding of findingsIn(text)) yield { field, ...finding };
  for (const node of nodesOf(tree)) {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') continue;
    const text = visibleText(node);
    for (const finding of [
      ...findingsIn(text, textWithoutQuotes(node)),
      ...typedFigureFindings(text, language),
    ])
      yield { ...lineOf(node, file), ...finding };
  }
}

function sectionHeadings(tree: MdastNode) {
  return headingsOf(tree).filter(({ depth }) => depth === 2);
}
