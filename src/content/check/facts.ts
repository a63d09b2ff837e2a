/** Checks `content/borrower-facts.yaml`: the facts that a borrower must know, and where each language states them. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MdastNode } from 'satteri';
import { parse } from 'yaml';
import * as z from 'zod';
import { languages, type SiteLanguage, siteLanguages } from '../../i18n/languages.ts';
import { type Catalogue, textsOf } from '../catalogues.ts';
import type { ContentProblem } from '../problem.ts';
import { type ContentFile, isDraft, isPlaced, type Placed } from '../read.ts';
import { nodesOf, textIn } from './check-text.ts';

const text = z.string().trim().min(1);

const placeSchema = z.strictObject({
  /** Path from the project's root. */
  file: text,
  /** In a text: the heading above the words, without ##. */
  heading: text.optional(),
  /** In a catalogue: the key of the text. */
  key: text.optional(),
  /** The words to find. Punctuation, capitals and the names of placeholders do not count. */
  words: text,
});

const factSchema = z.strictObject({
  fact: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  /** The fact in English. */
  says: text,
  source: text,
  /** A language has either all facts or, while it is new, none. */
  places: z.partialRecord(z.enum(siteLanguages), z.array(placeSchema).min(1)),
});

export type Place = z.output<typeof placeSchema>;

export type Fact = z.output<typeof factSchema>;

/** Path from the folder `content`. */
export const factsFile = 'borrower-facts.yaml';

const listed = `content/${factsFile}`;

export function factsIn(content: string): { facts: Fact[]; problems: ContentProblem[] } {
  const path = join(content, factsFile);
  if (!existsSync(path))
    return {
      facts: [],
      problems: [
        { file: listed, message: 'This list is missing. Restore it from an earlier version.' },
      ],
    };
  const result = z.array(factSchema).safeParse(read(path));
  if (!result.success) {
    const problems = result.error.issues.map((issue) => ({
      file: listed,
      message: `Entry ${Number(issue.path[0] ?? 0) + 1}, ${issue.path.slice(1).join('.')}: ${issue.message}. Every fact has fact, says, source, and places: for each of ${siteLanguages.join(', ')} a list of file, heading or key, and words.`,
    }));
    return { facts: [], problems };
  }
  const facts = result.data;
  const ids = facts.map(({ fact }) => fact);
  const begun = siteLanguages.filter((language) => facts.some(({ places }) => places[language]));
  const messages = [
    ...ids
      .filter((id, index) => ids.indexOf(id) !== index)
      .map((id) => `${id} is there twice. Remove one.`),
    ...facts.flatMap(({ fact, places }) =>
      begun
        .filter((language) => !places[language])
        .map((language) => `${fact} has no place in ${languages[language].label}. Write one.`),
    ),
  ];
  return { facts, problems: messages.map((message) => ({ file: listed, message })) };
}

/** Names the facts that are no longer stated where the list says. */
export function checkFacts(
  facts: readonly Fact[],
  files: readonly ContentFile[],
  catalogues: readonly Catalogue[],
): ContentProblem[] {
  return facts.flatMap(({ fact, says, places }) =>
    siteLanguages.flatMap((language) =>
      (places[language] ?? []).flatMap((place) => {
        const message = faultOf(place, language, files, catalogues);
        return message
          ? [
              {
                file: place.file,
                ...(place.key ? { key: place.key } : {}),
                message: `The fact ${fact} (${says}) is not found in ${languages[language].label}: ${message} State it there again, or change the place or the words in ${listed}.`,
              },
            ]
          : [];
      }),
    ),
  );
}

function faultOf(
  place: Place,
  language: SiteLanguage,
  files: readonly ContentFile[],
  catalogues: readonly Catalogue[],
): string | undefined {
  const { file, heading, key, words } = place;
  const lost = `the text does not say “${words}”`;
  if (key !== undefined) {
    const entry = catalogues.find((one) => one.file === file)?.entries.get(key);
    if (entry === undefined) return `there is no text ${key} in ${file}.`;
    return textsOf(entry).some((one) => says(one, words)) ? undefined : `${lost}.`;
  }
  const source = files.filter(isPlaced).find(({ path }) => `content/${path}` === file);
  if (!source) return `there is no file ${file}.`;
  if (source.language !== language) return `${file} is in ${languages[source.language].label}.`;
  if (isDraft(source)) return `${file} is a draft.`;
  const passages = passagesUnder(source, heading);
  if (!passages) return `there is no heading “${heading}”.`;
  return passages.some((one) => says(one, words))
    ? undefined
    : `${lost}${heading === undefined ? '' : ` under “${heading}”`}.`;
}

/** The paragraphs and rows under a heading and its subheadings; undefined without the heading. */
function passagesUnder({ tree }: Placed, heading: string | undefined): string[] | undefined {
  const blocks = 'children' in tree ? (tree.children as MdastNode[]) : [];
  const start =
    heading === undefined
      ? -1
      : blocks.findIndex(
          (node) => node.type === 'heading' && plain(textIn(node)) === plain(heading),
        );
  if (heading !== undefined && start < 0) return undefined;
  const own = blocks[start];
  const depth = own?.type === 'heading' ? own.depth : 0;
  const after = blocks.slice(start + 1);
  const end = after.findIndex((node) => node.type === 'heading' && node.depth <= depth);
  return (end < 0 ? after : after.slice(0, end)).flatMap((block) =>
    [...nodesOf(block)]
      .filter(({ type }) => type === 'paragraph' || type === 'heading' || type === 'tableRow')
      .map(textIn),
  );
}

function says(passage: string, words: string): boolean {
  return ` ${plain(passage)} `.includes(` ${plain(words)} `);
}

/** Letters and digits alone, so that markup, punctuation and invisible characters do not count. */
function plain(passage: string): string {
  return (
    passage
      .replace(/[\u00AD\u2060]/g, '')
      .replace(/\{[^{}]*\}/g, 'x')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  );
}

function read(path: string): unknown {
  try {
    return parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
