/** What editors write, one folder per collection and language. */
import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { type Collection, contentSchemas } from './content.schemas.ts';

/** The file's own path is the id: Astro would put it in lower case and take out what it does not know. */
const markdown = (collection: Collection) =>
  glob({
    base: `./content/${collection}`,
    pattern: '**/*.md',
    generateId: ({ entry }) => entry.replace(/\.md$/, ''),
  });

export const collections = {
  blog: defineCollection({
    loader: markdown('blog'),
    schema: ({ image }) => contentSchemas.blog.extend({ image: image() }),
  }),
  legal: defineCollection({ loader: markdown('legal'), schema: contentSchemas.legal }),
  about: defineCollection({ loader: markdown('about'), schema: contentSchemas.about }),
  faq: defineCollection({ loader: markdown('faq'), schema: contentSchemas.faq }),
};
