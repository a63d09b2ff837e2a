import type { MdastNode } from 'satteri';
import { catchFigureError } from '../../content/figure-error.ts';
import { computeFigure, placeholder } from '../../content/figures.ts';
import { figureTexts, tablePlaceholderIn } from '../../content/figures-in-markdown.ts';
import { computeLoanTable, isTablePlaceholder } from '../../content/loan-table.ts';
import { type ContentEntry, isDraft, lineOf } from '../../content/read-content.ts';
import { sections } from '../../i18n/routes.ts';
import { type ContentFinding, contentFinding } from '../content-finding.ts';
import type { LinkTargets } from '../link-targets.ts';
import { countWords, headingsOf, linksOf, nodesOf, visibleText } from '../markdown-tree.ts';
import { renderedHeadings } from '../rendered-headings.ts';
import { checkLink } from './check-links.ts';
import { checkPicture } from './check-picture.ts';

/** `linesBelow` the first line of the node. */
type MarkdownFinding = [
  node: MdastNode | undefined,
  message: string | undefined,
  linesBelow?: number,
];

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
    // Also what Word and a Mac make of a list. A dash, or a number before a no-break space, needs a second line.
    /^\s*([•·▪◦]|[o§]\t|\d+[.)](?=\p{L}|\u00a0.*\n\s*\d+[.)])|-(?=\p{L}.*\n-\p{L})|[–—](?=.*\n\s*[–—])|[-+*]\u00a0)/mu,
    'Begin a point of a list with - and a space, after an empty line.',
  ],
  [/^[\p{Cf}\u00a0]*#{1,6}(?!\d)/mu, 'Write a space after the signs of a heading: ## Heading.'],
  [/^\|.*\|/m, 'The second line of a table is | --- | --- |, with as many columns as the first.'],
];

export async function checkMarkdown(
  file: ContentEntry,
  content: string,
  targets: LinkTargets,
): Promise<ContentFinding[]> {
  const wrongFigures = [...figureFindings(file)].filter(([, message]) => message);
  const findings: MarkdownFinding[] = [...markupFindings(file), ...wrongFigures];
  // With a wrong figure the text cannot be rendered.
  if (wrongFigures.length === 0) findings.push(...(await idFindings(file)));
  for (const node of nodesOf(file.tree))
    if (node.type === 'image')
      findings.push([node, await checkPicture(content, file.path, node.url)]);
  for (const link of linksOf(file.tree))
    findings.push([link, await checkLink(link.url, file, targets)]);
  return findings.flatMap(([node, message, linesBelow = 0]) => {
    const { line } = lineOf(node, file);
    return message
      ? [contentFinding(file, { ...(line && { line: line + linesBelow }), message })]
      : [];
  });
}

function* markupFindings(file: ContentEntry): Generator<MarkdownFinding> {
  if (!isDraft(file) && countWords(file.tree) === 0)
    yield [undefined, 'There is no text after the fields. Write one below the second line ---.'];
  let level = 1;
  for (const node of nodesOf(file.tree)) {
    switch (node.type) {
      case 'html':
        yield [
          node,
          `HTML such as ${node.value.slice(0, 30).split('\n')[0]} is not allowed. Write Markdown: **bold**, [link text](/path), ## heading.`,
        ];
        break;
      case 'code':
        yield [
          node,
          'A text that begins with four spaces or a tab, or stands between lines of ```, shows as the code of a program. Begin it at the start of its line.',
        ];
        break;
      case 'delete':
        yield [node, 'Words between ~ show crossed out. Write them without ~.'];
        break;
      // Without a reference, it is lost.
      case 'footnoteDefinition':
        yield [node, 'There are no footnotes. Write the note into the text, without [^ and ].'];
        break;
      case 'inlineCode':
        if (/[{}]/.test(node.value))
          yield [node, 'A figure between ` shows as it is typed. Write it without `.'];
        break;
      case 'listItem':
        if (typeof node.checked === 'boolean')
          yield [
            node,
            'A point that begins with [ ] shows a box to tick. Write it without [ and ].',
          ];
        break;
      case 'table': {
        const [head, ...rows] = node.children;
        const row = rows.find(({ children }) => children.length > (head?.children.length ?? 0));
        if (row)
          yield [
            row,
            'This row of the table has more columns than the first row. The last is lost.',
          ];
        break;
      }
      case 'heading':
        yield [node, headingMessage(node, level)];
        level = node.depth === 1 ? level : node.depth;
        break;
      case 'text':
        yield* typingFindings(node);
        break;
      case 'link':
        if (countWords(node) === 0)
          yield [node, `The link to ${node.url} has no text. Write [what is there](${node.url}).`];
        break;
      case 'imageReference':
        yield [node, 'Write a picture in one piece: ![what it shows](../pictures/phone.svg).'];
        break;
      case 'image':
        if (/[{}]/.test(`${node.alt}${node.title}`))
          yield [
            node,
            'Figures are computed only in sentences. Write the description without { and }.',
          ];
        if (!node.alt)
          yield [
            node,
            `The picture ${node.url} has no description. Write ![what it shows](${node.url}).`,
          ];
        break;
    }
  }
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

function* typingFindings(node: Extract<MdastNode, { type: 'text' }>): Generator<MarkdownFinding> {
  for (const [typed, message] of typingErrors) {
    const index = node.value.search(typed);
    if (index >= 0) yield [node, message, node.value.slice(0, index).split('\n').length - 1];
  }
}

/** Whether a heading is written with a line below it, and so has two lines at least. */
function isUnderlined({ position }: MdastNode): boolean {
  return position !== undefined && position.start.line < position.end.line;
}

async function idFindings(file: ContentEntry): Promise<MarkdownFinding[]> {
  const headings = headingsOf(file.tree);
  const texts = headings.map(visibleText);
  // A text with footnotes gets a heading more.
  return (await renderedHeadings(file))
    .slice(0, headings.length)
    .map(({ slug }, index) => [
      headings[index],
      isReservedId(slug)
        ? `A part of the page is called #${slug}, as this heading would be. Write other words.`
        : texts.indexOf(texts[index] ?? '') < index
          ? 'Another heading of this text has the same words, so links and the table of contents confuse them. Write other words.'
          : undefined,
    ]);
}

/** Ids of the site's own elements on pages with texts of editors. */
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

/** Whether a heading with this id would take the place of an element that scripts and links look for. */
export function isReservedId(id: string): boolean {
  return reservedId.test(id);
}

function* figureFindings({ tree, language }: ContentEntry): Generator<MarkdownFinding> {
  const tables = new Set<unknown>();
  for (const node of nodesOf(tree)) {
    const table = tablePlaceholderIn(node);
    if (node.type === 'paragraph' && table !== undefined) {
      yield [node, catchFigureError(() => computeLoanTable(table, figureTexts(language)))];
      tables.add(node.children[0]);
    }
    if (node.type !== 'text' || tables.has(node)) continue;
    for (const [whole, name = ''] of node.value.matchAll(placeholder))
      yield [
        node,
        isTablePlaceholder(name)
          ? `${whole} must be a paragraph of its own. Put an empty line before and after it.`
          : catchFigureError(() => computeFigure(name, figureTexts(language))),
      ];
    if (/[{}]/.test(node.value.replace(placeholder, '')))
      yield [node, 'A brace stands alone. Write a figure in one piece, such as {payment 5000 12}.'];
  }
}
