/**
 * What editors confirmed about each text. One file for a text, so that two people's records merge.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { isDraft, lastChangeOf } from '../../content/publication.ts';
import {
  type ContentEntry,
  entryKey,
  isContentEntry,
  readContent,
  readContentFile,
} from '../../content/read-content.ts';
import { defaultLanguage, type Language } from '../../i18n/languages.ts';
import { catalogueSources } from '../read-catalogues.ts';

/** A text of `content/` or a catalogue, in one language. */
export interface TranslatedText {
  /** Names it alike in all languages: `blog 4`, `legal terms`, `home`, `messages site`. */
  key: string;
  language: Language;
  /** From the project's root. */
  projectPath: string;
  hash: string;
  /** The day that the page shows; undefined for drafts and for texts without one. */
  date: string | undefined;
  /** Undefined for a catalogue and the home page. */
  entry: ContentEntry | undefined;
}

/** By language. */
const confirmedTextsSchema = z.record(
  z.string(),
  z.object({
    /** Hash of the Dutch text that the translation was compared with. */
    dutch: z.optional(z.string()),
    /** The day that the text showed. */
    date: z.optional(z.string()),
    /** Hash of the text of that day. */
    text: z.optional(z.string()),
  }),
);

export type ConfirmedTexts = z.output<typeof confirmedTextsSchema>;

const folder = 'confirmed';

/** @param contentFolder path of the folder `content`. The catalogues are beside it in `src` */
export function readTexts(contentFolder: string): TranslatedText[] {
  const root = dirname(contentFolder);
  const entries = readContent(contentFolder).filter(isContentEntry);
  const catalogues = catalogueSources.filter(({ file }) => existsSync(join(root, file)));
  return [
    ...entries.map((entry) => ({
      key: entryKey(entry),
      language: entry.language,
      projectPath: `content/${entry.path}`,
      hash: textHash(entry),
      date: isDraft(entry) ? undefined : lastChangeOf(entry),
      entry,
    })),
    ...catalogues.map(({ kind, language, file }) => ({
      key: kind === 'home' ? kind : `messages ${kind}`,
      language,
      projectPath: file,
      hash: catalogueHash(readFileSync(join(root, file), 'utf8')),
      date: undefined,
      entry: undefined,
    })),
  ];
}

/** Hash of an earlier version of a text's file. */
export function hashOfVersion({ entry }: TranslatedText, source: string): string {
  return entry ? textHash(readContentFile(entry.path, source)) : catalogueHash(source);
}

/** @throws Error with a sentence for the editor */
export function readConfirmedTexts(contentFolder: string, key: string): ConfirmedTexts {
  const file = fileOf(key);
  if (!existsSync(join(contentFolder, file))) return {};
  try {
    return confirmedTextsSchema.parse(JSON.parse(readFileSync(join(contentFolder, file), 'utf8')));
  } catch {
    throw new Error(
      `content/${file} cannot be read. Remove the marks of a merge from it, or delete it and confirm its translations again.`,
    );
  }
}

/**
 * Records that translations say what the Dutch texts now say, and that texts show the right day. A
 * text that is gone must be compared again if it comes back.
 * @param paths from the project's root
 * @returns the texts that were recorded
 */
export function confirmTexts(contentFolder: string, paths: readonly string[]): TranslatedText[] {
  const texts = readTexts(contentFolder);
  const named = texts.filter(({ projectPath }) => paths.includes(projectPath));
  for (const [key, selected] of Map.groupBy(named, (text) => text.key)) {
    const translations = texts.filter((text) => text.key === key);
    const dutch = translations.find(({ language }) => language === defaultLanguage);
    const record = readConfirmedTexts(contentFolder, key);
    for (const [language, confirmedText] of Object.entries(record))
      if (!translations.some((text) => text.language === language)) delete confirmedText.dutch;
    for (const { language, hash, date } of selected) {
      const isTranslation = dutch && language !== defaultLanguage;
      if (isTranslation || date)
        record[language] = {
          ...(isTranslation && { dutch: dutch.hash }),
          ...(date && { date, text: hash }),
        };
    }
    writeConfirmedTexts(contentFolder, key, record);
  }
  return named;
}

function writeConfirmedTexts(contentFolder: string, key: string, record: ConfirmedTexts): void {
  const sorted = Object.entries(record).sort(([a], [b]) => a.localeCompare(b));
  const path = join(contentFolder, fileOf(key));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/** Hash of fields and text, without dates and draft. */
function textHash({ fields, body }: Pick<ContentEntry, 'fields' | 'body'>): string {
  const { date: _date, updated: _updated, draft: _draft, ...written } = fields ?? {};
  return hashOf(`${JSON.stringify(written)} ${body}`);
}

/** Hash of a catalogue's source without its comments. */
function catalogueHash(source: string): string {
  return hashOf(source.replace(/^\s*(?:\/\/|\/?\*|#).*$/gm, ''));
}

/** Line breaks and indentation do not count. */
function hashOf(text: string): string {
  const normalized = text.replace(/\s+/g, ' ').trim();
  return createHash('sha256').update(normalized).digest('hex').slice(0, 12);
}

function fileOf(key: string): string {
  return `${folder}/${key.replace(' ', '/')}.json`;
}
