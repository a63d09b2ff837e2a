/** The whole folder: numbers, redirects, links to elsewhere, new articles. */
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { checkContent } from '../../../src/check-content/check-content.ts';
import { createArticle } from '../../../src/check-content/create-article.ts';
import { checkOutsideLinks } from '../../../src/check-content/rules/outside-links.ts';
import { checkRedirects } from '../../../src/check-content/rules/redirects.ts';
import { findLinkTargets } from '../../../src/content/link-targets.ts';
import { isContentEntry, readContent, readContentFile } from '../../../src/content/read-content.ts';
import { readRedirects } from '../../../src/content/read-redirects.ts';
import { siteLanguages } from '../../../src/i18n/languages.ts';
import {
  article,
  baseContext,
  files,
  findingsAfter,
  findingWith,
  freeId,
  german,
  pathOf,
  type Texts,
  useContentCopy,
} from './changed-content.ts';

describe('a folder of texts', () => {
  const contentCopy = useContentCopy();
  const { readText, writeText } = contentCopy;

  it('ignores swap files and lock files', () => {
    writeText('blog/nl/.1-application-tips.md.swp', 'x');
    symlinkSync('nowhere', join(contentCopy.path, 'blog/nl/.#1-application-tips.md'));
    expect(readContent(contentCopy.path).map(({ path }) => path)).toEqual(
      files.map(({ path }) => path),
    );
  });

  it.each([
    ['taken', 5, `id 5 is taken by content/${pathOf('blog', 'nl', 5)}. Write id: 4.`],
    ['of no text', 40, 'id is 40 here and 4 in other languages. Write id: 4.'],
  ])('has one finding for a number %s', async (_, number, message) => {
    const path = pathOf('blog', 'nl', 4);
    writeText(path, readText(path).replace(/^id: .*$/m, `id: ${number}`));
    expect((await checkContent(contentCopy.path)).filter(({ isRemark }) => !isRemark)).toEqual([
      { file: `content/${path}`, field: 'id', message },
    ]);
  });

  describe('with redirects', () => {
    const findingsWith = (redirects: string) => {
      writeText('redirects.yaml', redirects);
      const entries = readContent(contentCopy.path).filter(isContentEntry);
      const linkTargets = findLinkTargets(entries);
      return [...checkRedirects({ ...baseContext, contentFolder: contentCopy.path, linkTargets })];
    };

    it('accepts redirects to pages', () => {
      expect(findingsWith('/blog/900: /blog/1\n/de/über: /de/kontakt\n')).toEqual([]);
      expect(readRedirects(contentCopy.path)).toEqual({
        '/blog/900': '/blog/1',
        '/de/über': '/de/kontakt',
      });
    });

    it('accepts a path as browsers copy it', () => {
      expect(findingsWith('/de/%C3%BCber%20uns: /de/kontakt\n/50%: /contact\n')).toEqual([]);
      expect(readRedirects(contentCopy.path)).toEqual({
        '/de/über uns': '/de/kontakt',
        '/50%': '/contact',
      });
    });

    it.each([
      ['/blog/900: /blog/901', 'There is no page /blog/901. Write a path of this'],
      ['/blog/900: /de/kontkat', 'There is no page /de/kontkat. Write /de/kontakt.'],
      ['/blog/900: https://example.org', 'There is no page https://example.org.'],
      ['/blog/1: /blog/2', 'There is a page at this path. Remove the line.'],
      ['blog/900: /blog/1', 'Write a path of this site as it was'],
      ['/blog/900/: /blog/1', 'Write a path of this site as it was'],
      ['/blog/*: /blog/1', 'Write a path of this site as it was'],
      ['/blog/900', 'It cannot be read. Write each old path once'],
      ['/blog/900: /blog/1\n/blog/900: /blog/2', 'It cannot be read.'],
    ])('rejects %j', (redirects, message) => {
      expect(findingsWith(redirects)).toEqual([findingWith(message)]);
    });

    it('reports the path of a removed article', () => {
      expect(findingsWith('')).toEqual([]);
      rmSync(join(contentCopy.path, german));
      expect(findingsWith('')).toEqual([
        findingWith('/de/blog/1 had an article and leads nowhere now.', { isRemark: true }),
      ]);
      expect(findingsWith('/de/blog/1: /de/blog/2')).toEqual([]);
    });
  });

  describe('with outside links', () => {
    const page = 'https://example.org/help';
    const remarksWith = (list: string, day = '2026-11-28') => {
      vi.useFakeTimers({ now: new Date(day) });
      onTestFinished(() => void vi.useRealTimers());
      writeText('outside-links.yaml', list);
      const linked = readContentFile(article, `---\nid: 1\n---\n\n[Help](${page})\n`);
      const linking = [linked].filter(isContentEntry);
      return [
        ...checkOutsideLinks({ ...baseContext, contentFolder: contentCopy.path, files: linking }),
      ];
    };

    it.each([
      ['', `Open ${page}.`],
      [`${page}:\n`, `${page} (content/${article}, never)`],
      [`${page}: 2026-05-27\n`, `${page} (content/${article}, 2026-05-27)`],
      [
        `${page}: 2026-05-28\nhttps://example.org/gone: 2026-11-28\n`,
        'No text links to https://example.org/gone.',
      ],
    ])('asks to open a link with %j', (list, message) => {
      expect(remarksWith(list)).toEqual([findingWith(message, { isRemark: true })]);
    });

    it('accepts a link opened within half a year', () => {
      expect(remarksWith(`${page}: 2026-05-28\n`)).toEqual([]);
    });

    it('counts half a year from 31 August', () => {
      expect(remarksWith(`${page}: 2026-02-28\n`, '2026-08-31')).toEqual([]);
      expect(remarksWith(`${page}: 2026-02-27\n`, '2026-08-31')).toHaveLength(1);
    });

    it.each(['yesterday', '2026-05-28\n  - x', `2026-05-28\n${page}: 2026-05-29`])(
      'has one finding for the date %j',
      (date) => {
        expect(remarksWith(`${page}: ${date}\n`)).toEqual([findingWith('It cannot be read.')]);
      },
    );
  });

  it('reports links into an empty file once', async () => {
    writeText(pathOf('blog', 'nl', 5), '');
    expect((await checkContent(contentCopy.path)).filter(({ isRemark }) => !isRemark)).toEqual([
      expect.objectContaining({ message: expect.stringContaining('must begin with a line ---') }),
    ]);
  });

  it('reports a conflict in the home page once', async () => {
    writeText('home/nl.yaml', `<<<<<<< HEAD\n${readText('home/nl.yaml')}`);
    expect(await checkContent(contentCopy.path)).toEqual([
      {
        file: 'content/home/nl.yaml',
        message: expect.stringContaining('Line 1 is of a conflict of two versions. Keep one'),
      },
    ]);
  });

  it.each(['company.yaml', 'home/de.yaml', 'blog/categories.yaml'])(
    'has one finding for another encoding of %s',
    async (path) => {
      writeFileSync(join(contentCopy.path, path), readText(path), 'latin1');
      expect(await checkContent(contentCopy.path)).toEqual([
        {
          file: `content/${path}`,
          message: expect.stringContaining('The file is not saved as UTF-8'),
        },
      ]);
    },
  );

  it('cuts a long title in file names', () => {
    const title = `${'Lang '.repeat(60)}woord`;
    const [path = ''] = createArticle(contentCopy.path, title);
    expect(basename(path)).toMatch(/^\d+-(?:lang-)+lang\.md$/);
    expect(basename(path).length).toBeLessThan(70);
    expect(readText(path)).toContain(`title: ${title}\n`);
  });

  it('creates an article as drafts in every language', async () => {
    const paths = createArticle(contentCopy.path, 'Lenen voor een verbouwing', '2026-12-01');
    expect(paths).toEqual(
      siteLanguages.map((tag) => `blog/${tag}/${freeId}-lenen-voor-een-verbouwing.md`),
    );
    expect(readText(paths[0] ?? '')).toContain(`id: ${freeId}\ntitle: Lenen voor een verbouwing\n`);
    const publish = (draft: boolean) => (texts: Texts) => {
      for (const path of paths)
        texts.set(path, readText(path).replace('draft: true', `draft: ${draft}`));
    };
    expect(await findingsAfter(publish(true))).toEqual(await findingsAfter(() => undefined));
    const findings = await findingsAfter(publish(false));
    for (const path of paths.slice(1))
      expect(findings).toContainEqual(
        expect.stringContaining(`${path}, field title: It is still …. Write`),
      );
  });

  it('skips the number of the not-found page', () => {
    const path = pathOf('blog', 'nl', 1);
    writeText(path.replace('1-', '403-'), readText(path).replace(/^id: .*$/m, 'id: 403'));
    expect(createArticle(contentCopy.path, 'Nieuw')[0]).toBe('blog/nl/405-nieuw.md');
  });
});
