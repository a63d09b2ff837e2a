/** The editing surface knows the same fields, languages and files as everything else. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Field } from '@sveltia/cms';
import { describe, expect, it } from 'vitest';
import { readContent } from '../../src/build/content/read.ts';
import { editingConfiguration } from '../../src/build/editing/configuration.ts';
import { fromFile, toFile } from '../../src/build/editing/file-format.ts';
import { type Collection, contentSchemas } from '../../src/content.schemas.ts';
import { siteLanguages } from '../../src/i18n/languages.ts';

const content = fileURLToPath(new URL('../../content', import.meta.url));
const configuration = editingConfiguration(content);
const files = readContent(content);

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
    const used = files.flatMap(({ fields }) => fields?.category ?? []);
    expect(used).not.toEqual([]);
    expect(options).toEqual(
      expect.arrayContaining(used.map((value) => expect.objectContaining({ value }))),
    );
  });
});

describe('a file that is read and written unchanged', () => {
  it.each(files.map(({ path }) => path))('stays what it is: %s', (path) => {
    const before = readFileSync(join(content, path), 'utf8');
    expect(toFile(fromFile(before))).toBe(before);
  });

  it('stays a draft if it is one, and says nothing of drafts if it is none', () => {
    const draft = '---\ntitle: Half a text\ndraft: true\n---\n\nWords.\n';
    expect(toFile(fromFile(draft))).toBe(draft);
    expect(toFile({ ...fromFile(draft), draft: false })).toBe(
      '---\ntitle: Half a text\n---\n\nWords.\n',
    );
  });
});
