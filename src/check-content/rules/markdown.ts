import type { MdastNode } from 'satteri';
import { type FigureContext, figureContext } from '../../content/figure-context.ts';
import { catchFigureError } from '../../content/figure-error.ts';
import { computeFigure, placeholder } from '../../content/figures.ts';
import {
  computeLoanTable,
  isTablePlaceholder,
  tablePlaceholderIn,
} from '../../content/loan-table.ts';
import { isDraft } from '../../content/publication.ts';
import { type ContentEntry, lineOf } from '../../content/read-content.ts';
import { sections } from '../../i18n/routes.ts';
import type { CheckContext } from '../check-context.ts';
import type { FileFinding } from '../content-finding.ts';
import { countWords, headingsOf, linksOf, nodesOf, visibleText } from '../markdown-tree.ts';
import { renderedHeadings } from '../rendered-headings.ts';
import { linkMessage } from './links.ts';
import { pictureMessage } from './picture.ts';

/** Mistyped Markdown, which shows as it is typed. */
const typingErrors: [typed: RegExp, message: string][] = [
  [
    /[[\]]/,
    'A link begins or ends here, and is not whole. Write [its words](/path), without spaces between.',
  ],
  [
    /\*\*|__/,
    'Bold words begin or end with ** here, and nothing at the other side. Write **words**, without spaces inside.',
  ],
  [
    /\*(?!\s)|(?<!\s)\*|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|`|~~|==|＊/u,
    'A sign of Markdown shows here as it is typed. Write *words* for italics, **words** for bold, and no other signs.',
  ],
  [
    // Also what Word and a Mac make of a list. A dash, or a number before a no-break space, needs a
    // second line.
    /^\s*([•·▪◦]|[o§]\t|\d+[.)](?=\p{L}|\u00a0.*\n\s*\d+[.)])|-(?=\p{L}.*\n-\p{L})|[–—](?=.*\n\s*[–—])|[-+*]\u00a0)/mu,
    'Begin a point of a list with - and a space, after an empty line.',
  ],
  [/^[\p{Cf}\u00a0]*#{1,6}(?!\d)/mu, 'Write a space after the signs of a heading: ## Heading.'],
  [/^\|.*\|/m, 'The second line of a table is | --- | --- |, with as many columns as the first.'],
];

/** Checks markup, figures, headings, pictures and links of a text. */
export async function* checkMarkdown(file: ContentEntry, context: CheckContext) {
  yield* markupFindings(file);
  const wrongFigures = [...figureFindings(file)];
  yield* wrongFigures;
  // With a wrong figure the text cannot be rendered.
  if (wrongFigures.length === 0) yield* idFindings(file);
  for (const node of nodesOf(file.tree)) {
    const message =
      node.type === 'image' && (await pictureMessage(context.contentFolder, file.path, node.url));
    if (message) yield { ...lineOf(node, file), message };
  }
  for (const link of linksOf(file.tree)) {
    const message = await linkMessage(link.url, file, context);
    if (message) yield { ...lineOf(link, file), message };
  }
}

function* markupFindings(file: ContentEntry): Generator<FileFinding> {
  if (!isDraft(file) && countWords(file.tree) === 0)
    yield { message: 'There is no text after the fields. Write one below the second line ---.' };
  let level = 1;
  for (const node of nodesOf(file.tree)) {
    for (const message of markupMessages(node, level)) yield { ...lineOf(node, file), message };
    if (node.type === 'text') yield* typingFindings(node, file);
    const longRow = node.type === 'table' && longRowIn(node);
    if (longRow)
      yield {
        ...lineOf(longRow, file),
        message: 'This row of the table has more columns than the first row. The last is lost.',
      };
    if (node.type === 'heading' && node.depth !== 1) level = node.depth;
  }
}

/** @param level of the heading before */
function* markupMessages(node: MdastNode, level: number): Generator<string> {
  switch (node.type) {
    case 'html':
      yield `HTML such as ${node.value.slice(0, 30).split('\n')[0]} is not allowed. Write Markdown: **bold**, [link text](/path), ## heading.`;
      break;
    case 'code':
      yield 'A text that begins with four spaces or a tab, or stands between lines of ```, shows as the code of a program. Begin it at the start of its line.';
      break;
    case 'delete':
      yield 'Words between ~ show crossed out. Write them without ~.';
      break;
    // Without a reference, it is lost.
    case 'footnoteDefinition':
      yield 'There are no footnotes. Write the note into the text, without [^ and ].';
      break;
    case 'inlineCode':
      if (/[{}]/.test(node.value))
        yield 'A figure between ` shows as it is typed. Write it without `.';
      break;
    case 'listItem':
      if (typeof node.checked === 'boolean')
        yield 'A point that begins with [ ] shows a box to tick. Write it without [ and ].';
      break;
    case 'heading': {
      const message = headingMessage(node, level);
      if (message) yield message;
      break;
    }
    case 'link':
      if (countWords(node) === 0)
        yield `The link to ${node.url} has no text. Write [what is there](${node.url}).`;
      break;
    case 'imageReference':
      yield 'Write a picture in one piece: ![what it shows](../pictures/phone.svg).';
      break;
    case 'image':
      if (/[{}]/.test(`${node.alt}${node.title}`))
        yield 'Figures are computed only in sentences. Write the description without { and }.';
      if (!node.alt)
        yield `The picture ${node.url} has no description. Write ![what it shows](${node.url}).`;
      break;
  }
}

