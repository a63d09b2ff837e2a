/** Editors' mistakes and their messages: each mistake is made in the real texts, in memory. */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  checkAcrossFiles,
  checkContent,
  checkFile,
  createCheckContext,
} from '../../src/check-content/check-content.ts';
import { newArticle } from '../../src/check-content/commands/new-article.ts';
import { formatFinding, formatFindings } from '../../src/check-content/content-finding.ts';
import { findLinkTargets } from '../../src/check-content/rules/check-links.ts';
import { checkOutsideLinks } from '../../src/check-content/rules/check-outside-links.ts';
import { checkRedirects, readRedirects } from '../../src/check-content/rules/check-redirects.ts';
import {
  confirmTexts,
  findTranslationGaps,
  groupByChange,
  type TranslationState,
} from '../../src/check-content/translations/check-translations.ts';
import {
  isContentEntry,
  isPublished,
  contentFolder as original,
  readContent,
  readContentFile,
  waitsUntil,
} from '../../src/content/read-content.ts';
import type { Collection } from '../../src/content/schemas.ts';
import { readBuildSettings } from '../../src/domain/build-settings.ts';
import { nominalRate } from '../../src/domain/loan/annuity.ts';
import { maxLegalTerm } from '../../src/domain/loan/legal-term.ts';
import { amountLimits, termLimits } from '../../src/domain/loan/limits.ts';
import { formatRate } from '../../src/i18n/format.ts';
import { defaultLanguage, type SiteLanguage, siteLanguages } from '../../src/i18n/languages.ts';
import { like } from '../support/texts.ts';

const files = readContent(original);
const sources = new Map(
  files.map(({ path }) => [path, readFileSync(join(original, path), 'utf8')]),
);
const baseContext = await createCheckContext(files, original);
const freeId = Math.max(...files.map(({ fields }) => Number(fields?.id ?? 0))) + 1;

const article = pathOf('blog', 'nl', 1);
const german = pathOf('blog', 'de', 1);
const question = pathOf('faq', 'fi', 1);

const defaultAmount = amountLimits.default;
const maxTerm = maxLegalTerm(defaultAmount);

/** Contents of the files by path. */
type Texts = Map<string, string>;

/** Messages after a change, about the changed files and about all files together. */
async function findingsAfter(
  change: (texts: Texts) => void,
  content = original,
): Promise<string[]> {
  const texts: Texts = new Map(sources);
  change(texts);
  const same = files.filter(({ path }) => texts.get(path) === sources.get(path));
  const changed = [...texts]
    .filter(([path, text]) => text !== sources.get(path))
    .map(([path, text]) => readContentFile(path, text));
  const all = [...same, ...changed];
  const context = {
    ...baseContext,
    content,
    linkTargets: findLinkTargets(all.filter(isContentEntry)),
  };
  const alone = await Promise.all(changed.map((file) => checkFile(file, context)));
  return [...alone.flat(), ...checkAcrossFiles(all, context)].map(formatFinding);
}

/** Replaces a text, which must be there. */
function change(path: string, from: string | RegExp, to: string) {
  return (texts: Texts) => {
    const before = texts.get(path) ?? '';
    const after = before.replace(from, () => to);
    if (after === before) throw new Error(`${path} has no ${from}`);
    texts.set(path, after);
  };
}

const field = (path: string, name: string, value: string) =>
  change(path, new RegExp(`^${name}: .*$`, 'm'), `${name}: ${value}`);

const add = (path: string, text: string) => (texts: Texts) =>
  void texts.set(path, `${texts.get(path)}\n${text}\n`);

const remove = (path: string) => (texts: Texts) => void texts.delete(path);

const copy = (from: string, to: string) => (texts: Texts) =>
  void texts.set(to, texts.get(from) ?? '');

const inOrder =
  (...changes: ((texts: Texts) => void)[]) =>
  (texts: Texts) => {
    for (const make of changes) make(texts);
  };

/** A Dutch article that no other language has. */
const addArticle = inOrder(
  copy(article, 'blog/nl/x.md'),
  change('blog/nl/x.md', /^id: .*$/m, `id: ${freeId}`),
);

