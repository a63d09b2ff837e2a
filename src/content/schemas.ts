/** The fields at the top of each kind of text, for the build and for `npm run check:content`. */
import * as z from 'zod/mini';
import { booleanField, dateField, integerField, untrimmedText } from '../helpers/node/data-file.ts';
import { isoDay } from '../i18n/format.ts';

/** Undoes YAML's conversion of texts that look like dates. */
const undated = (value: unknown) => (value instanceof Date ? isoDay(value) : value);

const trimmedText = z.pipe(
  z.transform(undated),
  untrimmedText().check(z.trim(), z.minLength(1, 'is empty')),
);

const date = z.pipe(
  z.transform(undated),
  z.pipe(
    // In years before 100, Astro adds 1900.
    dateField().check(z.refine((day) => day >= '2000', 'is before the year 2000')),
    z.transform((day) => new Date(day)),
  ),
);

/** Schemas by folder. Their messages are ends of a sentence about the field. */
export const contentSchemas = {
  blog: z.strictObject({
    /** Last part of the path, the same in every language. */
    id: integerField(),
    title: trimmedText,
    excerpt: trimmedText,
    category: trimmedText,
    date,
    /** Day of the last change of what the text says. */
    updated: z.optional(date),
    /** In minutes. */
    readTime: integerField(),
    author: trimmedText,
    /** Path of the picture from this file. */
    image: trimmedText,
    imageAlt: trimmedText,
    draft: booleanField(),
  }),
  legal: z.strictObject({ title: trimmedText, date }),
  about: z.strictObject({ title: trimmedText, lead: trimmedText }),
  faq: z.strictObject({
    /** Position among the questions, the same in every language. */
    order: integerField(),
    question: trimmedText,
    /** The page that answers it. */
    page: z._default(z.enum(['home', 'contact'], { error: 'must be home or contact' }), 'home'),
    draft: booleanField(),
  }),
} satisfies Record<string, z.ZodMiniType>;

/** A folder of `content/`. */
export type Collection = keyof typeof contentSchemas;
