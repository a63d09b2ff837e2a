/** What stands below the fields: markdown only, headings in order, links and pictures that exist, figures that can be computed. */
import type { MdastNode } from 'satteri';
import { languages, type SiteLanguage, siteLanguages } from '../../i18n/languages.ts';
import {
  addressOf,
  aliases,
  type PageRef,
  pageNames,
  routes,
  sections,
} from '../../i18n/routes.ts';
import { figure, isTable, loanTable, placeholder } from './figures.ts';
import { figureTexts, lonePlaceholder } from './figures-in-markdown.ts';
import { ContentMistake } from './mistake.ts';
import type { ContentProblem } from './problem.ts';
import { type ContentFile, isPictureBeside } from './read.ts';

interface Place {
  page: PageRef;
  language: SiteLanguage;
  /** Published nowhere while some language of it is a draft. */
  draft: boolean;
}

/** Every address that a text may link to. */
export type Addresses = ReadonlyMap<string, Place>;

/** A link or picture that a text names, which is still to be looked up. */
export interface Named {
  url: string;
  /** Of the file. */
  line: number | undefined;
}

/** What can be said of a text without any other file. */
export interface TextFindings {
  problems: ContentProblem[];
  links: Named[];
  pictures: Named[];
  /** As people read it; a figure is one word, a computed table none. */
  words: number;
}

/** @param articles their ids */
export function knownAddresses(articles: {
  published: ReadonlySet<number>;
  drafts: ReadonlySet<number>;
}): Addresses {
  const pages = [...pageNames, ...[...articles.published].map((article) => ({ article }))];
  const drafts = [...articles.drafts].map((article) => ({ article }));
  const placesOf = (some: readonly PageRef[], draft: boolean) =>
    siteLanguages.flatMap((language) =>
      some.map((page) => [addressOf(page, language), { page, language, draft }] as const),
    );
  const second = aliases.map(
    ({ address, page, language }) => [address, { page, language, draft: false }] as const,
  );
  return new Map([...placesOf(pages, false), ...placesOf(drafts, true), ...second]);
}

export function readText(file: ContentFile, language: SiteLanguage): TextFindings {
  const problems: ContentProblem[] = [];
  const links: Named[] = [];
  const pictures: Named[] = [];
  const lineOf = (node: MdastNode | undefined) => {
    const line = node?.position?.start.line;
    return line && line + file.bodyOffset;
  };
  const say = (node: MdastNode | undefined, message: string) =>
    void problems.push(problemAt(file.path, lineOf(node), message));
  const words = wordsIn(file.tree);
  if (file.fields?.draft !== true && words === 0)
    say(undefined, 'There is no text below the second line ---. Write one.');

  let level = 1;
  /** The texts that are a table and nothing else. */
  const tables = new Set<unknown>();
  for (const node of nodesOf(file.tree)) {
    switch (node.type) {
      case 'html':
        say(
          node,
          `HTML such as ${node.value.slice(0, 30).split('\n')[0]} is not taken. Write markdown: **bold**, [link text](/address), ## heading.`,
        );
        break;
      case 'heading':
        if (node.depth === 1)
          say(node, 'The title stands at the top already. Begin headings with ##.');
        else if (node.depth > level + 1)
          say(
            node,
            `A heading of level ${node.depth} follows one of level ${level}. Write ${'#'.repeat(level + 1)}.`,
          );
        level = node.depth === 1 ? level : node.depth;
        break;
      // What a link or a picture names from the end of the text.
      case 'definition':
        links.push({ url: node.url, line: lineOf(node) });
        break;
      case 'imageReference':
        say(node, 'Write a picture in one piece: ![what it shows](../pictures/phone.svg).');
        break;
      case 'link':
        links.push({ url: node.url, line: lineOf(node) });
        if (wordsIn(node) === 0)
          say(node, `The link to ${node.url} has no text. Write [what is there](${node.url}).`);
        break;
      case 'image':
        if (/[{}]/.test(`${node.alt}${node.title}`))
          say(
            node,
            'Figures are computed in sentences only. Write the description without { and }.',
          );
        pictures.push({ url: node.url, line: lineOf(node) });
        if (!node.alt)
          say(
            node,
            `The picture ${node.url} has no description. Write ![what it shows](${node.url}).`,
          );
        break;
      case 'paragraph': {
        const words = lonePlaceholder(node);
        if (words === undefined || !isTable(words)) break;
        complain(node, () => loanTable(words, figureTexts(language)));
        tables.add(node.children[0]);
        break;
      }
      case 'text':
        if (tables.has(node)) break;
        for (const [whole, words = ''] of node.value.matchAll(placeholder)) {
          if (isTable(words))
            say(
              node,
              `${whole} stands inside something else. Put an empty line before and after it.`,
            );
          else complain(node, () => figure(words, figureTexts(language)));
        }
        if (/[{}]/.test(node.value.replace(placeholder, '')))
          say(
            node,
            'A brace stands alone. Write a figure in one piece, such as {payment 5000 12}.',
          );
        break;
    }
  }
  return { problems, links, pictures, words };

  function complain(node: MdastNode, compute: () => unknown): void {
    try {
      compute();
    } catch (error) {
      if (!(error instanceof ContentMistake)) throw error;
      say(node, error.message);
    }
  }
}

