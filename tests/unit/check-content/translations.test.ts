/** Which translations are outdated, and which texts have no new date. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkRedirects } from '../../../src/check-content/rules/redirects.ts';
import {
  checkTranslations,
  groupByChange,
  type TranslationFinding,
} from '../../../src/check-content/translations/check-translations.ts';
import {
  confirmTexts,
  readTexts,
} from '../../../src/check-content/translations/confirmed-texts.ts';
import { defaultLanguage, siteLanguages } from '../../../src/i18n/languages.ts';
import {
  article,
  baseContext,
  findingsAfter,
  findingWith,
  german,
  pathOf,
  setField,
  useContentCopy,
} from './changed-content.ts';

describe('the check of translations', () => {
  const contentCopy = useContentCopy();
  const { readText, writeText } = contentCopy;

  /** Names the outdated translations and texts without a new date, as `blog/de/…`. */
  const findingsIn = (state: TranslationFinding['state']) =>
    checkTranslations(contentCopy.path)
      .filter((finding) => finding.state === state)
      .map(({ projectPath }) => projectPath?.replace('content/', ''));
  const confirm = (...paths: string[]) =>
    confirmTexts(
      contentCopy.path,
      paths.map((path) => `content/${path}`),
    );
  /** Whatever editors have left to do: the tests begin where nothing is. */
  const confirmAll = () =>
    confirmTexts(
      contentCopy.path,
      readTexts(contentCopy.path).map(({ projectPath }) => projectPath),
    );
  const append = (path: string) => writeText(path, `${readText(path)}\nEn nog een zin.\n`);

  describe('with a date', () => {
    const update = (day: string) =>
      writeText(
        german,
        readText(german)
          .replace(/^updated: .*\n/m, '')
          .replace(/^date: .*$/m, `$&\nupdated: ${day}`),
      );

    beforeEach(() => {
      update('2026-11-28');
      confirm(german);
    });

    it('reports a changed text with an old date', () => {
      expect(findingsIn('date')).not.toContain(german);
      append(german);
      expect(checkTranslations(contentCopy.path)).toContainEqual(
        findingWith('still says 2026-11-28. Write the day as updated', { state: 'date' }),
      );
    });

    it('accepts a changed text with a later date', () => {
      append(german);
      update('2026-11-29');
      expect(findingsIn('date')).not.toContain(german);
    });

    it('accepts a confirmed text', () => {
      append(german);
      confirm(german);
      expect(findingsIn('date')).not.toContain(german);
    });

    it('rejects a change date before the first date', async () => {
      const findings = await findingsAfter(setField(german, 'updated', '2020-01-01'));
      expect(findings).toContainEqual(
        expect.stringContaining('field updated: It is before the date'),
      );
    });
  });

  describe('with translations', () => {
    const subjects = [article, 'legal/nl/privacy.md', pathOf('faq', 'nl', 1), 'about/nl.md'];
    const translationsOf = (path: string) =>
      siteLanguages
        .filter((language) => language !== defaultLanguage)
        .map((language) => path.replace('/nl', `/${language}`));
    const record = (path: string) => readText(`confirmed/${path}.json`);

    beforeEach(() => void confirmAll());

    it.each(subjects)('marks only the translations of %s outdated', (path) => {
      append(path);
      expect(findingsIn('outdated').toSorted()).toEqual(translationsOf(path).toSorted());
    });

    it('keeps an unconfirmed translation outdated', () => {
      append(article);
      append(german);
      expect(findingsIn('outdated')).toContain(german);
    });

    it('keeps a translation confirmed when it alone changes', () => {
      append(german);
      expect(findingsIn('outdated')).toEqual([]);
    });

    it('confirms the named translation alone', () => {
      append(article);
      confirm(german);
      const others = translationsOf(article).filter((path) => path !== german);
      expect(findingsIn('outdated').toSorted()).toEqual(others.toSorted());
    });

    it('ignores a new date or another line break', () => {
      writeText(
        article,
        readText(article)
          .replace(/^date: .*$/m, 'date: 2026-12-24')
          .replace(/(?<=\n\n\w[^\n]*\.) /, '\n'),
      );
      expect(findingsIn('outdated')).toEqual([]);
    });

    it('compares catalogues with the Dutch one', () => {
      rmSync(join(contentCopy.path, 'confirmed/messages'), { recursive: true, force: true });
      const catalogue = (name: string) =>
        join(contentCopy.path, `../src/i18n/messages/site/${name}.ts`);
      mkdirSync(dirname(catalogue('nl')), { recursive: true });
      writeFileSync(catalogue('nl'), "export const messages = { title: 'Lenen' };");
      writeFileSync(catalogue('de'), "export const messages = { title: 'Leihen' };");
      const path = 'src/i18n/messages/site/de.ts';
      expect(findingsIn('unconfirmed')).toEqual([path]);
      confirmTexts(contentCopy.path, [path]);
      expect(findingsIn('unconfirmed')).toEqual([]);
      const comment = '/**\n * For the title.\n */\n// Short.\n';
      writeFileSync(catalogue('nl'), `${comment}export const messages = { title: 'Lenen' };`);
      expect(findingsIn('outdated')).toEqual([]);
      writeFileSync(catalogue('nl'), "export const messages = { title: 'Lenen, online' };");
      expect(findingsIn('outdated')).toEqual([path]);
    });

    describe('in a Git history', () => {
      const git = (...options: string[]) =>
        execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.org', ...options], {
          cwd: dirname(contentCopy.path),
          encoding: 'utf8',
        });
      const commit = () => {
        git('add', '.');
        git('commit', '--quiet', '--message', 'change');
        return git('rev-parse', '--short', 'HEAD').trim();
      };

      beforeEach(() => git('init', '--quiet'));

      it('shows the commit of the confirmed Dutch text', () => {
        const confirmed = commit();
        append(article);
        commit();
        const finding = checkTranslations(contentCopy.path).find(
          ({ state }) => state === 'outdated',
        );
        expect(finding?.change).toEqual({ commit: confirmed, projectPath: `content/${article}` });
        expect(finding?.message).toContain(
          `git diff --word-diff ${confirmed} -- content/${article} shows`,
        );
      });

      it('shows each translation its own change', () => {
        const earlier = commit();
        append(article);
        confirm(german, pathOf('blog', 'fi', 1));
        const later = commit();
        append(article);
        const findings = checkTranslations(contentCopy.path).filter(({ key }) => key === 'blog 1');
        const commits = groupByChange(findings).map(({ change, languages }) => [
          change.commit,
          languages,
        ]);
        expect(Object.fromEntries(commits)).toEqual({
          [earlier]: siteLanguages.filter((language) => !['nl', 'de', 'fi'].includes(language)),
          [later]: ['de', 'fi'],
        });
      });
    });

    it('merges records of two translators', () => {
      const base = record('blog/1');
      append(article);
      const merge = (path: string) => {
        confirm(path);
        const file = join(contentCopy.path, '..', `${path.split('/')[1]}.json`);
        writeFileSync(file, record('blog/1'));
        writeText('confirmed/blog/1.json', base);
        return file;
      };
      writeFileSync(join(contentCopy.path, '../base.json'), base);
      const [ours, other] = [merge(german), merge(pathOf('blog', 'fi', 1))];
      execFileSync('git', ['merge-file', ours, join(contentCopy.path, '../base.json'), other]);
      writeText('confirmed/blog/1.json', readFileSync(ours, 'utf8'));
      expect(findingsIn('outdated')).toHaveLength(siteLanguages.length - 3);
    });

    it('rejects a record with conflict markers', () => {
      writeText('confirmed/blog/1.json', `<<<<<<< HEAD\n${record('blog/1')}`);
      expect(checkTranslations(contentCopy.path)).toContainEqual(
        findingWith('content/confirmed/blog/1.json cannot be read. Remove', {
          state: 'unreadable',
        }),
      );
      expect([...checkRedirects({ ...baseContext, contentFolder: contentCopy.path })]).toEqual([]);
    });

    it('names a text whose fields cannot be read', () => {
      writeText('legal/fi/privacy.md', readText('legal/fi/privacy.md').replace('---', ''));
      expect(checkTranslations(contentCopy.path)).toContainEqual(
        findingWith('content/legal/fi/privacy.md: The file must begin with', {
          state: 'unreadable',
        }),
      );
    });

    it('asks again for a restored translation', () => {
      const text = readText(german);
      rmSync(join(contentCopy.path, german));
      confirm(pathOf('blog', 'fi', 1));
      writeText(german, text);
      expect(findingsIn('unconfirmed')).toEqual([german]);
    });

    it('reports a short or missing translation', () => {
      writeText(german, readText(german).slice(0, readText(german).length / 2));
      expect(findingsIn('short')).toEqual([german]);
      rmSync(join(contentCopy.path, german));
      expect(checkTranslations(contentCopy.path)).toContainEqual(
        expect.objectContaining({ state: 'missing', language: 'de', key: 'blog 1' }),
      );
    });
  });
});
