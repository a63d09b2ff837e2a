/**
 * Names translations that are missing, too short or outdated, and texts that changed without a
 * new date.
 */
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { isDraft } from '../../content/publication.ts';
import { errorMessage } from '../../helpers/errors.ts';
import {
  defaultLanguage,
  type Language,
  languages,
  siteLanguages,
  wizardLanguages,
} from '../../i18n/languages.ts';
import { countWords } from '../markdown-tree.ts';
import {
  type ConfirmedTexts,
  hashOfVersion,
  readConfirmedTexts,
  readTexts,
  type TranslatedText,
} from './confirmed-texts.ts';

export interface TranslationFinding {
  state: 'missing' | 'draft' | 'unconfirmed' | 'outdated' | 'short' | 'date' | 'unreadable';
  /** Names the text alike in all languages: `blog 4`. */
  key: string;
  language: Language;
  /** From the project's root; undefined when there is no such text. */
  projectPath: string | undefined;
  message: string;
  /**
   * What `git diff` needs to show the change of the Dutch text: its file, and the commit of the
   * version that was confirmed. Undefined if the history does not have that version.
   */
  change?: { commit: string; projectPath: string } | undefined;
}

/** Printed where {@link checkTranslations} finds nothing. */
export const noFindings =
  'Every text exists in every language, is up to date and complete, and has its date.';

/** A translation with a smaller share of the expected words is probably incomplete. */
const minLengthShare = 0.7;

/** Shorter originals are not compared by length. */
const minComparedWords = 150;

export function checkTranslations(contentFolder: string): TranslationFinding[] {
  const texts = Map.groupBy(readTexts(contentFolder), ({ key }) => key);
  return [...texts].flatMap(([key, translations]): TranslationFinding[] => {
    let confirmedTexts: ConfirmedTexts;
    try {
      confirmedTexts = readConfirmedTexts(contentFolder, key);
    } catch (error) {
      const message = errorMessage(error);
      return [
        { state: 'unreadable', key, language: defaultLanguage, projectPath: undefined, message },
      ];
    }
    const wanted: readonly Language[] = key === 'messages wizard' ? wizardLanguages : siteLanguages;
    const dutch = translations.find(({ language }) => language === defaultLanguage);
    return wanted.flatMap((language) => {
      const text = translations.find((entry) => entry.language === language);
      const message = `There is no ${languages[language].label} text of ${translations[0]?.projectPath}.`;
      const findings: Iterable<TextFinding> = text
        ? compareText(text, dutch, confirmedTexts[language], contentFolder)
        : [{ state: 'missing', message }];
      return Array.from(findings, (finding) => ({
        key,
        language,
        projectPath: text?.projectPath,
        ...finding,
      }));
    });
  });
}

type TextFinding = Pick<TranslationFinding, 'state' | 'message' | 'change'>;

function* compareText(
  text: TranslatedText,
  dutch: TranslatedText | undefined,
  confirmed: ConfirmedTexts[string] | undefined,
  contentFolder: string,
): Generator<TextFinding> {
  const { projectPath, entry, date, hash } = text;
  const command = `npm run check:translations -- --agree ${projectPath}`;
  if (entry?.fieldsError)
    return yield { state: 'unreadable', message: `${projectPath}: ${entry.fieldsError}` };
  if (entry && isDraft(entry))
    return yield {
      state: 'draft',
      message: `${projectPath} is a draft. Write draft: false when it is ready.`,
    };
  if (date && confirmed?.text && confirmed.text !== hash && date <= (confirmed.date ?? ''))
    yield {
      state: 'date',
      message: `${projectPath} has changed, and still says ${date}. Write the day as ${entry?.collection === 'blog' ? 'updated' : 'date'}: …. Then, or if it says the same as before, run ${command}`,
    };
  if (!dutch || text === dutch) return;
  if (!confirmed?.dutch)
    yield {
      state: 'unconfirmed',
      message: `Nobody has confirmed that ${projectPath} says what ${dutch.projectPath} says. Compare them. Then run ${command}`,
    };
  else if (confirmed.dutch !== dutch.hash) {
    const commit = findCommit(dutch, confirmed.dutch, contentFolder);
    const diffHint = commit
      ? ` git diff --word-diff ${commit} -- ${dutch.projectPath} shows the change.`
      : '';
    yield {
      state: 'outdated',
      message: `${dutch.projectPath} has changed since ${projectPath} was compared with it.${diffHint} Update the translation if needed. Then run ${command}`,
      change: commit ? { commit, projectPath: dutch.projectPath } : undefined,
    };
  }
  if (!entry || !dutch.entry) return;
  const dutchCount = countWords(dutch.entry.tree);
  const { wordsPerMinute } = languages[entry.language];
  const expected = (dutchCount * wordsPerMinute) / languages[defaultLanguage].wordsPerMinute;
  const count = countWords(entry.tree);
  if (dutchCount >= minComparedWords && count < expected * minLengthShare)
    yield {
      state: 'short',
      message: `${projectPath} has ${count} words, and about ${Math.round(expected)} are expected. Look for missing parts.`,
    };
}

/**
 * The changes of a Dutch text, each with the languages whose translations were last compared
 * before it.
 */
export function groupByChange(findings: readonly TranslationFinding[]) {
  const byCommit = Map.groupBy(findings, ({ change }) => change?.commit);
  return [...byCommit.values()].flatMap((sameChange) => {
    const change = sameChange[0]?.change;
    return change ? { change, languages: sameChange.map(({ language }) => language) } : [];
  });
}

/** By path and hash of a Dutch text. */
const commits = new Map<string, string>();

/** The newest commit with the text of this hash. */
function findCommit(text: TranslatedText, hash: string, contentFolder: string): string | undefined {
  const name = `${contentFolder} ${text.projectPath} ${hash}`;
  const git = (...options: string[]) =>
    spawnSync('git', options, { cwd: dirname(contentFolder), encoding: 'utf8' }).stdout ?? '';
  const commit =
    commits.get(name) ??
    git('log', '--format=%h', '--', text.projectPath)
      .split('\n')
      .find(
        (candidate) =>
          candidate &&
          hashOfVersion(text, git('show', `${candidate}:./${text.projectPath}`)) === hash,
      );
  if (commit) commits.set(name, commit);
  return commit;
}
