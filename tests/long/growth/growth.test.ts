/** The site grows where it should: by content alone, or by a row in every table. Each change is made in a copy and built. */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newArticle } from '../../../src/build/content/new-article.ts';
import { readContent } from '../../../src/build/content/read.ts';
import { defaultLanguage, languages, siteLanguages } from '../../../src/i18n/languages.ts';
import { addressOf, pageNames, routes } from '../../../src/i18n/routes.ts';
import { buildProject, checkTypes, copyProject, mustBuild } from '../../support/project-copy.ts';

const building = 120_000;

function page(copy: string, address: string) {
  return load(
    readFileSync(join(copy, 'dist', `${address === '/' ? '/index' : address}.html`), 'utf8'),
  );
}

function htmlIn(copy: string): string[] {
  const files = readdirSync(join(copy, 'dist'), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.html')).sort();
}

describe('an article more', () => {
  let copy = '';

  beforeAll(() => {
    copy = copyProject();
    const content = join(copy, 'content');
    const old = readContent(content).filter(({ collection }) => collection === 'blog');
    for (const path of newArticle(content, 'Een vierde artikel', new Date('2026-12-01'))) {
      const model = old.find(
        (file) => file.fields?.id === 1 && file.path.startsWith(path.replace(/[^/]+$/, '')),
      );
      const text = readFileSync(join(content, model?.path ?? ''), 'utf8');
      writeFileSync(
        join(content, path),
        text
          .replace(/^id: 1$/m, 'id: 4')
          .replace(/^title: .*$/m, 'title: A fourth article')
          .replace(/^date: .*$/m, 'date: 2026-12-01'),
      );
    }
    mustBuild(copy);
  }, building);

  afterAll(() => rmSync(copy, { recursive: true }));

  it.each(siteLanguages)(
    'stands first in the list in %s, at its address and in the sitemap',
    (language) => {
      const address = addressOf({ article: 4 }, language);
      const list = page(copy, routes.blog[language])('main h2');
      expect(list.length).toBe(4);
      expect(list.first().text()).toBe('A fourth article');
      const $ = page(copy, address);
      expect($('h1').text()).toBe('A fourth article');
      expect($('link[rel=alternate][hreflang]').length).toBe(siteLanguages.length + 1);
      expect(readFileSync(join(copy, 'dist/sitemap-0.xml'), 'utf8')).toContain(`${address}</loc>`);
    },
  );

  it(
    'leaves nothing behind when it is taken away again',
    () => {
      const content = join(copy, 'content');
      for (const { path } of readContent(content))
        if (/^blog\/\w+\/4-/.test(path)) rmSync(join(content, path));
      const pages = htmlIn(copy);
      mustBuild(copy);
      const gone = siteLanguages.map((language) => `${addressOf({ article: 4 }, language)}.html`);
      expect(htmlIn(copy)).toEqual(pages.filter((page) => !gone.includes(`/${page}`)));
      for (const path of htmlIn(copy)) {
        const html = readFileSync(join(copy, 'dist', path), 'utf8');
        expect(html).not.toContain('A fourth article');
        expect(html.indexOf('</html>')).toBe(html.length - '</html>'.length);
      }
    },
    building,
  );
});

describe('a draft', () => {
  let copy = '';

  beforeAll(() => {
    copy = copyProject();
    const content = join(copy, 'content');
    newArticle(content, 'Nog niet af', new Date('2026-12-01'));
    const article = readContent(content).find(({ path }) => /^blog\/fi\/3-/.test(path));
    const file = join(content, article?.path ?? '');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^id: 3$/m, 'id: 3\ndraft: true'));
    // Links to what is not published would stop the build.
    for (const { path, language } of readContent(content)) {
      if (!language) continue;
      const text = readFileSync(join(content, path), 'utf8');
      const withoutLinks = text.replaceAll(
        addressOf({ article: 3 }, language),
        routes.blog[language],
      );
      writeFileSync(join(content, path), withoutLinks);
    }
    mustBuild(copy);
  }, building);

  afterAll(() => rmSync(copy, { recursive: true }));

  it.each(siteLanguages)(
    'is in no list and at no address in %s, if any language is one',
    (language) => {
      expect(page(copy, routes.blog[language])('main h2').length).toBe(2);
      for (const article of [3, 4])
        expect(existsSync(join(copy, 'dist', `${addressOf({ article }, language)}.html`))).toBe(
          false,
        );
    },
  );

  it('is named nowhere', () => {
    const files = readdirSync(join(copy, 'dist'), { recursive: true, encoding: 'utf8' });
    const naming = files
      .filter((file) => /\.(html|xml)$/.test(file))
      .filter((file) => readFileSync(join(copy, 'dist', file), 'utf8').includes('Nog niet af'));
    expect(naming).toEqual([]);
  });
});

describe('broken content', () => {
  it(
    'stops the build with every sentence at once, and nothing else',
    () => {
      const copy = copyProject();
      const content = join(copy, 'content');
      writeFileSync(join(content, 'about/de.md'), '---\ntitle: Über uns\n---\n\n<b>Text</b>\n');
      rmSync(join(content, 'legal/lb/privacy.md'));
      const { ok, output } = buildProject(copy);
      rmSync(copy, { recursive: true });
      expect(ok).toBe(false);
      expect(output).toContain('content/about/de.md, field lead: It is missing.');
      expect(output).toContain('content/about/de.md, line 5: HTML such as <b> is not taken.');
      expect(output).toContain('content/legal/lb/privacy.md: This page is missing.');
      expect(output).not.toMatch(/^\s+at /m);
    },
    building,
  );
});

