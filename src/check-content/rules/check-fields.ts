import type { ContentFile } from '../../content/read-content.ts';
import { type Collection, contentSchemas } from '../../content/schemas.ts';
import type { ContentFinding } from '../content-finding.ts';

const examples: Record<string, string> = {
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
};

interface Lengths {
  min: number;
  max: number;
}

/** Characters of a page's description. Search engines cut off longer ones. */
export const descriptionLength = { min: 70, max: 160 };

/** In characters. Search engines cut off longer titles. */
export const articleLengths = { title: { min: 1, max: 49 }, excerpt: descriptionLength };

const lengths: Record<string, Lengths> = articleLengths;

/** More characters do not fit into a line of an Open Graph image. */
const maxWordLength = 26;

/** Stands in each field that `npm run new article` leaves to the editor. */
export const unwrittenMark = '…';

export function checkFields(file: ContentFile, collection: Collection): ContentFinding[] {
  const location = { file: `content/${file.path}` };
  if (!file.fields) return [{ ...location, message: file.fieldsError ?? '' }];
  const schema = contentSchemas[collection];
  const known = Object.keys(schema.shape);
  const findings = (schema.safeParse(file.fields).error?.issues ?? []).flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((field) => ({
        ...location,
        field,
        message: `There is no such field here. Write one of ${known.join(', ')}, or remove the line.`,
      }));
    }
    const field = String(issue.path[0]);
    const message = `It ${issue.message}. Write, for example: ${field}: ${examples[field]}`;
    return [{ ...location, field, message }];
  });
  // A draft may be unfinished.
  return file.fields.draft === true
    ? findings
    : [...findings, ...valueFindings(file.fields, location, collection)];
}

function valueFindings(
  fields: Readonly<Record<string, unknown>>,
  location: { file: string },
  collection: Collection,
): ContentFinding[] {
  return Object.entries(fields).flatMap(([field, value]) => {
    if (value === unwrittenMark) {
      const message = `It is still ${unwrittenMark}. Write, for example: ${field}: ${examples[field]}`;
      return [{ ...location, field, message }];
    }
    if (typeof value !== 'string') return [];
    if (/[{}]/.test(value)) {
      const message = 'Figures are computed only in the text. Write this field without { and }.';
      return [{ ...location, field, message }];
    }
    if (collection !== 'blog') return [];
    const isDrawn = field === 'title' || field === 'category';
    const limits = lengths[field];
    const message = (isDrawn && ogImageFinding(value)) || (limits && lengthFinding(value, limits));
    return message ? [{ ...location, field, message }] : [];
  });
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
