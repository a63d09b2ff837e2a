import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { homeFile, readHome } from '../content/home-schema.ts';
import { projectRoot } from '../helpers/node/project-root.ts';
import type { Plural } from '../i18n/format.ts';
import { type Language, siteLanguages, wizardLanguages } from '../i18n/languages.ts';
import { siteMessages } from '../i18n/messages/site-messages.ts';
import { wizardMessages } from '../i18n/messages/wizard-messages.ts';
import type { ContentFinding } from './content-finding.ts';

/** `home`: content/home. The others are in src/i18n/messages. */
type CatalogueKind = 'site' | 'wizard' | 'home';

/** The texts of a catalogue, or those below a key. */
interface Messages {
  [key: string]: string | Plural | Messages;
}

export interface Catalogue {
  kind: CatalogueKind;
  language: Language;
  /** Path from the project's root. */
  file: string;
  entries: ReadonlyMap<string, string | Plural>;
}

/** Every catalogue, unread. */
export const catalogueSources = [
  ...siteLanguages.map((language) =>
    messagesSource('site', language, () => siteMessages(language)),
  ),
  ...wizardLanguages.map((language) =>
    messagesSource('wizard', language, () => wizardMessages(language)),
  ),
  ...siteLanguages.map((language) => ({
    kind: 'home' as const,
    language,
    file: homeFile(language),
    load: async () => readHome(language),
  })),
];

export async function allCatalogues(): Promise<Catalogue[]> {
  return Promise.all(
    catalogueSources.map(async ({ load, ...source }) => ({
      ...source,
      entries: new Map(entriesOf(await load(), '')),
    })),
  );
}

/** Missing catalogues, without which the check cannot run. */
export function* missingCatalogues(): Generator<ContentFinding> {
  for (const { file } of catalogueSources)
    if (!existsSync(join(projectRoot, file)))
      yield { file, message: 'This catalogue is missing. Copy the Dutch one and translate it.' };
}

export function textsOf(entry: string | Plural): string[] {
  return typeof entry === 'string' ? [entry] : Object.values(entry);
}

function messagesSource(
  kind: Exclude<CatalogueKind, 'home'>,
  language: Language,
  load: () => Promise<Messages>,
) {
  return { kind, language, file: `src/i18n/messages/${kind}/${language}.ts`, load };
}

function* entriesOf(messages: Messages, prefix: string): Generator<[string, string | Plural]> {
  for (const [name, value] of Object.entries(messages)) {
    const key = `${prefix}${name}`;
    if (typeof value === 'string' || isPlural(value)) yield [key, value];
    else yield* entriesOf(value, `${key}.`);
  }
}

function isPlural(value: Messages | Plural): value is Plural {
  return 'other' in value;
}
