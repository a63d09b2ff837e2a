/** Ordinary changes need no change of tests: each is made in a copy of the project, which is built and tested. */
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

const timeoutMs = 900_000;

let copy = '';

afterEach(() => rmSync(copy, { recursive: true, force: true }));

function expectAllTestsGreen(): void {
  const { ok, output } = testProject(copy);
  expect(ok, output.slice(-6_000)).toBe(true);
}

describe('new content, company facts and pictures', () => {
  it('keep all tests green without other changes', { timeout: timeoutMs }, async () => {
    copy = await copyWithNewContent();
    expectAllTestsGreen();
    const { ok, output } = testInBrowser(copy);
    expect(ok, output.slice(-6_000)).toBe(true);
  });
});

describe('drafts and articles of a later day', () => {
  it('are published nowhere, keep all tests green', { timeout: timeoutMs }, () => {
    const { copy: draftCopy, waiting, titles } = copyWithDrafts();
    copy = draftCopy;
    const dist = join(copy, 'dist');
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
    expect(titles).toHaveLength(siteLanguages.length + 2);
    expect(readFileSync(join(dist, '_redirects'), 'utf8')).toBe('/blog/900 /blog/1 301\n');
    const filesWithDrafts = files
      .filter((file) => /\.(html|xml)$/.test(file))
      .filter((file) => {
        const text = readFileSync(join(dist, file), 'utf8');
        return text.includes(`/${waiting}<`) || titles.some((title) => text.includes(title));
      });
    expect(filesWithDrafts).toEqual([]);
    expectAllTestsGreen();
  });
});

describe('a seventh language', () => {
  it('needs two rows, catalogues, flag and content', { timeout: timeoutMs }, () => {
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
  });
});

it('broken content stops the build with every sentence', { timeout: timeoutMs }, () => {
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
});