/** Looks up what a text names. */
export function checkNamed(
  { path, links, pictures }: TextFindings & { path: string },
  language: SiteLanguage,
  content: string,
  addresses: Addresses,
): ContentProblem[] {
  return [
    ...links.flatMap(({ url, line }) => {
      const fault = linkFault(url, language, addresses);
      return fault ? [problemAt(path, line, fault)] : [];
    }),
    ...pictures
      .filter(({ url }) => !isPictureBeside(content, path, url))
      .map(({ url, line }) =>
        problemAt(
          path,
          line,
          `There is no picture ${url}. Write the path from this file, such as ../pictures/phone.svg.`,
        ),
      ),
  ];
}

function problemAt(path: string, line: number | undefined, message: string): ContentProblem {
  return { file: `content/${path}`, ...(line && { line }), message };
}

/** Words of a text as people read it; a figure is one word, a computed table none. */
export function wordsIn(tree: MdastNode): number {
  return nodesOf(tree).reduce((words, node) => words + wordsOf(node), 0);
}

/** Words of this node alone, without those within it. */
function wordsOf(node: MdastNode): number {
  if (node.type !== 'text' && node.type !== 'inlineCode') return 0;
  const text = node.value.replace(/\{table[^{}]*\}/g, '').replace(placeholder, 'x');
  return text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}

function linkFault(url: string, language: SiteLanguage, addresses: Addresses): string | undefined {
  if (/^(https:|mailto:|tel:|#)/.test(url)) return undefined;
  if (/^[a-z][a-z\d+.-]*:/i.test(url))
    return `Links begin with https:, mailto:, tel: or /, which ${url} does not.`;
  const [path = '', anchor] = url.split('#');
  const place = addresses.get(path);
  if (!place) {
    const meant = [...addresses.keys()].find((address) => sameLetters(address, path));
    return meant
      ? `There is no page ${path}. Write ${meant}.`
      : `There is no page ${path}. Write an address of this site from its beginning, such as ${routes.contact[language]}.`;
  }
  if (place.draft) {
    return `${path} is still a draft. Take draft: true out of it in every language first, or take the link out.`;
  }
  if (place.language !== language) {
    return `${path} is in ${languages[place.language].label}. Write ${addressOf(place.page, language)}.`;
  }
  if (path !== addressOf(place.page, language)) {
    return `${path} is a second address of the same page. Write ${addressOf(place.page, language)}.`;
  }
  if (anchor !== undefined && place.page === 'home' && !sections.some((name) => name === anchor)) {
    return `The home page has no section ${anchor}. Write one of ${sections.map((name) => `#${name}`).join(', ')}.`;
  }
  return undefined;
}

function sameLetters(address: string, path: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/^\/|\/$/g, '');
  return plain(address) === plain(path);
}

function* nodesOf(node: MdastNode): Generator<MdastNode> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* nodesOf(child as MdastNode);
}