/** Typed at the end of a Dutch article, and the message about that line. */
const wrongTexts: Record<string, string> = {
  'Zie hier.\nLees [meer] (/contact).':
    'A link begins or ends here, and is not whole. Write [its words]',
  'Lees [meer](/contact en (dit)[/contact].': 'A link begins or ends here',
  'A __(THM)__ról szól.': 'Bold words begin or end with ** here',
  'Dit is *belangrijk.': 'A sign of Markdown',
  '| a | b |\n| 1 | 2 |': 'The second line of a table is',
  '-een\n-twee': 'Begin a point of a list with - and a space',
  '#\u00a0Kop': 'Write a space after the signs of a heading',
  'Dit is **belangrijk en meer.': 'Bold words begin or end with ** here',
  '• een\n• twee': 'Begin a point of a list with - and a space',
  '##Kop': 'Write a space after the signs of a heading',
  '## Nog iets\n\n## Nog iets': 'Another heading of this text has the same words',
  '<script>alert(1)</script>':
    'HTML such as <script>alert(1)</script> is not allowed. Write Markdown',
  '# Nog een titel': 'The title is already at the top. Begin headings with ##.',
  '## Loan wizard': 'A part of the page is called #loan-wizard, as this heading would be',
  '## Een\n\n#### Twee': 'A heading of level 4 follows one of level 2. Write ###.',
  '[Meer](/leningen)': 'There is no page /leningen. Write a path … /contact',
  '[Klik](javascript:alert(1))':
    'javascript:alert(1) does not begin with https:, mailto:, tel: or /',
  '[Klik][1]\n\n[1]: javascript:alert(1)':
    'javascript:alert(1) does not begin with https:, mailto:, tel: or /',
  '[Mail](info@example.org)':
    'info@example.org is no page of this site. Write mailto:info@example.org.',
  '[](/contact)': 'The link to /contact has no text',
  '![](../pictures/any.svg)':
    'The picture ../pictures/any.svg has no description. Write ![what it shows]',
  '![Foto][1]\n\n[1]: https://example.org/x.svg': 'Write a picture in one piece: ![what it shows]',
  'Dat kost {payment 5000}.':
    '{payment 5000} is not a figure that can be computed. Write {payment 5000 12}',
  '{constructor}': '{constructor} is not a figure that can be computed',
  '{table term 12 amounts 5000 100000000}':
    '100000000 is not an amount that is lent. Write whole euros without dots, from … to ',
  'Dat kost {law early}.': '{law early} is no known statutory figure. Write {law ID} …early-fee',
  '{company size}':
    '{company size} is no known fact about the company. Write one of {company name}',
  'Zie {table amount 5000 terms 12 24} hier.':
    'must be a paragraph of its own. Put an empty line before and after it.',
  'Dat kost {payment 5000 12.': 'A brace stands alone. Write a figure in one piece',
  'Dat kost € 428,04 per maand.': '€ 428,04 is typed and may become wrong. Write {payment 5000 12}',
  'De geldlening wordt uitbetaald.':
    '“geldlening” is not our word for loan. Write “lening”. docs/glossary/nl.md',
};

/** Links typed at the end of a German article. */
const wrongLinks: Record<string, string> = {
  '[Cookies](/de/cookiesrichtlinie/)':
    'There is no page /de/cookiesrichtlinie/. Write /de/CookiesRichtlinie.',
  '[Kontakt](/de/kontkat)': 'There is no page /de/kontkat. Write /de/kontakt.',
  '[Kontakt](/contact)': '/contact is in Nederlands. Write /de/kontakt.',
  '[Fragen](/de#fragen)': 'The home page has no section #fragen. Write one of #services, …#faq.',
  '[AGB](/de/bedingungen#9-gibt-es-nicht)':
    'That page has no heading #9-gibt-es-nicht. Write one of #1-',
  '[Oben](#oben-50%)': 'That page has no heading #oben-50%.',
};

/** Written in place of a field of a Dutch article. */
const wrongFields: Record<string, string> = {
  'author: "  "': 'field author: It is empty. Write',
  'date: 20 november 2026':
    'field date: It is not a date, which is written year-month-day. Write, for example: date: ',
  'date: 0001-01-01': 'field date: It is before the year 2000. Write, for example: date: ',
  'id: 1.5': 'field id: It is not a whole number',
  'imageAlt: "Lenen aan {rate}"': 'field imageAlt: Figures are computed only in the text',
  'title: Goed voorbereid 🙂':
    'field title: The typeface of the site has no 🙂. Write this without it.',
  'title: Lenen: goed voorbereid':
    'Line 3 cannot be read. Put the text between "double quotes": title: "Lenen: goed voorbereid"',
  'title: *Nieuw*': 'Line … cannot be read',
  "title: 'n huis": 'Line … cannot be read',
  'title: “Lenen: voorbereid”': 'Put the text between "double quotes": title: "Lenen: voorbereid"',
  'title: Tip # 1': 'Line 3 cannot be read. Put the text between "double quotes": title: "Tip # 1"',
  'image: ../pictures/IMG_1.HEIC':
    'field image: The site does not show ../pictures/IMG_1.HEIC. Save the photograph as JPEG',
  'image: ../pictures/nothing.svg':
    'field image: There is no picture ../pictures/nothing.svg. Put the file into content/',
  'image: ../pictures': 'There is no picture',
  'readTime: 15': 'field readTime: readTime is 15 minutes, but people read these … words in about ',
};

