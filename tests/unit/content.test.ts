/** What editors can get wrong, and the sentence that tells them; every case in a copy of the real content. */
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkContent } from '../../src/build/content/check.ts';
import type { Findings } from '../../src/build/content/findings.ts';
import { openMemory } from '../../src/build/content/memory.ts';
import { newArticle } from '../../src/build/content/new-article.ts';
import { problemLine, problemReport } from '../../src/build/content/problem.ts';
import { agree, translationNotes } from '../../src/build/content/translations.ts';

const original = fileURLToPath(new URL('../../content', import.meta.url));
const article = 'blog/nl/1-application-tips.md';
const german = 'blog/de/1-application-tips.md';

let content = '';

beforeEach(() => {
  content = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(original, content, { recursive: true });
});

afterEach(() => rmSync(content, { recursive: true }));

/** Puts another text in the place of one that must be there. */
function change(path: string, from: string | RegExp, to: string): void {
  const file = join(content, path);
  const before = readFileSync(file, 'utf8');
  const after = before.replace(from, () => to);
  if (after === before) throw new Error(`${path} has no ${from}`);
  writeFileSync(file, after);
}

function add(path: string, text: string): void {
  const file = join(content, path);
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n${text}\n`);
}

function faults(): string[] {
  return checkContent(content).map(problemLine);
}

/** What an editor does, and what must be said of it: the file, the place in it, what to write. */
const mistakes: [name: string, make: () => void, said: RegExp][] = [
  [
    'a field that is missing',
    () => change(article, /^title: .*\n/m, ''),
    /content\/blog\/nl\/1-.*, field title: It is missing\. Write, for example: title: /,
  ],
  [
    'a field that is empty',
    () => change(article, /^author: .*$/m, 'author: "  "'),
    /field author: It is empty\. Write/,
  ],
  [
    'a field that does not exist',
    () => change(article, 'readTime:', 'readtime:'),
    /field readtime: There is no such field here\. Write one of id, title, .*readTime/,
  ],
  [
    'a date in words',
    () => change(article, /^date: .*$/m, 'date: 20 november 2026'),
    /field date: It is not a date, which is written year-month-day\. Write, for example: date: 2026-11-20/,
  ],
  [
    'a day that does not exist',
    () => change(article, /^date: .*$/m, 'date: 2026-02-30'),
    /field date: It is not a date/,
  ],
  [
    'a number in words',
    () => change(article, /^readTime: .*$/m, 'readTime: five'),
    /field readTime: It is not a whole number\. Write, for example: readTime: 5/,
  ],
  [
    'a read time that the text does not have',
    () => change(article, /^readTime: .*$/m, 'readTime: 15'),
    /field readTime: readTime says 15 minutes, but people read these \d+ words in about \d+/,
  ],
  [
    'an unknown category',
    () => change(german, /^category: .*$/m, 'category: Tips'),
    /blog\/de\/1-.*, field category: There is no category Tips\. Write one of Tipps, /,
  ],
  [
    'a category without one of the languages',
    () => change('blog/categories.yaml', /^ {2}hu: .*\n/m, ''),
    /categories\.yaml: Every category must have a name in nl, de, fi, hu, lb, sl/,
  ],
  [
    'a number that is taken',
    () => change('blog/nl/3-online-loans.md', /^id: 3$/m, 'id: 1'),
    /blog\/nl\/3-.*, field id: id 1 is taken by content\/blog\/nl\/1-.*\. Write id: 4, /,
  ],
  [
    'front matter that never ends',
    () => change(article, /\n---\n/, '\n'),
    /blog\/nl\/1-[^,]*: The file must begin with a line ---/,
  ],
  [
    'a colon without quotation marks',
    () => change(article, /^title: .*$/m, 'title: Lenen: goed voorbereid'),
    /blog\/nl\/1-[^,]*: Line 3 cannot be read\. .*put a text that holds a colon.* between "double quotes"/,
  ],
  [
    'a link to a page that does not exist',
    () => add(article, '[Meer](/leningen)'),
    /1-application-tips\.md, line \d+: There is no page \/leningen\. Write an address .* \/contact/,
  ],
  [
    'a link in other capitals and with a slash',
    () => add(german, '[Cookies](/de/cookiesrichtlinie/)'),
    /There is no page \/de\/cookiesrichtlinie\/\. Write \/de\/CookiesRichtlinie\./,
  ],
  [
    'a link into another language',
    () => add(german, '[Kontakt](/contact)'),
    /\/contact is in Nederlands\. Write \/de\/kontakt\./,
  ],
  [
    'a link to a section that does not exist',
    () => add(german, '[Fragen](/de#fragen)'),
    /The home page has no section fragen\. Write one of #services, .*#faq\./,
  ],
  [
    'a link that runs a script',
    () => add(article, '[Klik](javascript:alert(1))'),
    /Links begin with https:, mailto:, tel: or \//,
  ],
  [
    'a picture that is missing',
    () => change(article, /^image: .*$/m, 'image: ../pictures/nothing.svg'),
    /field image: There is no picture \.\.\/pictures\/nothing\.svg\. Put the file into content\/blog\/pictures\//,
  ],
  [
    'a picture without a description',
    () => add(article, '![](../pictures/phone.svg)'),
    /The picture \.\.\/pictures\/phone\.svg has no description\. Write !\[what it shows\]/,
  ],
  [
    'a script in the text',
    () => add(article, '<script>alert(1)</script>'),
    /line \d+: HTML such as <script>alert\(1\)<\/script> is not taken\. Write markdown/,
  ],
  [
    'a heading of the first level',
    () => add(article, '# Nog een titel'),
    /The title stands at the top already\. Begin headings with ##\./,
  ],
  [
    'a heading that leaves out a level',
    () => add(article, '## Een\n\n#### Twee'),
    /A heading of level 4 follows one of level 2\. Write ###\./,
  ],
  [
    'a figure that cannot be computed',
    () => add(article, 'Dat kost {payment 5000}.'),
    /\{payment 5000\} is not a figure that can be computed\. Write \{payment 5000 12\}/,
  ],
  [
    'an amount that nobody can borrow',
    () => add(article, '{table term 12 amounts 5000 1000000}'),
    /1000000 is not an amount that is lent\. Write whole euros without dots, from 3000 to 900000/,
  ],
  [
    'a table inside a sentence',
    () => add(article, 'Zie {table amount 5000 terms 12 24} hier.'),
    /stands inside something else\. Put an empty line before and after it\./,
  ],
  [
    'a translation that is missing',
    () => rmSync(join(content, german)),
    /field id: id 1 is missing in Deutsch\. Write a file with id: 1 in content\/blog\/de, or write draft: true here/,
  ],
  [
    'a question without one of its languages',
    () => rmSync(join(content, 'faq/fi/1-who.md')),
    /field order: order 1 is missing in Suomi\. Write a file with order: 1 in content\/faq\/fi/,
  ],
  [
    'a legal page that is missing',
    () => rmSync(join(content, 'legal/hu/terms.md')),
    /content\/legal\/hu\/terms\.md: This page is missing\. Copy the file of another language/,
  ],
  [
    'a legal page that nobody knows',
    () => cpSync(join(content, 'legal/nl/terms.md'), join(content, 'legal/nl/imprint.md')),
    /legal\/nl\/imprint\.md: There is no page for this file\. Its name must be one of terms\.md, /,
  ],
  [
    'a folder of a language that the site does not have',
    () => renameSync(join(content, 'faq/sl'), join(content, 'faq/si')),
    /content\/faq\/si\/1-.*: A file here is not part of the site\..* a language of nl, de, fi, hu, lb, sl\./,
  ],
  [
    'a page without text',
    () => writeFileSync(join(content, 'about/fi.md'), '---\ntitle: Meistä\nlead: Lyhyesti.\n---\n'),
    /content\/about\/fi\.md: There is no text below the second line ---/,
  ],
  [
    'a link from the end of the text that runs a script',
    () => add(article, '[Klik][1]\n\n[1]: javascript:alert(1)'),
    /Links begin with https:, mailto:, tel: or \//,
  ],
  [
    'a picture that is named at the end of the text',
    () => add(article, '![Foto][1]\n\n[1]: https://example.org/x.svg'),
    /Write a picture in one piece: !\[what it shows\]/,
  ],
  [
    'an alias of YAML',
    () => change(article, /^title: .*$/m, 'title: *Nieuw*'),
    /Line 3 cannot be read\. Write every field once, and put a text that holds/,
  ],
  [
    'a quotation that never ends',
    () => change(article, /^title: .*$/m, "title: 'n huis kopen"),
    /Line 3 cannot be read/,
  ],
  [
    'a field that is there twice',
    () => change(article, /^author: /m, 'title: Nog een\nauthor: '),
    /Line \d+ cannot be read\. Write every field once/,
  ],
  [
    'a figure in a field',
    () => change(article, /^imageAlt: .*$/m, 'imageAlt: "Lenen aan {rate}"'),
    /field imageAlt: Figures are computed in the text only/,
  ],
  [
    'half a figure',
    () => add(article, 'Dat kost {payment 5000 12.'),
    /A brace stands alone\. Write a figure in one piece/,
  ],
  [
    'a table in a heading',
    () => add(article, '## {table amount 5000 terms 12}'),
    /stands inside something else\. Put an empty line before and after it\./,
  ],
  [
    'a figure that only JavaScript knows',
    () => add(article, '{constructor}'),
    /\{constructor\} is not a figure that can be computed/,
  ],
  [
    'a folder as a picture',
    () => change(article, /^image: .*$/m, 'image: ../pictures'),
    /field image: There is no picture \.\.\/pictures\. Put the file/,
  ],
  [
    'another encoding',
    () => writeFileSync(join(content, article), Buffer.from('---\ntitle: Créer\n---\n', 'latin1')),
    /The file is not saved as UTF-8/,
  ],
  [
    'a hidden ending of the file name',
    () => renameSync(join(content, german), join(content, `${german}.txt`)),
    /blog\/de\/1-application-tips\.md\.txt: A file here is not part of the site/,
  ],
  [
    'a number with a fraction',
    () => change(article, /^id: 1$/m, 'id: 1.5'),
    /field id: It is not a whole number/,
  ],
  [
    'a title that search engines cut off',
    () => change(article, /^title: .*$/m, `title: ${'Lenen '.repeat(10)}`),
    /field title: It has 59 characters, and search engines show 1 to 49\. Write it shorter\./,
  ],
  [
    'a word too long for the image beside shared links',
    () => change(german, /^title: .*$/m, 'title: Grundstücksverkehrsgenehmigung leihen'),
    /field title: Grundstücksverkehrsgenehmigung has 30 characters .* Write words of at most 26\./,
  ],
  [
    'a character that the typeface does not have',
    () => change(article, /^title: .*$/m, 'title: Goed voorbereid 🙂'),
    /field title: The typeface of the site has no 🙂\. Leave it out here\./,
  ],
];

describe('the content', () => {
  it('is without fault', () => {
    expect(faults()).toEqual([]);
  });

  it('is translated completely, and nothing is older than its Dutch original', () => {
    expect(translationNotes(original)).toEqual([]);
  });

  it.each(mistakes)('with %s is refused in a sentence that says what to write', (_, make, said) => {
    make();
    expect(faults()).toContainEqual(expect.stringMatching(said));
  });

  it('with many faults is refused once, with all of them', () => {
    const together = mistakes.filter(([name]) =>
      [
        'a field that is missing',
        'a field that is empty',
        'a number in words',
        'a script in the text',
        'an unknown category',
        'a legal page that is missing',
      ].includes(name),
    );
    expect(together).toHaveLength(6);
    for (const [, make] of together) make();
    const report = problemReport(checkContent(content));
    for (const [, , said] of together) expect(report).toMatch(said);
    expect(report).toMatch(/\n\n6 things to mend in content\//);
  });

  it('is read as Windows writes it, too', () => {
    for (const path of [article, german]) change(path, /\n/g, '\r\n');
    change(german, /^/, '\uFEFF');
    expect(faults()).toEqual([]);
  });

  it('may lie beside what an editor or a system leaves there', () => {
    writeFileSync(join(content, 'blog/nl/.1-application-tips.md.swp'), 'x');
    symlinkSync('nowhere', join(content, 'blog/nl/.#1-application-tips.md'));
    expect(faults()).toEqual([]);
  });
});

describe('what is remembered of texts', () => {
  /** Said of every text that was not judged again. */
  const remembered = 'remembered';
  let file = '';

  beforeEach(() => {
    file = join(content, '.memory');
    const memory = openMemory(file, 'first edition');
    memory.findingsIn(content);
    memory.keep();
    const kept = deserialize(readFileSync(file)) as { findings: Map<string, Findings> };
    for (const { problems, path } of kept.findings.values())
      problems.push({ file: path, message: remembered });
    writeFileSync(file, serialize(kept));
  });

  function look(edition = 'first edition'): { again: string[]; problems: string[] } {
    const all = openMemory(file, edition).findingsIn(content);
    const isKnown = ({ problems }: Findings) =>
      problems.some(({ message }) => message === remembered);
    const problems = checkContent(content, all)
      .map(problemLine)
      .filter((line) => !line.endsWith(remembered));
    return { again: all.filter((one) => !isKnown(one)).map(({ path }) => path), problems };
  }

  it('spares them from being judged again, with the same outcome', () => {
    expect(look()).toEqual({ again: [], problems: [] });
  });

  it('is forgotten of a text that changes', () => {
    add(article, '<br>');
    expect(look()).toEqual({ again: [article], problems: [expect.stringMatching(/HTML such as/)] });
  });

  it('is forgotten of a text under another name', () => {
    renameSync(join(content, article), join(content, 'blog/nl/1-tips.md'));
    expect(look().again).toEqual(['blog/nl/1-tips.md']);
    renameSync(join(content, german), join(content, 'blog/hu/9-application-tips.md'));
    expect(look().problems).toContainEqual(expect.stringMatching(/id 1 is taken by/));
  });

  it('is forgotten when the rules change', () => {
    expect(look('second edition').again).toHaveLength(
      openMemory('', '').findingsIn(content).length,
    );
  });

  it('is forgotten when its file is damaged', () => {
    writeFileSync(file, readFileSync(file).subarray(0, 1000));
    expect(look().again).not.toEqual([]);
  });

  const elsewhere: [what: string, change: () => void, said: RegExp][] = [
    [
      'an article that it links to becomes a draft',
      () => change('blog/fi/3-online-loans.md', /^id: 3$/m, 'id: 3\ndraft: true'),
      /\/3 is still a draft/,
    ],
    [
      'a picture goes',
      () => rmSync(join(content, 'blog/pictures'), { recursive: true }),
      /There is no picture/,
    ],
    [
      'a category gets another name',
      () => change('blog/categories.yaml', /^- nl: Tips$/m, '- nl: Wenken'),
      /There is no category Tips/,
    ],
    ['its translation goes', () => rmSync(join(content, german)), /id 1 is missing in Deutsch/],
  ];

  it.each(elsewhere)('leaves it to be seen that %s', (_, make, said) => {
    make();
    expect(look().problems).toContainEqual(expect.stringMatching(said));
  });
});

describe('a new article', () => {
  it('is a draft in six languages, without fault until it is published', () => {
    const files = newArticle(content, 'Lenen voor een verbouwing', new Date('2026-12-01'));
    expect(files).toHaveLength(6);
    expect(files[0]).toBe('blog/nl/4-lenen-voor-een-verbouwing.md');
    expect(readFileSync(join(content, files[0] ?? ''), 'utf8')).toContain(
      'id: 4\ntitle: Lenen voor een verbouwing\n',
    );
    expect(faults()).toEqual([]);
    for (const file of files) change(file, /^draft: true\n/m, '');
    expect(faults()).toContainEqual(
      expect.stringMatching(
        /blog\/sl\/4-.*, field title: It is still to be written: … stands there/,
      ),
    );
  });

  it('may be there in one language alone while it is a draft, but is not to be linked to', () => {
    const [first = '', ...others] = newArticle(content, undefined, new Date('2026-12-01'));
    for (const file of others) rmSync(join(content, file));
    expect(first).toBe('blog/nl/4-new.md');
    expect(faults()).toEqual([]);
    add(article, '[Verder](/blog/4)');
    expect(faults()).toContainEqual(expect.stringContaining('/blog/4 is still a draft.'));
  });
});

describe('a translation', () => {
  const stateOf = (path: string) =>
    translationNotes(content)
      .filter(({ file }) => file === path)
      .map(({ state }) => state);

  it('is older once the Dutch text says something else, until it changes or somebody agrees', () => {
    add(article, 'Een nieuwe zin.');
    expect(stateOf(german)).toEqual(['older']);
    agree(content, [german]);
    expect(stateOf(german)).toEqual([]);
    add(article, 'En nog een.');
    add(german, 'Und noch einer.');
    expect(stateOf(german)).toEqual([]);
  });

  it('is not older for a new date or another line break', () => {
    change(article, /^date: .*$/m, 'date: 2026-12-24');
    change(article, /(?<=\n\n\w[^\n]*\.) /, '\n');
    expect(stateOf(german)).toEqual([]);
  });

  it('is short when half of it is gone, and missing when all of it is', () => {
    const file = join(content, german);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.slice(0, text.length / 2));
    expect(stateOf(german)).toEqual(['short']);
    rmSync(file);
    expect(translationNotes(content)).toContainEqual(
      expect.objectContaining({ state: 'missing', language: 'de', original: article }),
    );
  });
});
