import { isDraft } from '../../content/publication.ts';
import type { ContentEntry } from '../../content/read-content.ts';
import { type Collection, contentSchemas } from '../../content/schemas.ts';
import { articleLengths, type TextLimits } from '../../content/text-limits.ts';
import type { FileFinding } from '../content-finding.ts';
import { unwrittenMark } from '../create-article.ts';

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

/** More characters do not fit into a line of an Open Graph image. */
const maxWordLength = 26;

/** Bold and italic words, code, a link, a tag, a letter of HTML. */
const markup = /(\*|__|`)\S(.*\S)?\1|\]\(|<\/?[a-z][^<>]*>|&#?\w+;/i;

/** Checks the fields at the top of a text. */
export function* checkFields(file: ContentEntry): Generator<FileFinding> {
  const { collection, fields = {} } = file;
  const schema = contentSchemas[collection];
  const known = Object.keys(schema.shape);
  for (const issue of schema.safeParse(fields).error?.issues ?? [])
    for (const field of issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0])])
      yield {
        field,
        message:
          issue.code === 'unrecognized_keys'
            ? `There is no such field here. Write one of ${known.join(', ')}, or remove the line.`
            : `It ${issue.message}. Write, for example: ${field}: ${examples[field]}`,
      };
  // A draft may be unfinished.
  if (isDraft(file)) return;
  for (const [field, value] of Object.entries(fields)) {
    // An unknown field must go, whatever it holds.
    const message = known.includes(field) && valueMessage(field, value, collection);
    if (message) yield { field, message };
  }
}

function valueMessage(field: string, value: unknown, collection: Collection): string | undefined {
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
  return (isDrawn && ogImageMessage(value)) || (limits && lengthMessage(value, limits));
}

/** The message about a text that is too short or too long. */
export function lengthMessage(text: string, { min, max }: TextLimits): string | undefined {
  const { length } = [...text];
  if (length >= min && length <= max) return undefined;
  return `It has ${length} characters and must have ${min} to ${max}. Write it ${length > max ? 'shorter' : 'longer'}.`;
}

/** Titles and categories must fit the Open Graph image, which has only the site's typeface. */
function ogImageMessage(text: string): string | undefined {
  const missingGlyph = /[^\p{Script=Latin}\p{M}\p{Nd}\p{P}\p{Zs}\p{Sc}+=<>|°²³]/u.exec(text)?.[0];
  if (missingGlyph)
    return `The typeface of the site has no ${missingGlyph}. Write this without it.`;
  const word = text.split(' ').find((part) => part.length > maxWordLength);
  if (!word) return undefined;
  return `${word} has ${word.length} characters and does not fit the Open Graph image. Write words of at most ${maxWordLength}.`;
}
