/** Facts that a borrower must know stay in their places: the check names a text that loses one. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { allCatalogues } from '../../src/content/catalogues.ts';
import {
  checkFacts,
  type Fact,
  factsFile,
  factsIn,
  type Place,
} from '../../src/content/check/facts.ts';
import { problemLine } from '../../src/content/problem.ts';
import { contentFolder, readContent, readContentFile } from '../../src/content/read.ts';
import { siteLanguages } from '../../src/i18n/languages.ts';

const catalogues = await allCatalogues();

const text = `---
title: Voorwaarden
date: 2026-11-22
---

Vooraf.

## 5. Bedrag en kosten

Hoogstens {law early-fee}, **binnen 14 dagen**, zegt de wet.

### Herroepen

Terug\u00adbetalen in 30\u00a0dagen.

## 6. Klachten

Iets anders.
`;

const path = 'legal/nl/terms.md';
const file = `content/${path}`;
const heading = '5. Bedrag en kosten';
const words = 'binnen 14 dagen, zegt';

function factAt(place: Place): Fact {
  return {
    fact: 'withdrawal',
    says: 'One may withdraw.',
    source: 'The law',
    places: { nl: [place] },
  };
}

/** Messages about this text. */
function faultsWith(place: Place, typed = text): string[] {
  return checkFacts([factAt(place)], [readContentFile(path, typed)], catalogues).map(problemLine);
}

describe('a fact', () => {
  it.each<[string, Place]>([
    ['under a heading', { file, heading, words }],
    ['under a heading below that', { file, heading, words: 'terugbetalen in 30 dagen' }],
    ['anywhere in a text', { file, words: 'Iets anders' }],
    ['around a figure', { file, heading, words: 'Hoogstens {law early-fee}, binnen' }],
    ['in a catalogue', { file: 'src/i18n/messages/wizard/nl.ts', key: 'close', words: 'sluiten' }],
  ])('may stand %s', (_, place) => {
    expect(faultsWith(place)).toEqual([]);
  });

  it.each<[string, Place, string | undefined, RegExp]>([
    [
      'whose words are gone',
      { file, heading, words },
      text.replace('14', '30'),
      /^content\/legal\/nl\/terms\.md: The fact withdrawal \(One may withdraw\.\) is not found in Nederlands: the text does not say “binnen 14 dagen, zegt” under “5\. Bedrag en kosten”\. State it there again, or change the place or the words in content\/borrower-facts\.yaml\.$/,
    ],
    [
      'that stands under another heading',
      { file, heading, words: 'iets anders' },
      undefined,
      /does not say “iets anders”/,
    ],
    [
      'whose heading is gone',
      { file, heading: '5. Kosten', words },
      undefined,
      /there is no heading “5\. Kosten”/,
    ],
    [
      'of which only a part of a word is there',
      { file, words: 'ets anders' },
      undefined,
      /does not say “ets anders”/,
    ],
    [
      'whose file is gone',
      { file: 'content/legal/nl/x.md', words },
      undefined,
      /there is no file content\/legal\/nl\/x\.md/,
    ],
    ['in a draft', { file, words }, text.replace('title:', 'draft: true\ntitle:'), /is a draft/],
    [
      'whose key is gone',
      { file: 'src/i18n/messages/wizard/nl.ts', key: 'closed', words: 'sluiten' },
      undefined,
      /^src\/i18n\/messages\/wizard\/nl\.ts, closed: .*there is no text closed/,
    ],
    [
      'that a catalogue says no more',
      { file: 'src/i18n/messages/wizard/nl.ts', key: 'close', words: 'openen' },
      undefined,
      /the text does not say “openen”/,
    ],
  ])('%s is named', (_, place, typed, said) => {
    expect(faultsWith(place, typed)).toEqual([expect.stringMatching(said)]);
  });

  it('in another language’s file is named', () => {
    const german = { ...factAt({ file, words }), places: { de: [{ file, words }] } };
    const faults = checkFacts([german], [readContentFile(path, text)], catalogues);
    expect(faults.map(problemLine)).toEqual([expect.stringContaining('is in Nederlands')]);
  });
});

describe('the list of facts', () => {
  let content = '';

  beforeEach(() => {
    content = mkdtempSync(join(tmpdir(), 'facts-'));
  });

  afterEach(() => rmSync(content, { recursive: true }));

  const written = (list: unknown) => {
    writeFileSync(join(content, factsFile), stringify(list));
    return factsIn(content).problems.map(problemLine);
  };
  const everywhere = Object.fromEntries(
    siteLanguages.map((language) => [language, [{ file, words }]]),
  );
  const entry = { fact: 'withdrawal', says: 'x', source: 'y', places: everywhere };

  it('is taken when every fact has a place in every language that has one', () => {
    expect(written([entry, { ...entry, fact: 'refusal' }])).toEqual([]);
  });

  it('is refused where a fact lacks a language, words or a name of its own', () => {
    const { nl, ...others } = everywhere;
    expect(written([entry, { ...entry, fact: 'refusal', places: others }])).toEqual([
      'content/borrower-facts.yaml: refusal has no place in Nederlands. Write one.',
    ]);
    expect(written([{ ...entry, places: { nl: [{ file }] } }])).toEqual([
      expect.stringMatching(/^content\/borrower-facts\.yaml: Entry 1, places\.nl\.0\.words: /),
    ]);
    expect(written([entry, entry])).toEqual([
      'content/borrower-facts.yaml: withdrawal is there twice. Remove one.',
    ]);
    expect(nl).toHaveLength(1);
  });

  it('is missed when it is gone', () => {
    expect(factsIn(content).problems.map(problemLine)).toEqual([
      expect.stringContaining('content/borrower-facts.yaml: This list is missing'),
    ]);
  });

  it('has twenty facts, each said in every language', () => {
    const { facts, problems } = factsIn(contentFolder);
    expect(problems).toEqual([]);
    expect(facts).toHaveLength(20);
    expect(Object.keys(facts[0]?.places ?? {}).length).toBeGreaterThan(1);
    expect(checkFacts(facts, readContent(contentFolder), catalogues).map(problemLine)).toEqual([]);
  });
});
