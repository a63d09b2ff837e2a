/** The editing surface knows the same fields, languages and files as everything else. */
import type { Field } from '@sveltia/cms';
import { describe, expect, it } from 'vitest';
import { contentFolder, readContent } from '../../src/build/content/read.ts';
import { editingConfiguration } from '../../src/build/editing/configuration.ts';
import { fromFile, toFile } from '../../src/build/editing/file-format.ts';
import { type Collection, contentSchemas } from '../../src/content.schemas.ts';
import { siteLanguages } from '../../src/i18n/languages.ts';

const configuration = editingConfiguration(contentFolder);

/** Fields of every place where a collection keeps some. */
const fieldsOf: Record<string, Field[][]> = Object.fromEntries(
  (configuration.collections ?? []).map((collection) => {
    if ('files' in collection)
      return [collection.name, collection.files.map((file) => file.fields)];
    return [collection.name, 'fields' in collection ? [collection.fields] : []];
  }),
);

describe('the editing surface', () => {
  it('has every collection', () => {
    expect(Object.keys(fieldsOf).toSorted()).toEqual(Object.keys(contentSchemas).toSorted());
  });

  it.each(Object.keys(contentSchemas) as Collection[])(
    'has the fields of %s, then the text',
    (name) => {
      expect(fieldsOf[name]).not.toEqual([]);
      for (const fields of fieldsOf[name] ?? []) {
        expect(fields.map((field) => field.name)).toEqual([
          ...Object.keys(contentSchemas[name].shape),
          'body',
        ]);
      }
    },
  );

  it('has the languages of the site, the original first', () => {
    expect(configuration.i18n?.locales).toEqual(siteLanguages);
  });

  it('offers every category that an article has', () => {
    const category = fieldsOf.blog?.[0]?.find(({ name }) => name === 'category');
    const options = category && 'options' in category ? category.options : [];
    const used = readContent(contentFolder).flatMap(({ fields }) => fields?.category ?? []);
    expect(used).not.toEqual([]);
    expect(options).toEqual(
      expect.arrayContaining(used.map((value) => expect.objectContaining({ value }))),
    );
  });
});

/** Files as `npm run new article` and our editors write them. */
const typed = {
  'an article': `---
id: 4
title: "Lenen: goed voorbereid"
excerpt: Wat u beter vooraf weet, en wat u ’s avonds op uw telefoon kunt uitrekenen zonder iets te typen.
date: 2026-12-01
image: ../pictures/phone.svg
---

Een alinea met een [link](/contact) en **woorden**.

## Een kop

- een
- twee

{table amount 10000 terms 12 24}
`,
  'a title that may be broken':
    '---\ntitle: "Haftungs\\u00ADausschluss"\ndate: 2026-11-20\n---\n\nText.\n',
  'a draft': '---\ntitle: Half a text\ndraft: true\n---\n\nWords.\n',
};

describe('a file that is read and written unchanged', () => {
  it.each(Object.entries(typed))('stays what it is: %s', (_, text) => {
    expect(toFile(fromFile(text))).toBe(text);
  });

  it('says nothing of drafts when it is none any more', () => {
    expect(toFile({ ...fromFile(typed['a draft']), draft: false })).toBe(
      '---\ntitle: Half a text\n---\n\nWords.\n',
    );
  });
});
