import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { createCheckContext } from '../../../src/check-content/check-context.ts';
import { formatContentFinding } from '../../../src/check-content/content-finding.ts';
import {
  checkBorrowerFacts,
  checkFactList,
} from '../../../src/check-content/rules/borrower-facts.ts';
import { dataFiles, readContentFile } from '../../../src/content/read-content.ts';
import { recordOf } from '../../../src/helpers/records.ts';
import { siteLanguages } from '../../../src/i18n/languages.ts';
import { makeTestFolder } from '../../support/vitest-folder.ts';

const text = `---
title: Voorwaarden
date: 2026-11-22
---

Vooraf.

## 5. Bedrag en kosten

Hoogstens {law early-fee}, binnen **14** dagen.

### Herroepen

Terug\u00adbetalen in 30\u00a0dagen.

## 6. Klachten

Iets anders.
`;

const heading = '5. Bedrag en kosten';

let contentFolder = '';

beforeEach(() => {
  contentFolder = makeTestFolder();
});

function writeFacts(list: unknown) {
  writeFileSync(join(contentFolder, dataFiles.borrowerFacts), stringify(list));
}

/** Messages about the Dutch terms, where the fact should stand. */
async function findingsFor(passage: string, below = heading, typed = text): Promise<string[]> {
  const fact = { says: 'One may withdraw.', source: 'The law', words: passage };
  writeFacts({ withdrawal: { ...fact, headings: { 'legal terms': { nl: below } } } });
  const file = readContentFile('legal/nl/terms.md', typed);
  const context = await createCheckContext(contentFolder, [file]);
  return Array.from(checkBorrowerFacts(context), formatContentFinding);
}

describe('a fact', () => {
  it.each([
    ['a figure', '{law early-fee}'],
    ['emphasised words', 'binnen 14 dagen'],
    ['capitals', 'hoogstens'],
    ['the beginning of a word', 'terugbet'],
    ['a section below', '30 dagen'],
  ])('is found by %s', async (_, passage) => {
    expect(await findingsFor(passage)).toEqual([]);
  });

  it.each([
    ['below another heading', 'iets anders'],
    ['in the middle of a word', 'betalen'],
    ['in a longer number', 'terugbetalen in 3'],
    ['with another figure', '{law early-fee-last-year}'],
  ])('is not found %s', async (_, passage) => {
    expect(await findingsFor(passage)).toEqual([
      `content/legal/nl/terms.md: “${passage}” is missing below the heading “${heading}”. Borrowers must find the fact withdrawal there: One may withdraw. Write it, or correct the heading or the words in content/borrower-facts.yaml.`,
    ]);
  });

  it.each<[string, ...Parameters<typeof findingsFor>, finding: RegExp]>([
    [
      'heading',
      ...(['dagen', '5. Kosten', text] as const),
      /^content\/legal\/nl\/terms\.md: There is no heading “5\. Kosten”\. .* the fact withdrawal/,
    ],
    [
      'text',
      ...(['dagen', heading, text.replace('title:', 'draft: true\ntitle:')] as const),
      /^content\/borrower-facts\.yaml: There is no published text legal terms in Nederlands\./,
    ],
  ])('is missed without its %s', async (_, passage, below, typed, finding) => {
    expect(await findingsFor(passage, below, typed)).toEqual([expect.stringMatching(finding)]);
  });
});

describe('the list of facts', () => {
  const findings = async () =>
    Array.from(checkFactList(await createCheckContext(contentFolder, [])), formatContentFinding);
  const findingsIn = (list: unknown) => {
    writeFacts(list);
    return findings();
  };
  const headings = recordOf(siteLanguages, () => heading);
  const fact = { says: 'x', source: 'y', words: 'z', headings: { 'legal terms': headings } };
  const { nl: _, ...others } = headings;

  it('accepts a language with every fact or none', async () => {
    const german = { ...fact, headings: { 'legal terms': { de: heading } } };
    expect(await findingsIn({ withdrawal: fact, refusal: fact })).toEqual([]);
    expect(await findingsIn({ withdrawal: german })).toEqual([]);
  });

  it.each([
    ['a heading', { ...fact, headings: { 'legal terms': others } }],
    ['words', { ...fact, words: others }],
  ])('rejects a fact without %s in a language', async (__, refusal) => {
    expect(await findingsIn({ withdrawal: fact, refusal })).toEqual([
      'content/borrower-facts.yaml: refusal has no heading or no words in Nederlands. Write both.',
    ]);
  });

  it('names the invalid entry', async () => {
    expect(await findingsIn({ withdrawal: { ...fact, source: '' } })).toEqual([
      expect.stringMatching(
        /^content\/borrower-facts\.yaml: The list cannot be read \(withdrawal, source, /,
      ),
    ]);
  });

  it('reports a missing file', async () => {
    expect(await findings()).toEqual([
      expect.stringContaining('content/borrower-facts.yaml: The list cannot be read'),
    ]);
  });
});
