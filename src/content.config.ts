/**
 * What editors write, one folder per collection and language. Drafts and articles of a later day
 * have pages in development only.
 */
import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import * as z from 'zod/mini';
import { homeSchema } from './content/home-schema.ts';
import { publishedEntries } from './content/read-content.ts';
import { type Collection, contentSchemas } from './content/schemas.ts';

const published = publishedEntries();

/** The file's own path is the id. Astro's own ids are in lower case and lack some characters. */
const markdown = (collection: Collection) =>
  glob({
    base: `./content/${collection}`,
    pattern: import.meta.env.DEV
      ? '**/*.md'
      : published
          .filter((file) => file.collection === collection)
          .map(({ path }) => path.replace(`${collection}/`, '')),
    generateId: ({ entry }) => entry.replace(/\.md$/, ''),
  });

export const collections = {
  blog: defineCollection({
    loader: markdown('blog'),
    schema: ({ image }) => z.extend(contentSchemas.blog, { image: image() }),
  }),
  legal: defineCollection({ loader: markdown('legal'), schema: contentSchemas.legal }),
  about: defineCollection({ loader: markdown('about'), schema: contentSchemas.about }),
  faq: defineCollection({ loader: markdown('faq'), schema: contentSchemas.faq }),
  home: defineCollection({
    loader: glob({ base: './content/home', pattern: '*.yaml' }),
    schema: homeSchema,
  }),
};
