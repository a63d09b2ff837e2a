/**
 * What each file of the editors must say at its top. Shared by the build, which draws pages from it, and by
 * `npm run check:content`, which explains in whole sentences what is wrong.
 */
import * as z from 'zod';

/** YAML may have made a date of what looks like one. */
const undated = (value: unknown) =>
  value instanceof Date ? value.toISOString().slice(0, 10) : value;

const text = z.preprocess(
  undated,
  z
    .string({ error: missingOr('text') })
    .trim()
    .min(1, 'empty'),
);
const wholeNumber = z.int({ error: missingOr('number') }).positive('number');

const date = z
  .preprocess(undated, z.iso.date({ error: missingOr('date') }))
  .transform((day) => new Date(day));

const draft = z.boolean({ error: 'draft' }).optional();

/** The schemas by the name of their folder. Their messages are codes; the check command says what they mean. */
export const contentSchemas = {
  blog: z.strictObject({
    /** The last part of the article's address, the same in every language. */
    id: wholeNumber,
    title: text,
    excerpt: text,
    category: text,
    date,
    /** In minutes. */
    readTime: wholeNumber,
    author: text,
    /** Path of the picture, from the file that names it. */
    image: text,
    imageAlt: text,
    /** Not published yet. */
    draft,
  }),
  legal: z.strictObject({ title: text, date }),
  about: z.strictObject({ title: text, lead: text }),
  faq: z.strictObject({
    /** Place among the questions of the page, the same in every language. */
    order: wholeNumber,
    question: text,
    draft,
  }),
} satisfies Record<string, z.ZodType>;

/** A folder of `content/`. */
export type Collection = keyof typeof contentSchemas;

function missingOr(code: string) {
  return ({ input }: { input?: unknown }) => (input === undefined ? 'missing' : code);
}
