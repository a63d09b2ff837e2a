import type { ContentFinding } from '../finding.ts';
import type { ContentFile } from '../read-content.ts';
import { type Collection, contentSchemas } from '../schemas.ts';

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

/** Characters of an article's fields. Search engines cut off longer ones. */
export const articleLengths = {
  title: { min: 1, max: 49 },
  excerpt: { min: 70, max: 160 },
};

const lengths: Record<string, Lengths> = articleLengths;

/** Characters of a word that fit into one line of an Open Graph image. */
const maxWordLength = 26;

/** Placeholder for the editor, from `npm run new article`. */
export const unwrittenMark = '…';

export function checkFields(file: ContentFile, collection: Collection): ContentFinding[] {
  const at = { file: `content/${file.path}` };
  if (!file.fields) return [{ ...at, message: file.broken ?? '' }];
  const schema = contentSchemas[collection];
  const known = Object.keys(schema.shape);
  const findings = (schema.safeParse(file.fields).error?.issues ?? []).flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((field) => ({
        ...at,
        field,
        message: `There is no such field here. Write one of ${known.join(', ')}, or remove the line.`,
      }));
    }
    const field = String(issue.path[0]);
    const message = `It ${issue.message}. Write, for example: ${field}: ${examples[field]}`;
    return [{ ...at, field, message }];
  });
  // A draft may be unfinished.
  return file.fields.draft === true
    ? findings
    : [...findings, ...checkWritten(file.fields, at, collection)];
}

function checkWritten(
  fields: Readonly<Record<string, unknown>>,
  at: { file: string },
  collection: Collection,
): ContentFinding[] {
  return Object.entries(fields).flatMap(([field, value]) => {
    if (value === unwrittenMark) {
      const message = `It is still ${unwrittenMark}. Write, for example: ${field}: ${examples[field]}`;
      return [{ ...at, field, message }];
    }
    if (typeof value !== 'string') return [];
    if (/[{}]/.test(value)) {
      const message = 'Figures are computed only in the text. Write this field without { and }.';
      return [{ ...at, field, message }];
    }
    const undrawable =
      collection === 'blog' && (field === 'title' || field === 'category') && checkDrawn(value);
    if (undrawable) return [{ ...at, field, message: undrawable }];
    const limits = collection === 'blog' ? lengths[field] : undefined;
    const message = limits && lengthFinding(value, limits);
    return message ? [{ ...at, field, message }] : [];
  });
}

export function lengthFinding(text: string, { min, max }: Lengths): string | undefined {
  const { length } = [...text];
  if (length >= min && length <= max) return undefined;
  return `It has ${length} characters and must have ${min} to ${max}. Write it ${length > max ? 'shorter' : 'longer'}.`;
}

/** Titles and categories must fit the Open Graph image, which has only the site's typeface. */
function checkDrawn(text: string): string | undefined {
  const strange = /[^\p{Script=Latin}\p{M}\p{Nd}\p{P}\p{Zs}\p{Sc}+=<>|°²³]/u.exec(text)?.[0];
  if (strange) return `The typeface of the site has no ${strange}. Write this without it.`;
  const word = text.split(' ').find((part) => part.length > maxWordLength);
  if (!word) return undefined;
  return `${word} has ${word.length} characters and does not fit the Open Graph image. Write words of at most ${maxWordLength}.`;
}