/** A row with more cells than the first one. */
function longRowIn({ children: [head, ...rows] }: Extract<MdastNode, { type: 'table' }>) {
  return rows.find(({ children }) => children.length > (head?.children.length ?? 0));
}

/** @param level of the heading before */
function headingMessage(node: Extract<MdastNode, { type: 'heading' }>, level: number) {
  if (isUnderlined(node))
    return 'The line of --- or === below these words makes them a heading. Put an empty line before it, or remove it and write ## before a heading.';
  if (countWords(node) === 0)
    return 'This heading has no words. Write them behind the signs ##, or remove it.';
  if (node.depth === 1) return 'The title is already at the top. Begin headings with ##.';
  return node.depth > level + 1
    ? `A heading of level ${node.depth} follows one of level ${level}. Write ${'#'.repeat(level + 1)}.`
    : undefined;
}

function* typingFindings(
  node: Extract<MdastNode, { type: 'text' }>,
  file: ContentEntry,
): Generator<FileFinding> {
  for (const [typed, message] of typingErrors) {
    const index = node.value.search(typed);
    const linesBelow = node.value.slice(0, index).split('\n').length - 1;
    if (index >= 0) yield { ...lineOf(node, file, linesBelow), message };
  }
}

/** Whether a heading is written with a line below it, and so has two lines at least. */
function isUnderlined({ position }: MdastNode): boolean {
  return position !== undefined && position.start.line < position.end.line;
}

async function* idFindings(file: ContentEntry): AsyncGenerator<FileFinding> {
  const headings = headingsOf(file.tree);
  const texts = headings.map(visibleText);
  const rendered = await renderedHeadings(file);
  // `rendered` may have one heading more, which Astro adds above footnotes.
  for (const [index, heading] of headings.entries())
    if (isReservedId(rendered[index]?.slug ?? ''))
      yield {
        ...lineOf(heading, file),
        message: `A part of the page is called #${rendered[index]?.slug}, as this heading would be. Write other words.`,
      };
    else if (texts.indexOf(texts[index] ?? '') < index)
      yield {
        ...lineOf(heading, file),
        message:
          'Another heading of this text has the same words, so links and the table of contents confuse them. Write other words.',
      };
}

/**
 * Ids of the site's own elements on pages with texts of editors. tests/site/content-pages.test.ts
 * finds an element whose id is missing here.
 */
const reservedNames = [
  'content',
  'main-menu',
  'loan-wizard',
  'cookie-banner',
  'toasts',
  'language-list',
  'this-page',
  ...sections,
  'service-(advice|documents|new-loan|refinancing)',
];
const reservedPrefixes = ['wizard', 'hero', 'icon', 'footer', 'apply'];
const reservedId = new RegExp(
  `^(${reservedNames.join('|')})$|^(${reservedPrefixes.join('|')})-|-title$`,
);

/**
 * Whether a heading with this id would take the place of an element that scripts and links
 * look for.
 */
export function isReservedId(id: string): boolean {
  return reservedId.test(id);
}

function* figureFindings(file: ContentEntry): Generator<FileFinding> {
  // The paragraph of a table has been checked, so the text in it is not checked again.
  const tableTexts = new Set<MdastNode | undefined>();
  for (const node of nodesOf(file.tree)) {
    if (tablePlaceholderIn(node) !== undefined && 'children' in node)
      tableTexts.add(node.children[0]);
    if (!tableTexts.has(node))
      for (const message of figureMessages(node, figureContext(file.language)))
        yield { ...lineOf(node, file), message };
  }
}

function* figureMessages(node: MdastNode, context: FigureContext): Generator<string> {
  const table = tablePlaceholderIn(node);
  const message = table && catchFigureError(() => computeLoanTable(table, context));
  if (message) yield message;
  if (node.type !== 'text') return;
  for (const [whole, source = ''] of node.value.matchAll(placeholder)) {
    const problem = isTablePlaceholder(source)
      ? `${whole} must be a paragraph of its own. Put an empty line before and after it.`
      : catchFigureError(() => computeFigure(source, context));
    if (problem) yield problem;
  }
  const problem = braceMessage(node.value, '{payment 5000 12}');
  if (problem) yield problem;
}

/** The message about a brace that is of no placeholder. */
export function braceMessage(text: string, example: string): string | undefined {
  return /[{}]/.test(text.replace(placeholder, ''))
    ? `A brace stands alone. Write a figure in one piece, such as ${example}.`
    : undefined;
}
