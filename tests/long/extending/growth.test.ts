/**
 * Ordinary changes need no change of tests: each is made in a copy of the project, which is built
 * and tested.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { listFiles } from '../../../src/helpers/node/list-files.ts';
import { siteLanguages } from '../../../src/i18n/languages.ts';
import {
  buildProject,
  checkTypes,
  copyProject,
  type Run,
  testInBrowser,
  testProject,
} from '../../support/project-copy.ts';
import { copyWithDrafts, copyWithNewContent } from './copies.ts';
import { copyWithLanguage, language } from './language.ts';

/** Of a build or a run of the tests in a copy, in milliseconds. */
const timeout = 900_000;

function expectGreen({ ok, output }: Run): void {
  expect(ok, output.slice(-6_000)).toBe(true);
}

describe('new content, company facts and pictures', () => {
  let copy = '';
  beforeAll(async () => {
    copy = await copyWithNewContent();
  }, timeout);
  afterAll(() => rmSync(copy, { recursive: true }));

  it('keep the tests green', { timeout }, () => expectGreen(testProject(copy)));

  it('keep the browser tests green', { timeout }, () => expectGreen(testInBrowser(copy)));
});

describe('drafts and articles of a later day', () => {
  let drafts: ReturnType<typeof copyWithDrafts>;
  beforeAll(() => {
    drafts = copyWithDrafts();
  }, timeout);
  afterAll(() => rmSync(drafts.copy, { recursive: true }));

  it('are published nowhere', () => {
    const { copy, waiting, titles } = drafts;
    expect(titles).toHaveLength(siteLanguages.length + 2);
    const filesWithDrafts = listFiles(join(copy, 'dist'))
      .filter((file) => /\.(html|xml)$/.test(file))
      .filter((file) => {
        const text = readFileSync(join(copy, 'dist', file), 'utf8');
        return text.includes(`/${waiting}<`) || titles.some((title) => text.includes(title));
      });
    expect(filesWithDrafts).toEqual([]);
  });

  it('leave redirects of editors in the build', () => {
    const redirects = readFileSync(join(drafts.copy, 'dist/_redirects'), 'utf8');
    expect(redirects).toBe('/blog/900 /blog/1 301\n');
  });

  it('keep the tests green', { timeout }, () => expectGreen(testProject(drafts.copy)));
});

describe('a seventh language', () => {
  let added: ReturnType<typeof copyWithLanguage>;
  beforeAll(() => {
    added = copyWithLanguage();
  }, timeout);
  afterAll(() => rmSync(added.copy, { recursive: true }));

  it('needs two rows, catalogues, flag and content', () => {
    expect(added.touched.filter((path) => !path.startsWith('content/')).sort()).toEqual([
      `src/assets/pictures/flag-${language}.svg`,
      'src/i18n/languages.ts',
      `src/i18n/messages/site/${language}.ts`,
      `src/i18n/messages/wizard/${language}.ts`,
      'src/i18n/routes.ts',
    ]);
  });

  it('has no type errors', { timeout }, () => {
    expect(checkTypes(added.copy).output).toBe('');
  });

  it('keeps the tests green', { timeout }, () => expectGreen(testProject(added.copy)));
});

it('broken content stops the build with every sentence', { timeout }, () => {
  const copy = copyProject();
  onTestFinished(() => rmSync(copy, { recursive: true }));
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
