/**
 * What the editing surface at `/admin` shows, and where it writes: the files of `content/`, as they are. The fields are
 * those of `src/content.schemas.ts`, and a test holds them to it.
 */
import type { CmsConfig, Collection, CollectionFile, Field } from '@sveltia/cms';
import { languages, siteLanguages } from '../../i18n/languages.ts';
import { legalPages } from '../../i18n/routes.ts';
import { categoriesIn } from '../content/categories.ts';
import { articleLengths } from '../content/check-fields.ts';
import { fileFormat } from './file-format.ts';

const body: Field = {
  name: 'body',
  label: 'Text',
  widget: 'richtext',
  i18n: true,
  // The pages take neither pictures nor code between the words.
  editor_components: [],
  // What has no button here would be saved as plain letters: everything that our texts hold must have one.
  buttons: [
    'bold',
    'italic',
    'code',
    'link',
    'heading-two',
    'heading-three',
    'bulleted-list',
    'numbered-list',
    'quote',
  ],
  hint: 'Never type a payment, an amount of interest or a rate: {payment 5000 12}, {total 5000 12}, {interest 5000 12}, {rate} and {apr} are computed, and so are {table amount 10000 terms 12 24 36} and {table term 36 amounts 5000 10000}, alone between two empty lines. Links begin with / and name the address as the browser shows it.',
};

const draft: Field = {
  name: 'draft',
  label: 'Draft',
  widget: 'boolean',
  required: false,
  i18n: 'duplicate',
  hint: 'On while it is being written: what is a draft is published in no language. Switch it on for everything new.',
};

const date = {
  name: 'date',
  label: 'Date',
  widget: 'datetime',
  type: 'date',
  format: 'YYYY-MM-DD',
} as const satisfies Field;

/** The tool's own format would quote otherwise than our files do, and so touch every language at every change. */
const markdown = { extension: 'md', format: fileFormat };

/** A new text begins in the original's language; the others are switched on one by one. */
const translated = { initial_locales: 'default' as const };

/** @param content path of the folder `content` */
export function editingConfiguration(content: string): CmsConfig {
  return {
    app_title: 'Texts of the site',
    // Nobody's: the tool asks for one, though it works on the copy at hand. See docs/decisions/13-editing-surface.md.
    backend: {
      name: 'gitea',
      repo: 'editors/site',
      base_url: 'https://git.example',
      api_root: 'https://git.example/api/v1',
      auth_methods: ['token'],
    },
    // Demanded, and used by nothing. Not the folder of the articles, which would lose the path that they use.
    media_folder: 'content/pictures',
    // No pictures from services that offer them.
    media_libraries: { stock_assets: false },
    show_preview_links: false,
    editor: { preview: false },
    slug: { encoding: 'ascii', clean_accents: true },
    i18n: { structure: 'multiple_folders', locales: [...siteLanguages] },
    collections: [articles(content), questions, legal, about],
  };
}

function articles(content: string): Collection {
  const { title, excerpt } = articleLengths;
  return {
    name: 'blog',
    label: 'Articles',
    label_singular: 'Article',
    folder: 'content/blog',
    media_folder: '/content/blog/pictures',
    public_folder: '../pictures',
    ...markdown,
    i18n: translated,
    slug: '{{fields.id}}-{{title}}',
    summary: '{{id}}. {{title}}',
    sortable_fields: ['id', 'title', 'date'],
    fields: [
      {
        name: 'id',
        label: 'Number',
        widget: 'number',
        value_type: 'int',
        min: 1,
        i18n: 'duplicate',
        hint: 'The last part of the address: for a new article the next number that is free. Never changed afterwards.',
      },
      {
        name: 'title',
        label: 'Title',
        widget: 'string',
        i18n: true,
        maxlength: title.max,
        hint: `At most ${title.max} characters.`,
      },
      {
        name: 'excerpt',
        label: 'Excerpt',
        widget: 'text',
        i18n: true,
        minlength: excerpt.min,
        maxlength: excerpt.max,
        hint: `${excerpt.min} to ${excerpt.max} characters, for lists and search engines.`,
      },
      {
        name: 'category',
        label: 'Category',
        widget: 'select',
        i18n: true,
        options: categoryOptions(content),
        hint: 'The name in the language of the text.',
      },
      { ...date, i18n: 'duplicate' },
      {
        name: 'readTime',
        label: 'Minutes to read',
        widget: 'number',
        value_type: 'int',
        min: 1,
        i18n: 'duplicate',
        hint: 'It must fit the length of the text.',
      },
      { name: 'author', label: 'Author', widget: 'string', i18n: true },
      {
        name: 'image',
        label: 'Picture',
        widget: 'image',
        i18n: 'duplicate',
        // Share images are made from drawings only.
        accept: 'image/svg+xml',
        choose_url: false,
      },
      { name: 'imageAlt', label: 'What the picture shows', widget: 'string', i18n: true },
      draft,
      body,
    ],
  };
}

const questions: Collection = {
  name: 'faq',
  label: 'Questions',
  label_singular: 'Question',
  folder: 'content/faq',
  ...markdown,
  i18n: translated,
  identifier_field: 'question',
  slug: '{{fields.order}}-{{question}}',
  summary: '{{order}}. {{question}}',
  sortable_fields: ['order', 'question'],
  fields: [
    {
      name: 'order',
      label: 'Place',
      widget: 'number',
      value_type: 'int',
      min: 1,
      i18n: 'duplicate',
      hint: 'Its place among the questions of the page.',
    },
    { name: 'question', label: 'Question', widget: 'string', i18n: true },
    draft,
    body,
  ],
};

const legal: Collection = {
  name: 'legal',
  label: 'Legal pages',
  ...markdown,
  i18n: true,
  files: legalPages.map(
    (page): CollectionFile => ({
      name: page,
      label: page.replace(/^./, (first) => first.toUpperCase()),
      file: `content/legal/{{locale}}/${page}.md`,
      i18n: true,
      // A language may get a new version alone, when only its translation was wrong.
      fields: [
        { name: 'title', label: 'Title', widget: 'string', i18n: true },
        { ...date, i18n: true, hint: 'Of this version, in this language.' },
        body,
      ],
    }),
  ),
};

const about: Collection = {
  name: 'about',
  label: 'About us',
  ...markdown,
  i18n: true,
  files: [
    {
      name: 'about',
      label: 'About us',
      file: 'content/about/{{locale}}.md',
      i18n: true,
      fields: [
        { name: 'title', label: 'Title', widget: 'string', i18n: true },
        {
          name: 'lead',
          label: 'Lead',
          widget: 'text',
          i18n: true,
          hint: 'One sentence beneath the title.',
        },
        body,
      ],
    },
  ],
};

/** One list for all languages, as the tool cannot keep one for each: every name with the languages that it belongs to. */
function categoryOptions(content: string): { label: string; value: string }[] {
  const { categories } = categoriesIn(content);
  const named = new Map<string, string[]>();
  for (const category of categories) {
    for (const language of siteLanguages) {
      const name = category[language];
      named.set(name, [...(named.get(name) ?? []), languages[language].label]);
    }
  }
  return [...named].map(([value, spoken]) => ({ value, label: `${value} (${spoken.join(', ')})` }));
}
