/** Findings in editors' fields and files, and their messages. */
import { describe, expect, it } from 'vitest';
import { formatContentFindings } from '../../../src/check-content/content-finding.ts';
import { maxLegalTerm } from '../../../src/domain/loan/legal-term.ts';
import { amountLimits, nominalRate, termLimits } from '../../../src/domain/loan/offer.ts';
import { formatRate } from '../../../src/i18n/format.ts';
import { readBuildSettings } from '../../../src/settings/build-settings.ts';
import { messagePattern } from '../../support/texts.ts';
import {
  addArticle,
  appendText,
  article,
  type Change,
  copyFile,
  findingsAfter,
  findLongestParagraph,
  freeId,
  german,
  pathOf,
  question,
  removeFile,
  replaceText,
  sequence,
  setField,
} from './changed-content.ts';

const defaultAmount = amountLimits.default;
const maxTerm = maxLegalTerm(defaultAmount);

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
  'title: Een **nieuwe** lening':
    'field title: Signs of Markdown or HTML show here as they are typed',
  'imageAlt: Een [map](/contact)': 'field imageAlt: Signs of Markdown or HTML show here',
  'author: Jan &amp; Piet': 'field author: Signs of Markdown or HTML show here',
  'title: Lenen\n  met nummer #1':
    'Line 4 cannot be read. Begin every field at the start of its line',
  'readTime: 15': 'field readTime: readTime is 15 minutes, but people read these … words in about ',
};

