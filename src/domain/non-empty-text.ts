import * as z from 'zod/mini';
import { cleanEmail, cleanText } from './clean-text.ts';

const text = z.string({ error: (issue) => (issue.input === undefined ? 'missing' : 'not_text') });

/** A text that is not empty; stored cleaned. Error codes: `missing`, `not_text`. */
export const nonEmptyText = text.check(z.overwrite(cleanText), z.minLength(1, 'missing'));

/** The same for an email, whose form is not checked. */
export const nonEmptyEmail = text.check(z.overwrite(cleanEmail), z.minLength(1, 'missing'));
