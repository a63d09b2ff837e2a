import * as z from 'zod/mini';

/** A text that is not empty after trimming; stored trimmed. Error codes: `missing`, `not_text`. */
export const filledText = z
  .string({ error: (issue) => (issue.input === undefined ? 'missing' : 'not_text') })
  .check(z.trim(), z.minLength(1, 'missing'));
