/** What editors write, one folder per collection and language, and what each file must say at its top. */

import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

/** The file's own path is the id: Astro would put it in lower case and take out what it does not know. */
const markdown = (collection: string) =>
  glob({
    base: `./content/${collection}`,
    pattern: '**/*.md',
    generateId: ({ entry }) => entry.replace(/\.md$/, ''),
  });

const text = z.string().trim().min(1, 'must not be empty');
const date = z.coerce.date({ error: 'must be a date such as 2026-11-20' });

export const collections = {
  blog: defineCollection({
    loader: markdown('blog'),
    schema: ({ image }) =>
      z.object({
        /** The last part of the article's address, the same in every language. */
        id: z.number().int().positive(),
        title: text,
        excerpt: text,
        category: text,
        date,
        /** In minutes. */
        readTime: z.number().int().positive(),
        author: text,
        image: image(),
        imageAlt: text,
      }),
  }),
  legal: defineCollection({
    loader: markdown('legal'),
    schema: z.object({ title: text, date }),
  }),
  about: defineCollection({
    loader: markdown('about'),
    schema: z.object({ title: text, lead: text }),
  }),
  faq: defineCollection({
    loader: markdown('faq'),
    schema: z.object({ order: z.number().int().positive(), question: text }),
  }),
};