describe('a seventh language', () => {
  /** A made-up one: only its tag matters. */
  const tag = 'et';
  let copy = '';
  const touched = new Set<string>();

  const change = (path: string, from: RegExp, to: string | ((found: string) => string)) => {
    const file = join(copy, path);
    const before = readFileSync(file, 'utf8');
    // The same call twice: its declaration takes either, but not one of the two.
    const after = typeof to === 'string' ? before.replace(from, to) : before.replace(from, to);
    if (after === before) throw new Error(`${path} has no ${from}`);
    writeFileSync(file, after);
    touched.add(path);
  };

  const copyTo = (from: string, to: string) => {
    cpSync(join(copy, from), join(copy, to), { recursive: true });
    touched.add(to);
  };

  beforeAll(() => {
    copy = copyProject();
    const last = siteLanguages.at(-1);
    change(
      'src/i18n/languages.ts',
      new RegExp(`^( {2}${last}: .*\n)`, 'm'),
      `$1  ${tag}: { label: 'Eesti', prefix: '/${tag}', numbers: 'et-EE', dates: 'et-EE', flag: '${tag}' },\n`,
    );
    const named = checkTypes(copy);
    expect(named.ok).toBe(false);
    for (const table of [
      'routes.ts',
      'reading-speed.ts',
      'site-messages.ts',
      'wizard-messages.ts',
      'confirmation-messages.ts',
    ])
      expect(named.output).toContain(`src/i18n/${table}`);
    expect(named.output).toContain('src/company.ts');

    // One column in each table: what Slovenian has, with the other tag.
    change(
      'src/i18n/routes.ts',
      new RegExp(`^( {4}| {2})${last}: '/${last}(.*)',$`, 'gm'),
      `$&\n$1${tag}: '/${tag}$2',`,
    );
    change(
      'src/i18n/routes.ts',
      new RegExp(`, ${last}: '/${last}' \\}`),
      `, ${last}: '/${last}', ${tag}: '/${tag}' }`,
    );
    change('src/i18n/reading-speed.ts', new RegExp(`^ {2}${last}: (.*)$`, 'm'), `$&\n  ${tag}: $1`);
    change(
      'src/i18n/confirmation-messages.ts',
      new RegExp(`^( {2})${last}(: \\{\n[\\s\\S]*?^ {2}\\},\n)`, 'm'),
      `$&$1${tag}$2`,
    );
    change('src/company.ts', new RegExp(`^( +)${last}: (.*)$`, 'gm'), `$&\n$1${tag}: $2`);
    for (const part of ['site', 'wizard']) {
      change(
        `src/i18n/${part}-messages.ts`,
        new RegExp(`^ {2}${last}: .*$`, 'm'),
        (row) => `${row}\n${row.replaceAll(new RegExp(`\\b${last}\\b`, 'g'), tag)}`,
      );
      copyTo(`src/i18n/messages/${part}/${last}.ts`, `src/i18n/messages/${part}/${tag}.ts`);
      change(`src/i18n/messages/${part}/${tag}.ts`, new RegExp(`const ${last}:`), `const ${tag}:`);
    }
    copyTo(
      `src/assets/pictures/flag-${languages[last ?? defaultLanguage].flag}.svg`,
      `src/assets/pictures/flag-${tag}.svg`,
    );
    change(
      'content/blog/categories.yaml',
      new RegExp(`^ {2}${last}: (.*)$`, 'gm'),
      `$&\n  ${tag}: $1`,
    );
    for (const collection of ['blog', 'legal', 'faq']) {
      copyTo(`content/${collection}/${last}`, `content/${collection}/${tag}`);
    }
    copyTo(`content/about/${last}.md`, `content/about/${tag}.md`);
    for (const file of readdirSync(join(copy, 'content'), { recursive: true, encoding: 'utf8' })) {
      if (!new RegExp(`(^|/)${tag}(/|\\.md$)`).test(file) || !file.endsWith('.md')) continue;
      const path = join(copy, 'content', file);
      writeFileSync(path, readFileSync(path, 'utf8').replaceAll(`](/${last}`, `](/${tag}`));
    }
    mustBuild(copy);
    expect(checkTypes(copy).output).toBe('');
  }, 2 * building);

  afterAll(() => rmSync(copy, { recursive: true }));

  it('touches a row in each table, a catalogue, a flag and its content, and no other file', () => {
    const code = [...touched].filter((path) => !path.startsWith('content/')).sort();
    expect(code).toEqual([
      'src/assets/pictures/flag-et.svg',
      'src/company.ts',
      'src/i18n/confirmation-messages.ts',
      'src/i18n/languages.ts',
      'src/i18n/messages/site/et.ts',
      'src/i18n/messages/wizard/et.ts',
      'src/i18n/reading-speed.ts',
      'src/i18n/routes.ts',
      'src/i18n/site-messages.ts',
      'src/i18n/wizard-messages.ts',
    ]);
  });

  it('has every page, linked with the other languages', () => {
    for (const name of pageNames) {
      const address = routes[name].sl.replace('/sl', `/${tag}`);
      const $ = page(copy, address);
      expect($('html').attr('lang')).toBe(tag);
      expect($('link[rel=alternate][hreflang]').length).toBe(siteLanguages.length + 2);
    }
    expect(page(copy, '/')(`a[hreflang=${tag}]`).length).toBeGreaterThan(0);
    expect(existsSync(join(copy, `dist/${tag}/404.html`))).toBe(true);
    expect(existsSync(join(copy, `dist/${tag}/blog/3.html`))).toBe(true);
  });
});