/** Another change, and its message: the file, the place in it, what to write. */
const findingCases: Record<string, [change: Change, message: string]> = {
  'a field that is missing': [
    replaceText(article, /^title: .*\n/m, ''),
    'content/blog/nl/1-…, field title: It is missing. Write, for example: title: ',
  ],
  'a field that does not exist': [
    replaceText(article, 'readTime:', 'readtime:'),
    'field readtime: There is no such field here. Write one of id, title, …readTime',
  ],
  'a question on a page that has no questions': [
    replaceText(question, /^order: /m, 'page: about\norder: '),
    'field page: It must be home or contact. Write, for example: page: contact',
  ],
  'an unwritten field that does not exist': [
    replaceText(article, /^author: /m, 'auteur: …\nauthor: '),
    'field auteur: There is no such field here. Write one of id, ',
  ],
  'a title that search engines cut off': [
    setField(article, 'title', 'Lenen '.repeat(10)),
    'field title: It has 59 characters and must have 1 to 49. Write it shorter.',
  ],
  'a word too long for the image beside shared links': [
    setField(german, 'title', 'Grundstücksverkehrsgenehmigung leihen'),
    'field title: Grundstücksverkehrsgenehmigung has 30 characters … Write words of at most 26.',
  ],
  'front matter that never ends': [
    replaceText(article, /\n---\n/, '\n'),
    'blog/nl/1-…: The file must begin with a line ---',
  ],
  'a field that is there twice': [
    replaceText(article, /^author: /m, 'title: Nog een\nauthor: '),
    'Line … cannot be read. Write every field once: … is there twice',
  ],
  'a field that begins with a tab': [
    replaceText(article, /^author: /m, '\tauthor: '),
    'Line 9 cannot be read. Begin every field at the start of its line, without spaces or tabs.',
  ],
  'a field without a colon': [
    replaceText(article, /^author: /m, 'author '),
    'Line 9 cannot be read. Write a field as its name, a colon',
  ],
  'a conflict of two versions': [
    appendText(article, '<<<<<<< HEAD\nA\n=======\nB\n>>>>>>> other'),
    'Line … is of a conflict of two versions. Keep one of them',
  ],
  'the rest of such a conflict': [
    appendText(article, 'A\n\n>>>>>>> other'),
    'Line … is of a conflict of two versions. Keep one of them',
  ],
  'a link to the site by its name': [
    appendText(article, `[Contact](${new URL('/contact', readBuildSettings({}).SITE_URL).href})`),
    'is a page of this site. Write /contact, without the name of the site.',
  ],
  'a question that another has': [
    sequence(
      copyFile(question, 'faq/fi/99-x.md'),
      replaceText('faq/fi/99-x.md', /^order: .*$/m, 'order: 99'),
    ),
    'faq/fi/99-x.md, field question: content/faq/fi/1-… has the same question',
  ],
  'capitals in the name of a file': [
    copyFile(question, 'faq/fi/Uusi kysymys.md'),
    'Uusi kysymys.md: Write the name of the file in small letters',
  ],
  'another name of a file in one language': [
    sequence(copyFile(german, 'blog/de/1-tipps.md'), removeFile(german)),
    'blog/de/1-tipps.md: In other languages this text is 1-….md. Name this file like it',
  ],
  'another date in one language': [
    setField(german, 'date', '2026-11-01'),
    'Remark: content/blog/de/1-…, field date: It differs from the Dutch text. … write date: 20',
  ],
  'another encoding': [
    (texts) =>
      void texts.set(article, Buffer.from('---\ntitle: Créer\n---\n', 'latin1').toString()),
    'The file is not saved as UTF-8',
  ],
  'a line break of Word in a field': [
    setField(article, 'excerpt', 'Een\u000btwee'),
    'Line 4 has a sign that nobody sees, after “excerpt: Een”. Another program left it there. Delete',
  ],
  'a line break of a Mac': [
    appendText(article, 'Een\u2028regel'),
    'Line … has a sign that nobody sees, after “Een”. Another program left it there. Delete',
  ],
  'a bullet of Word': [
    appendText(article, '\uf0b7\tEen punt'),
    'Line … has a sign that nobody sees, at its beginning. Another program left it there. Delete',
  ],
  'a hidden ending of the file name': [
    copyFile(german, `${german}.txt`),
    'blog/de/1-….md.txt: A file here is not part of the site',
  ],
  'a folder of a language that the site does not have': [
    copyFile(question, 'faq/si/1-who.md'),
    'content/faq/si/1-…: A file here is not part of the site.… a language of nl, de, ',
  ],
  'a page without text': [
    (texts) => void texts.set('about/fi.md', '---\ntitle: Meistä\nlead: Lyhyesti.\n---\n'),
    'content/about/fi.md: There is no text after the fields. Write one below',
  ],
  'a link to a second path': [
    appendText(pathOf('blog', 'fi', 1), '[Meistä](/fi/about)'),
    '/fi/about is a second path of /fi/tietoa-meista. Write /fi/tietoa-meista.',
  ],
  'a wrong figure in a text to whose headings others link': [
    sequence(
      appendText(pathOf('blog', 'nl', 4), 'Dat kost {Rate}.'),
      appendText(article, '[Verder](/blog/4#x)'),
    ),
    'blog/nl/4-…, line …: {Rate} is not a figure that can be computed',
  ],
  'a link to a draft': [
    sequence(
      addArticle,
      replaceText('blog/nl/x.md', 'draft: false', 'draft: true'),
      appendText(article, `[Verder](/blog/${freeId})`),
    ),
    '/blog/… is still a draft. Write draft: false in it first',
  ],
  'a link to an article of a later day': [
    sequence(
      addArticle,
      setField('blog/nl/x.md', 'date', '9999-01-01'),
      appendText(article, `[Verder](/blog/${freeId})`),
    ),
    'blog/nl/1-… /blog/… is published on 9999-01-01, later than this text. Remove the link',
  ],
  'a link to an article that the language does not have': [
    sequence(addArticle, appendText(german, `[Weiter](/de/blog/${freeId})`)),
    '/de/blog/… is not written in Deutsch. Write that article, or remove the link.',
  ],
  'a legal page of a later day': [
    setField('legal/de/terms.md', 'date', '9999-01-01'),
    'legal/de/terms.md, field date: It is in the future, and legal pages are published at once',
  ],
  'a change on a later day': [
    replaceText(article, /^(date: .*)$(\nupdated: .*$)?/m, 'date: 2026-11-01\nupdated: 9999-01-01'),
    'field updated: It is in the future. Write the day of the last change.',
  ],
  // Not where the law allows every term of the slider.
  ...(maxTerm < termLimits.max && {
    'a loan that the law does not allow': [
      appendText(article, `Dat kost {payment ${defaultAmount} ${maxTerm + 1}}.`),
      `A loan of ${defaultAmount} euros may run ${maxTerm} months at most by law, and the text says`,
    ],
    'a table with a loan that the law does not allow': [
      appendText(article, `{table amount ${defaultAmount} terms ${termLimits.min} ${maxTerm + 1}}`),
      `A loan of ${defaultAmount} euros may run ${maxTerm} months at most`,
    ],
  }),
  'a rate that is typed': [
    appendText(german, `Der Zinssatz beträgt ${formatRate(nominalRate, 'de')}.`),
    'line …: …% is typed and may become wrong. Write {rate}, … or {percent …} if',
  ],
  'a paragraph in another language': [
    (texts) => appendText(pathOf('blog', 'fi', 1), findLongestParagraph(texts, german))(texts),
    'blog/fi/1-…, line …: This reads like Deutsch, and the file is in Suomi. Translate it.',
  ],
  'a field in another language': [
    (texts) =>
      setField(
        german,
        'excerpt',
        /^excerpt: (.*)$/m.exec(texts.get(article) ?? '')?.[1] ?? '',
      )(texts),
    'field excerpt: This reads like Nederlands, and the file is in Deutsch.',
  ],
  'a text of a few words': [
    replaceText('legal/nl/disclaimer.md', /---\n\n.*$/s, '---\n\n## Een\n\nKort.\n'),
    'legal/nl/disclaimer.md: The text has 2 words and needs at least 250',
  ],
  'a text that would never end': [
    (texts) => appendText(article, `${findLongestParagraph(texts, article)}\n\n`.repeat(60))(texts),
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
    replaceText('legal/de/terms.md', '## 2. ', '## '),
    'legal/de/terms.md, line …: People quote this page by the numbers … Write ## 2. ',
  ],
  'terms of fewer sections': [
    replaceText('legal/de/terms.md', /## 7\..*$/s, ''),
    'The page has 6 numbered sections and needs at least 7',
  ],
  'a privacy page that does not say how long': [
    replaceText('legal/fi/privacy.md', '{retention}', '30 päivää'),
    'This text must say how long data is kept: {retention}. Write it.',
  ],
  'an answer without the age': [
    replaceText(question, '18', 'täysi-ikäinen'),
    'faq/fi/1-…: This text must say from what age: 18. Write it.',
  ],
  'an answer with a longer number than the age': [
    replaceText(question, '18', '180'),
    'faq/fi/1-…: This text must say from what age: 18. Write it.',
  ],
  'an unknown category': [
    setField(german, 'category', 'Tips'),
    'blog/de/1-…, field category: There is no category Tips. Write one of …, ',
  ],
  'a number that is taken': [
    copyFile(article, 'blog/nl/twice.md'),
    `twice.md, field id: id 1 is taken by content/blog/nl/1-… Write id: ${freeId}, `,
  ],
  'the number of the not-found page': [
    sequence(
      copyFile(article, 'blog/nl/404-x.md'),
      replaceText('blog/nl/404-x.md', /^id: .*$/m, 'id: 404'),
    ),
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
    removeFile('legal/fi/terms.md'),
    'content/legal/fi/terms.md: This page is missing. Copy the file of another language',
  ],
  'a legal page that nobody knows': [
    copyFile('legal/nl/terms.md', 'legal/nl/no-such-page.md'),
    'legal/nl/no-such-page.md: There is no page for this file. Its name must be one of terms.md, ',
  ],
};

describe('the content', () => {
  it.each(Object.entries(wrongFields))('reports the field %s', async (line, message) => {
    const [name = ''] = line.split(':');
    const findings = await findingsAfter(
      replaceText(article, new RegExp(`^${name}: .*$`, 'm'), line),
    );
    expect(findings).toContainEqual(expect.stringMatching(messagePattern(message)));
  });

  it.each(Object.entries(findingCases))('reports %s', async (_, [change, message]) => {
    const findings = await findingsAfter(change);
    expect(findings).toContainEqual(expect.stringMatching(messagePattern(message)));
    expect(findings.join('\n')).not.toContain('undefined');
  });

  it('reports all findings of a file at once', async () => {
    const findings = await findingsAfter(
      sequence(
        replaceText(article, /^title: .*\n/m, ''),
        appendText(article, '<script>alert(1)</script>'),
        setField(german, 'category', 'Tips'),
        removeFile('legal/fi/terms.md'),
      ),
    );
    for (const message of ['It is missing', 'HTML such as', 'no category Tips', 'page is missing'])
      expect(findings).toContainEqual(expect.stringContaining(message));
    const problems = findings.map((message) => ({ file: 'content/x.md', message }));
    expect(formatContentFindings(problems)).toContain(
      `\n\n${problems.length} findings to correct. docs/`,
    );
  });

  it.each([
    ['a conflict of two versions', replaceText(article, /^---$/m, '<<<<<<< HEAD\n---')],
    ['another encoding', replaceText(article, 'title: ', 'title: \uFFFD')],
    ['a date in words', setField(article, 'date', '20 november 2026')],
    ['a legal page without a date', replaceText('legal/de/terms.md', /^date: .*\n/m, '')],
    [
      'a change of an article without a date',
      replaceText(article, /^date: .*$(\nupdated: .*$)?/m, 'updated: 2026-11-01'),
    ],
  ])('has one finding for %s', async (_, change) => {
    const findings = await findingsAfter(change);
    expect(findings.filter((finding) => !finding.startsWith('Remark: '))).toHaveLength(1);
  });

  it('merges findings with one remedy', () => {
    const message = 'There is no page /blog/3. Write /blog/7.';
    const twice = ['a', 'b'].map((name) => ({ file: `content/${name}.md`, line: 3, message }));
    expect(formatContentFindings(twice)).toMatch(
      /^content\/a\.md, line 3,\ncontent\/b\.md, line 3: There .*7\.\n\nOne finding to correct/,
    );
  });

  it('accepts a byte order mark with CRLF', async () => {
    const findings = await findingsAfter((texts) => {
      for (const path of [article, german])
        texts.set(path, `\uFEFF${texts.get(path)?.replaceAll('\n', '\r\n')}`);
    });
    expect(findings).toEqual(await findingsAfter(() => undefined));
  });
});
