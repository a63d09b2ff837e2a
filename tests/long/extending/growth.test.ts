/** Ordinary changes need no change of the tests: each is made in a copy, which is built and tested. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { siteLanguages } from '../../../src/i18n/languages.ts';
import {
  buildProject,
  checkTypes,
  copyProject,
  testInBrowser,
  testProject,
} from '../../support/project-copy.ts';
import { copyWithDrafts, copyWithNewContent } from './copies.ts';
import { copyWithLanguage, language } from './language.ts';

const building = 900_000;

let copy = '';

afterEach(() => rmSync(copy, { recursive: true, force: true }));

function expectAllTestsGreen(): void {
  const { ok, output } = testProject(copy);
  expect(ok, output.slice(-6_000)).toBe(true);
}

describe('an article, a question, reworded texts, another telephone number, pictures and a renamed heading', () => {
  it(
    'need content alone, and tests stay green',
    async () => {
      copy = await copyWithNewContent();
      expectAllTestsGreen();
      const { ok, output } = testInBrowser(copy);
      expect(ok, output.slice(-6_000)).toBe(true);
    },
    building,
  );
});

describe('drafts', () => {
  it(
    'and articles of a later day are published nowhere, and every test stays green',
    () => {
      const { copy: drafted, waiting, titles } = copyWithDrafts();
      copy = drafted;
      const dist = join(copy, 'dist');
      const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
      expect(titles).toHaveLength(siteLanguages.length + 2);
      expect(readFileSync(join(dist, '_redirects'), 'utf8')).toBe('/blog/900 /blog/1 301\n');
      const naming = files
        .filter((file) => /\.(html|xml)$/.test(file))
        .filter((file) => {
          const text = readFileSync(join(dist, file), 'utf8');
          return text.includes(`/${waiting}<`) || titles.some((title) => text.includes(title));
        });
      expect(naming).toEqual([]);
      expectAllTestsGreen();
    },
    building,
  );
});

describe('a seventh language', () => {
  it(
    'needs two rows, catalogues, flag and content',
    () => {
      const added = copyWithLanguage();
      copy = added.copy;
      expect(added.touched.filter((path) => !path.startsWith('content/')).sort()).toEqual([
        `src/assets/pictures/flag-${language}.svg`,
        'src/i18n/languages.ts',
        `src/i18n/messages/site/${language}.ts`,
        `src/i18n/messages/wizard/${language}.ts`,
        'src/i18n/routes.ts',
      ]);
      expect(checkTypes(copy).output).toBe('');
      expectAllTestsGreen();
    },
    building,
  );
});

describe('broken content', () => {
  it(
    'stops the build with every sentence',
    () => {
      copy = copyProject();
      const content = join(copy, 'content');
      writeFileSync(join(content, 'about/de.md'), '---\ntitle: Über uns\n---\n\n<b>Text</b>\n');
      rmSync(join(content, 'legal/fi/privacy.md'));
      const { ok, output } = buildProject(copy);
      expect(ok).toBe(false);
      expect(output).toContain('content/about/de.md, field lead: It is missing.');
      expect(output).toContain('content/about/de.md, line 5: HTML such as <b> is not allowed.');
      expect(output).toContain('content/legal/fi/privacy.md: This page is missing.');
      expect(output).not.toMatch(/^\s+at /m);
    },
    building,
  );
});
