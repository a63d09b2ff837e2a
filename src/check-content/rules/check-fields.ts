import { type ContentFile, isDraft } from '../../content/read-content.ts';
import { type Collection, contentSchemas } from '../../content/schemas.ts';
import { type ContentFinding, contentFinding } from '../content-finding.ts';

type FieldName = { [C in Collection]: keyof (typeof contentSchemas)[C]['shape'] }[Collection];

const examples: Readonly<Record<string, string>> = {
  id: '4',
  title: 'A short title',
  excerpt: 'One or two sentences for the list and for search engines.',
  category: 'one of content/blog/categories.yaml',
  date: '2026-11-20',
  updated: '2026-11-28',
  readTime: '5',
  author: 'who wrote it',
  image: '../pictures/phone.svg',
  imageAlt: 'What the picture shows',
  draft: 'false',
  lead: 'One sentence beneath the title.',
  order: '5',
  question: 'What would you like to know?',
  page: 'contact',
} satisfies Record<FieldName, string>;

type Fields = Readonly<Record<string, unknown>>;

interface Lengths {
  min: number;
  max: number;
}

/** Characters of a page's description. Search engines cut off longer ones. */
export const descriptionLength = { min: 70, max: 160 };

/** In characters. Search engines cut off longer titles. */
export const articleLengths = { title: { min: 1, max: 49 }, excerpt: descriptionLength };

/** More characters do not fit into a line of an Open Graph image. */
const maxWordLength = 26;

/** Stands in each field that `npm run new article` leaves to the editor. */
export const unwrittenMark = '…';

/** Bold and italic words, code, a link, a tag, a letter of HTML. */
const markup = /(\*|__|`)\S(.*\S)?\1|\]\(|<\/?[a-z][^<>]*>|&#?\w+;/i;

/** A field, and what to write. */
type FieldFinding = [field: string, message: string];

export function checkFields(file: ContentFile, collection: Collection): ContentFinding[] {
  const { fields, fieldsError = '' } = file;
  if (!fields) return [contentFinding(file, { message: fieldsError })];
  const findings = schemaFindings(fields, collection);
  // A draft may be unfinished.
  if (!isDraft(file)) findings.push(...valueFindings(fields, collection));
  return findings.map(([field, message]) => contentFinding(file, { field, message }));
}

function schemaFindings(fields: Fields, collection: Collection): FieldFinding[] {
  const schema = contentSchemas[collection];
  const known = Object.keys(schema.shape);
  return (schema.safeParse(fields).error?.issues ?? []).flatMap((issue): FieldFinding[] => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((field) => [
        field,
        `There is no such field here. Write one of ${known.join(', ')}, or remove the line.`,
      ]);
    const field = String(issue.path[0]);
    return [[field, `It ${issue.message}. Write, for example: ${field}: ${examples[field]}`]];
  });
}

function valueFindings(fields: Fields, collection: Collection): FieldFinding[] {
  const { shape } = contentSchemas[collection];
  return Object.entries(fields).flatMap(([field, value]): FieldFinding[] => {
    // An unknown field must go, whatever it holds.
    if (!Object.hasOwn(shape, field)) return [];
    const message = valueFinding(field, value, collection);
    return message ? [[field, message]] : [];
  });
}

function valueFinding(field: string, value: unknown, collection: Collection): string | undefined {
  if (value === unwrittenMark)
    return `It is still ${unwrittenMark}. Write, for example: ${field}: ${examples[field]}`;
  if (typeof value !== 'string') return undefined;
  if (/[{}]/.test(value))
    return 'Figures are computed only in the text. Write this field without { and }.';
  if (field !== 'image' && markup.test(value))
    return 'Signs of Markdown or HTML show here as they are typed. Write words alone.';
  if (collection !== 'blog') return undefined;
  const isDrawn = field === 'title' || field === 'category';
  const limits = field === 'title' || field === 'excerpt' ? articleLengths[field] : undefined;
  return (isDrawn && ogImageFinding(value)) || (limits && lengthFinding(value, limits));
}

export function lengthFinding(text: string, { min, max }: Lengths): string | undefined {
  const { length } = [...text];
  if (length >= min && length <= max) return undefined;
  return `It has ${length} characters and must have ${min} to ${max}. Write it ${length > max ? 'shorter' : 'longer'}.`;
}

/** Titles and categories must fit the Open Graph image, which has only the site's typeface. */
function ogImageFinding(text: string): string | undefined {
  const missingGlyph = /[^\p{Script=Latin}\p{M}\p{Nd}\p{P}\p{Zs}\p{Sc}+=<>|°²³]/u.exec(text)?.[0];
  if (missingGlyph)
    return `The typeface of the site has no ${missingGlyph}. Write this without it.`;
  const word = text.split(' ').find((part) => part.length > maxWordLength);
  if (!word) return undefined;
  return `${word} has ${word.length} characters and does not fit the Open Graph image. Write words of at most ${maxWordLength}.`;
}