/** Another change, and its message: the file, the place in it, what to write. */
const mistakes: Record<string, [make: (texts: Texts) => void, message: string]> = {
  'a field that is missing': [
    change(article, /^title: .*\n/m, ''),
    'content/blog/nl/1-…, field title: It is missing. Write, for example: title: ',
  ],
  'a field that does not exist': [
    change(article, 'readTime:', 'readtime:'),
    'field readtime: There is no such field here. Write one of id, title, …readTime',
  ],
  'a title that search engines cut off': [
    field(article, 'title', 'Lenen '.repeat(10)),
    'field title: It has 59 characters and must have 1 to 49. Write it shorter.',
  ],
  'a word too long for the image beside shared links': [
    field(german, 'title', 'Grundstücksverkehrsgenehmigung leihen'),
    'field title: Grundstücksverkehrsgenehmigung has 30 characters … Write words of at most 26.',
  ],
  'front matter that never ends': [
    change(article, /\n---\n/, '\n'),
    'blog/nl/1-…: The file must begin with a line ---',
  ],
  'a field that is there twice': [
    change(article, /^author: /m, 'title: Nog een\nauthor: '),
    'Line … cannot be read. Write every field once: … is there twice',
  ],
  'a field that begins with a tab': [
    change(article, /^author: /m, '\tauthor: '),
    'Line 9 cannot be read. Begin every field at the start of its line, without spaces or tabs.',
  ],
  'a field without a colon': [
    change(article, /^author: /m, 'author '),
    'Line 9 cannot be read. Write a field as its name, a colon',
  ],
  'a conflict of two versions': [
    add(article, '<<<<<<< HEAD\nA\n=======\nB\n>>>>>>> other'),
    'Line … begins a conflict of two versions. Keep one of them',
  ],
  'a link to the site by its name': [
    add(article, `[Contact](${new URL('/contact', readBuildSettings({}).SITE_URL).href})`),
    'is a page of this site. Write /contact, without the name of the site.',
  ],
  'a question that another has': [
    inOrder(
      copy(question, 'faq/fi/99-x.md'),
      change('faq/fi/99-x.md', /^order: .*$/m, 'order: 99'),
    ),
    'faq/fi/99-x.md, field question: content/faq/fi/1-… has the same question',
  ],
  'capitals in the name of a file': [
    copy(question, 'faq/fi/Uusi kysymys.md'),
    'Uusi kysymys.md: Write the name of the file in small letters',
  ],
  'another name of a file in one language': [
    inOrder(copy(german, 'blog/de/1-tipps.md'), remove(german)),
    'blog/de/1-tipps.md: In other languages this text is 1-….md. Name this file like it',
  ],
  'another date in one language': [
    field(german, 'date', '2026-11-01'),
    'Remark: content/blog/de/1-…, field date: It differs from the Dutch text. … write date: 20',
  ],
  'another encoding': [
    (texts) =>
      void texts.set(article, Buffer.from('---\ntitle: Créer\n---\n', 'latin1').toString()),
    'The file is not saved as UTF-8',
  ],
  'a hidden ending of the file name': [
    copy(german, `${german}.txt`),
    'blog/de/1-….md.txt: A file here is not part of the site',
  ],
  'a folder of a language that the site does not have': [
    copy(question, 'faq/si/1-who.md'),
    'content/faq/si/1-…: A file here is not part of the site.… a language of nl, de, ',
  ],
  'a page without text': [
    (texts) => void texts.set('about/fi.md', '---\ntitle: Meistä\nlead: Lyhyesti.\n---\n'),
    'content/about/fi.md: There is no text after the fields. Write one below',
  ],
  'a link to a second path': [
    add(pathOf('blog', 'fi', 1), '[Meistä](/fi/about)'),
    '/fi/about is a second path of /fi/tietoa-meista. Write /fi/tietoa-meista.',
  ],
  'a link to a draft': [
    inOrder(
      addArticle,
      change('blog/nl/x.md', 'draft: false', 'draft: true'),
      add(article, `[Verder](/blog/${freeId})`),
    ),
    '/blog/… is still a draft. Write draft: false in it first',
  ],
  'a link to an article of a later day': [
    inOrder(
      addArticle,
      field('blog/nl/x.md', 'date', '9999-01-01'),
      add(article, `[Verder](/blog/${freeId})`),
    ),
    'blog/nl/1-… /blog/… is published on 9999-01-01, later than this text. Remove the link',
  ],
  'a link to an article that the language does not have': [
    inOrder(addArticle, add(german, `[Weiter](/de/blog/${freeId})`)),
    '/de/blog/… is not written in Deutsch. Write that article, or remove the link.',
  ],
  'a legal page of a later day': [
    field('legal/de/terms.md', 'date', '9999-01-01'),
    'legal/de/terms.md, field date: It is in the future, and legal pages are published at once',
  ],
  'a change on a later day': [
    change(article, /^(date: .*)$(\nupdated: .*$)?/m, 'date: 2026-11-01\nupdated: 9999-01-01'),
    'field updated: It is in the future. Write the day of the last change.',
  ],
  // Not where the law allows every term of the slider.
  ...(maxTerm < termLimits.max && {
    'a loan that the law does not allow': [
      add(article, `Dat kost {payment ${defaultAmount} ${maxTerm + 1}}.`),
      `A loan of ${defaultAmount} euros may run ${maxTerm} months at most by law, and the text says`,
    ],
    'a table with a loan that the law does not allow': [
      add(article, `{table amount ${defaultAmount} terms ${termLimits.min} ${maxTerm + 1}}`),
      `A loan of ${defaultAmount} euros may run ${maxTerm} months at most`,
    ],
  }),
  'a rate that is typed': [
    add(german, `Der Zinssatz beträgt ${formatRate(nominalRate, 'de')}.`),
    'line …: …% is typed and may become wrong. Write {rate}, … or {percent …} if',
  ],
  'a paragraph in another language': [
    (texts) => add(pathOf('blog', 'fi', 1), findLongestParagraph(texts, german))(texts),
    'blog/fi/1-…, line …: This reads like Deutsch, and the file is in Suomi. Translate it.',
  ],
  'a field in another language': [
    (texts) =>
      field(german, 'excerpt', /^excerpt: (.*)$/m.exec(texts.get(article) ?? '')?.[1] ?? '')(texts),
    'field excerpt: This reads like Nederlands, and the file is in Deutsch.',
  ],
  'a text of a few words': [
    change('legal/nl/disclaimer.md', /---\n\n.*$/s, '---\n\n## Een\n\nKort.\n'),
    'legal/nl/disclaimer.md: The text has 2 words and needs at least 250',
  ],
  'a text that would never end': [
    (texts) => add(article, `${findLongestParagraph(texts, article)}\n\n`.repeat(60))(texts),
    'The text has … words and may have at most 1600',
  ],
  'a text without headings': [
    (texts) => void texts.set(article, (texts.get(article) ?? '').replace(/^## .*$/gm, '')),
    'The text has 0 headings of the second level and needs at least 3',
  ],
  'an article that leads nowhere': [
    (texts) =>
      void texts.set(article, (texts.get(article) ?? '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')),
    'The article has 0 links to pages of the site and needs at least 2',
  ],
  'a section of the terms without its number': [
    change('legal/de/terms.md', '## 2. ', '## '),
    'legal/de/terms.md, line …: People quote this page by the numbers … Write ## 2. ',
  ],
  'terms of fewer sections': [
    change('legal/de/terms.md', /## 7\..*$/s, ''),
    'The page has 6 numbered sections and needs at least 7',
  ],
  'a privacy page that does not say how long': [
    change('legal/fi/privacy.md', '{retention}', '30 päivää'),
    'This text must say how long data is kept: {retention}. Write it.',
  ],
  'an answer without the age': [
    change(question, '18', 'täysi-ikäinen'),
    'faq/fi/1-…: This text must say from what age: 18. Write it.',
  ],
  'an unknown category': [
    field(german, 'category', 'Tips'),
    'blog/de/1-…, field category: There is no category Tips. Write one of …, ',
  ],
  'a number that is taken': [
    copy(article, 'blog/nl/twice.md'),
    `twice.md, field id: id 1 is taken by content/blog/nl/1-… Write id: ${freeId}, `,
  ],
  'the number of the not-found page': [
    inOrder(copy(article, 'blog/nl/404-x.md'), change('blog/nl/404-x.md', /^id: .*$/m, 'id: 404')),
    '404-x.md, field id: id 404 is the number of the not-found page. Write id: 405, the next free one.',
  ],
  'a title that another article has': [
    addArticle,
    'x.md, field title: content/blog/nl/1-… has the same title. Write another one.',
  ],
  'a translation that is missing': [
    addArticle,
    'Remark: content/blog/nl/x.md, field id: id … is not published in Deutsch, … write a file with … content/blog/de, … or draft: false there',
  ],
  'a legal page that is missing': [
    remove('legal/fi/terms.md'),
    'content/legal/fi/terms.md: This page is missing. Copy the file of another language',
  ],
  'a legal page that nobody knows': [
    copy('legal/nl/terms.md', 'legal/nl/no-such-page.md'),
    'legal/nl/no-such-page.md: There is no page for this file. Its name must be one of terms.md, ',
  ],
};

/** A finding with this text in its message. */
const saying = (text: string, more: object = {}) =>
  expect.objectContaining({ ...more, message: expect.stringContaining(text) });

describe('the content', () => {
  it.each([
    ...Object.entries(wrongTexts).map(([typed, message]) => [article, typed, message] as const),
    ...Object.entries(wrongLinks).map(([typed, message]) => [german, typed, message] as const),
  ])('of %s must not say %j', async (path, typed, message) => {
    const pattern = like(`content/${path}, line …: …${message}`);
    expect(await findingsAfter(add(path, typed))).toContainEqual(expect.stringMatching(pattern));
  });

  it.each(Object.entries(wrongFields))('has no article with %s', async (line, message) => {
    const [name = ''] = line.split(':');
    const findings = await findingsAfter(change(article, new RegExp(`^${name}: .*$`, 'm'), line));
    expect(findings).toContainEqual(expect.stringMatching(like(message)));
  });

  it.each(Object.entries(mistakes))(
    'reports %s, says what to write',
    async (_, [make, message]) => {
      expect(await findingsAfter(make)).toContainEqual(expect.stringMatching(like(message)));
    },
  );

  it('reports all findings of a file at once', async () => {
    const findings = await findingsAfter(
      inOrder(
        change(article, /^title: .*\n/m, ''),
        add(article, '<script>alert(1)</script>'),
        field(german, 'category', 'Tips'),
        remove('legal/fi/terms.md'),
      ),
    );
    for (const message of ['It is missing', 'HTML such as', 'no category Tips', 'page is missing'])
      expect(findings).toContainEqual(expect.stringContaining(message));
    const problems = findings.map((message) => ({ file: 'content/x.md', message }));
    expect(formatFindings(problems)).toContain(`\n\n${problems.length} findings to correct. docs/`);
  });

  it.each([
    ['a conflict of two versions', change(article, /^---$/m, '<<<<<<< HEAD\n---')],
    ['another encoding', change(article, 'title: ', 'title: \uFFFD')],
    ['a date in words', field(article, 'date', '20 november 2026')],
  ])('has one finding for %s', async (_, make) => {
    const findings = await findingsAfter(make);
    expect(findings.filter((finding) => !finding.startsWith('Remark: '))).toHaveLength(1);
  });

  it('merges findings with one remedy', () => {
    const message = 'There is no page /blog/3. Write /blog/7.';
    const twice = ['a', 'b'].map((name) => ({ file: `content/${name}.md`, line: 3, message }));
    expect(formatFindings(twice)).toMatch(
      /^content\/a\.md, line 3,\ncontent\/b\.md, line 3: There .*7\.\n\nOne finding to correct/,
    );
  });

  it('may quote forbidden words in italics', async () => {
    const findings = await findingsAfter(add(article, 'In de wet heet dat een *geldlening*.'));
    expect(findings).not.toContainEqual(expect.stringContaining('geldlening'));
  });

  it('may have a byte order mark and CRLF', async () => {
    const findings = await findingsAfter((texts) => {
      for (const path of [article, german])
        texts.set(path, `\uFEFF${texts.get(path)?.replaceAll('\n', '\r\n')}`);
    });
    expect(findings).toEqual(await findingsAfter(() => undefined));
  });
});

describe('an article', () => {
  const at = (day: string) => {
    vi.useFakeTimers({ now: new Date(day) });
    onTestFinished(() => void vi.useRealTimers());
  };
  const dated = (day: string, path = article) =>
    readContentFile(path, (sources.get(path) ?? '').replace(/^date: .*$/m, `date: ${day}`));

  it('is published at midnight in Brussels', () => {
    at('2026-12-01T22:59:00Z');
    expect(waitsUntil(dated('2026-12-02'))).toBe('2026-12-02');
    expect(isPublished(dated('2026-12-02'))).toBe(false);
    at('2026-12-01T23:01:00Z');
    expect(isPublished(dated('2026-12-02'))).toBe(true);
  });

  it('waits in its language alone', async () => {
    const findings = await findingsAfter(
      change(german, /^date: .*$(\nupdated: .*$)?/m, 'date: 9999-01-01'),
    );
    expect(findings.filter((fault) => !fault.startsWith('Remark: '))).toEqual([]);
  });

  it('may be a draft in one language', async () => {
    const findings = await findingsAfter(
      change(pathOf('blog', 'fi', 5), 'draft: false', 'draft: true'),
    );
    const before = await findingsAfter(() => undefined);
    expect(findings.filter((fault) => !before.includes(fault))).toEqual([
      expect.stringMatching(/^Remark: .* id 5 is not published in .*Suomi/),
    ]);
  });
});

it('a legal page ignores a future date', () => {
  const page = readContentFile('legal/de/terms.md', '---\ntitle: AGB\ndate: 9999-01-01\n---\n');
  expect(isPublished(page)).toBe(true);
});

describe('a folder of texts', () => {
  let content = '';

  beforeEach(() => {
    content = join(mkdtempSync(join(tmpdir(), 'content-')), 'content');
    cpSync(original, content, { recursive: true });
  });

  afterEach(() => rmSync(dirname(content), { recursive: true }));

  const typed = (path: string) => readFileSync(join(content, path), 'utf8');
  const type = (path: string, text: string) => writeFileSync(join(content, path), text);

  it('ignores swap files and lock files', () => {
    type('blog/nl/.1-application-tips.md.swp', 'x');
    symlinkSync('nowhere', join(content, 'blog/nl/.#1-application-tips.md'));
    expect(readContent(content).map(({ path }) => path)).toEqual(files.map(({ path }) => path));
  });

  it.each([
    ['taken', 5, `id 5 is taken by content/${pathOf('blog', 'nl', 5)}. Write id: 4.`],
    ['of no text', 40, 'id is 40 here and 4 in other languages. Write id: 4.'],
  ])('has one finding for a number that is %s', async (_, number, message) => {
    const path = pathOf('blog', 'nl', 4);
    type(path, typed(path).replace(/^id: .*$/m, `id: ${number}`));
    expect((await checkContent(content)).filter(({ isRemark }) => !isRemark)).toEqual([
      { file: `content/${path}`, field: 'id', message },
    ]);
  });

  describe('with redirects', () => {
    const findFindings = (redirects: string) => {
      type('redirects.yaml', redirects);
      return checkRedirects(content, findLinkTargets(readContent(content).filter(isContentEntry)));
    };

    it('accept redirects to pages', () => {
      expect(findFindings('/blog/900: /blog/1\n/de/über: /de/kontakt\n')).toEqual([]);
      expect(readRedirects(content)).toEqual({ '/blog/900': '/blog/1', '/de/über': '/de/kontakt' });
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
      expect(findFindings(redirects)).toEqual([saying(message)]);
    });

    it('report the path of a removed article', () => {
      expect(findFindings('')).toEqual([]);
      rmSync(join(content, german));
      expect(findFindings('')).toEqual([
        saying('/de/blog/1 had an article and leads nowhere now.', { isRemark: true }),
      ]);
      expect(findFindings('/de/blog/1: /de/blog/2')).toEqual([]);
    });
  });

  describe('with outside links', () => {
    const page = 'https://example.org/help';
    const remarksWith = (list: string, day = '2026-11-28') => {
      type('outside-links.yaml', list);
      const linked = readContentFile(article, `---\nid: 1\n---\n\n[Help](${page})\n`);
      return checkOutsideLinks(content, [linked].filter(isContentEntry), day);
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
      expect(remarksWith(list)).toEqual([saying(message, { isRemark: true })]);
    });

    it('accepts a link opened within half a year', () => {
      expect(remarksWith(`${page}: 2026-05-28\n`)).toEqual([]);
    });

    it('counts half a year to the end of a shorter month', () => {
      expect(remarksWith(`${page}: 2026-02-28\n`, '2026-08-31')).toEqual([]);
      expect(remarksWith(`${page}: 2026-02-27\n`, '2026-08-31')).toHaveLength(1);
    });

    it('rejects an invalid date', () => {
      expect(remarksWith(`${page}: yesterday\n`)).toEqual([saying('It cannot be read.')]);
    });
  });

  it('has one finding for an empty file with links to its headings', async () => {
    type(pathOf('blog', 'nl', 5), '');
    expect((await checkContent(content)).filter(({ isRemark }) => !isRemark)).toEqual([
      expect.objectContaining({ message: expect.stringContaining('must begin with a line ---') }),
    ]);
  });

  it('has one finding for a conflict in the home page', async () => {
    type('home/nl.yaml', `<<<<<<< HEAD\n${typed('home/nl.yaml')}`);
    expect(await checkContent(content)).toEqual([
      {
        file: 'content/home/nl.yaml',
        message: expect.stringContaining('Line 1 begins a conflict of two versions. Keep one'),
      },
    ]);
  });

  it('rejects a heavy picture', async () => {
    mkdirSync(join(content, 'blog/pictures'), { recursive: true });
    const path = Array.from({ length: 3_000 }, (_, index) => (index * index) % 7_919).join('L');
    type(
      'blog/pictures/heavy.svg',
      `<svg xmlns="http://www.w3.org/2000/svg"><path d="M${path}"/></svg>`,
    );
    const findings = await findingsAfter(field(article, 'image', '../pictures/heavy.svg'), content);
    expect(findings).toContainEqual(
      expect.stringMatching(
        /field image: The picture .*heavy\.svg weighs \d+ bytes when compressed/,
      ),
    );
  });

  it.each([
    [
      '<image href="data:image/png;base64,AAAA"/>',
      'holds a photograph. Save the photograph itself',
    ],
    [`<path d="M${'0 '.repeat(200_000)}"/>`, 'bytes, which no drawing needs'],
  ])('rejects a drawing of %.20s', async (shape, message) => {
    type('blog/pictures/x.svg', `<svg xmlns="http://www.w3.org/2000/svg">${shape}</svg>`);
    const findings = await findingsAfter(field(article, 'image', '../pictures/x.svg'), content);
    expect(findings).toContainEqual(expect.stringContaining(message));
  });

  describe('with a photograph', () => {
    const photograph = () =>
      sharp({ create: { width: 640, height: 480, channels: 3, background: '#123456' } }).jpeg();
    const findingsWith = async (name: string, bytes: Buffer) => {
      writeFileSync(join(content, 'blog/pictures', name), bytes);
      return findingsAfter((texts) => {
        for (const language of siteLanguages)
          field(pathOf('blog', language, 1), 'image', `../pictures/${name}`)(texts);
      }, content);
    };

    it.each(['jpeg', 'png', 'webp', 'avif'] as const)('accepts %s', async (format) => {
      const bytes = await photograph().toFormat(format).toBuffer();
      expect(await findingsWith(`x.${format}`, bytes)).toEqual(
        await findingsAfter(() => undefined),
      );
    });

    it('rejects a truncated file', async () => {
      const bytes = await photograph().toBuffer();
      expect(await findingsWith('x.jpg', bytes.subarray(0, bytes.length / 2))).toContainEqual(
        expect.stringContaining(
          'field image: The picture ../pictures/x.jpg cannot be read. Open it',
        ),
      );
    });

    it('rejects a file that is no image', async () => {
      expect(await findingsWith('x.png', Buffer.from('PK'))).toContainEqual(
        expect.stringContaining('The picture ../pictures/x.png cannot be read.'),
      );
    });

    it('rejects one that is named as a drawing', async () => {
      expect(await findingsWith('x.svg', await photograph().toBuffer())).toContainEqual(
        expect.stringContaining('x.svg is no drawing. Give a photograph the ending of its format'),
      );
    });

    it('rejects enormous dimensions', async () => {
      const bytes = await photograph().png().toBuffer();
      // In the header, before its checksum.
      bytes.writeUInt32BE(10_001, 16);
      bytes.writeUInt32BE(10_000, 20);
      bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
      expect(await findingsWith('x.png', bytes)).toContainEqual(
        expect.stringContaining('has 10001 × 10000 pixels. Save it with at most 10,000 on each'),
      );
    });
  });

  it('creates an article as drafts in every language', async () => {
    const paths = newArticle(content, 'Lenen voor een verbouwing', '2026-12-01');
    expect(paths).toEqual(
      siteLanguages.map((tag) => `blog/${tag}/${freeId}-lenen-voor-een-verbouwing.md`),
    );
    expect(typed(paths[0] ?? '')).toContain(`id: ${freeId}\ntitle: Lenen voor een verbouwing\n`);
    const publish = (draft: boolean) => (texts: Texts) => {
      for (const path of paths)
        texts.set(path, typed(path).replace('draft: true', `draft: ${draft}`));
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
    type(path.replace('1-', '403-'), typed(path).replace(/^id: .*$/m, 'id: 403'));
    expect(newArticle(content, 'Nieuw')[0]).toBe('blog/nl/405-nieuw.md');
  });

  /** Names the outdated translations and texts without a new date, as `blog/de/…`. */
  const gapsIn = (state: TranslationState) =>
    findTranslationGaps(content)
      .filter((gap) => gap.state === state)
      .map(({ projectPath }) => projectPath?.replace('content/', ''));
  const confirm = (...paths: string[]) =>
    confirmTexts(
      content,
      paths.map((path) => `content/${path}`),
    );
  const append = (path: string) => type(path, `${typed(path)}\nEn nog een zin.\n`);

  describe('with a date', () => {
    const update = (day: string) =>
      type(
        german,
        typed(german)
          .replace(/^updated: .*\n/m, '')
          .replace(/^date: .*$/m, `$&\nupdated: ${day}`),
      );

    beforeEach(() => {
      update('2026-11-28');
      confirm(german);
    });

    it('reports a changed text with an old date', () => {
      expect(gapsIn('date')).not.toContain(german);
      append(german);
      expect(findTranslationGaps(content)).toContainEqual(
        saying('still says 2026-11-28. Write the day as updated', { state: 'date' }),
      );
    });

    it('accepts a changed text with a later date', () => {
      append(german);
      update('2026-11-29');
      expect(gapsIn('date')).not.toContain(german);
    });

    it('accepts a confirmed text', () => {
      append(german);
      confirm(german);
      expect(gapsIn('date')).not.toContain(german);
    });

    it('rejects a change date before the first date', async () => {
      const findings = await findingsAfter(field(german, 'updated', '2020-01-01'));
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
    const record = (path: string) => typed(`confirmed/${path}.json`);

    beforeEach(() => {
      confirm(...files.map(({ path }) => path));
    });

    it.each(subjects)('marks only the translations of %s outdated', (path) => {
      append(path);
      expect(gapsIn('outdated').toSorted()).toEqual(translationsOf(path).toSorted());
    });

    it('keeps an unconfirmed translation outdated', () => {
      append(article);
      append(german);
      expect(gapsIn('outdated')).toContain(german);
    });

    it('keeps a translation confirmed when it alone changes', () => {
      append(german);
      expect(gapsIn('outdated')).toEqual([]);
    });

    it('confirms the named translation alone', () => {
      append(article);
      confirm(german);
      const others = translationsOf(article).filter((path) => path !== german);
      expect(gapsIn('outdated').toSorted()).toEqual(others.toSorted());
    });

    it('ignores a new date or another line break', () => {
      type(
        article,
        typed(article)
          .replace(/^date: .*$/m, 'date: 2026-12-24')
          .replace(/(?<=\n\n\w[^\n]*\.) /, '\n'),
      );
      expect(gapsIn('outdated')).toEqual([]);
    });

    it('compares catalogues with the Dutch one', () => {
      rmSync(join(content, 'confirmed/messages'), { recursive: true, force: true });
      const catalogue = (name: string) => join(content, `../src/i18n/messages/site/${name}.ts`);
      mkdirSync(dirname(catalogue('nl')), { recursive: true });
      writeFileSync(catalogue('nl'), "export const messages = { title: 'Lenen' };");
      writeFileSync(catalogue('de'), "export const messages = { title: 'Leihen' };");
      const path = 'src/i18n/messages/site/de.ts';
      expect(gapsIn('unconfirmed')).toEqual([path]);
      confirmTexts(content, [path]);
      expect(gapsIn('unconfirmed')).toEqual([]);
      writeFileSync(catalogue('nl'), "export const messages = { title: 'Lenen, online' };");
      expect(gapsIn('outdated')).toEqual([path]);
    });

    describe('in a Git history', () => {
      const git = (...options: string[]) =>
        execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.org', ...options], {
          cwd: dirname(content),
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
        const gap = findTranslationGaps(content).find(({ state }) => state === 'outdated');
        expect(gap?.change).toEqual({ commit: confirmed, projectPath: `content/${article}` });
        expect(gap?.message).toContain(
          `git diff --word-diff ${confirmed} -- content/${article} shows`,
        );
      });

      it('shows each translation the change since its own confirmation', () => {
        const earlier = commit();
        append(article);
        confirm(german, pathOf('blog', 'fi', 1));
        const later = commit();
        append(article);
        const gaps = findTranslationGaps(content).filter(({ key }) => key === 'blog 1');
        const commits = groupByChange(gaps).map(({ change, languages }) => [
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
        const file = join(content, '..', `${path.split('/')[1]}.json`);
        writeFileSync(file, record('blog/1'));
        type('confirmed/blog/1.json', base);
        return file;
      };
      writeFileSync(join(content, '../base.json'), base);
      const [ours, other] = [merge(german), merge(pathOf('blog', 'fi', 1))];
      execFileSync('git', ['merge-file', ours, join(content, '../base.json'), other]);
      type('confirmed/blog/1.json', readFileSync(ours, 'utf8'));
      expect(gapsIn('outdated')).toHaveLength(siteLanguages.length - 3);
    });

    it('rejects a record with conflict markers', () => {
      type('confirmed/blog/1.json', `<<<<<<< HEAD\n${record('blog/1')}`);
      expect(findTranslationGaps(content)).toContainEqual(
        saying('content/confirmed/blog/1.json cannot be read. Remove', { state: 'unreadable' }),
      );
      expect(checkRedirects(content, findLinkTargets(files.filter(isContentEntry)))).toEqual([]);
    });

    it('asks again for a restored translation', () => {
      const text = typed(german);
      rmSync(join(content, german));
      confirm(pathOf('blog', 'fi', 1));
      type(german, text);
      expect(gapsIn('unconfirmed')).toEqual([german]);
    });

    it('reports a short or missing translation', () => {
      type(german, typed(german).slice(0, typed(german).length / 2));
      expect(gapsIn('short')).toEqual([german]);
      rmSync(join(content, german));
      expect(findTranslationGaps(content)).toContainEqual(
        expect.objectContaining({ state: 'missing', language: 'de', key: 'blog 1' }),
      );
    });
  });
});

/** The file of an article or a question. */
function pathOf(collection: Collection, language: SiteLanguage, number: number): string {
  const text = files.find(
    (file) =>
      file.collection === collection &&
      file.language === language &&
      (file.fields?.id ?? file.fields?.order) === number,
  );
  if (!text) throw new Error(`There is no ${collection} ${number} in ${language}`);
  return text.path;
}

function findLongestParagraph(texts: Texts, path: string): string {
  const lines = (texts.get(path) ?? '').split('\n').filter((line) => !/[[{]/.test(line));
  return lines.reduce((longest, line) => (line.length > longest.length ? line : longest), '');
}
