/**
 * Reads editors' YAML files, and has the parts of their schemas. Not for browsers: pages get values
 * and types alone.
 */
import {
  type Document,
  isScalar,
  LineCounter,
  parseDocument,
  type Scalar,
  visit,
  type YAMLMap,
  YAMLParseError,
  type YAMLSeq,
} from 'yaml';
import * as z from 'zod/mini';

/** The message about a field that is missing, or has another problem. */
const missingOr =
  (problem: string) =>
  ({ input }: { input?: unknown }) =>
    input === undefined ? 'is missing' : problem;

/** Messages of these schemas are ends of a sentence about the field. */
export const untrimmedText = () =>
  z.string({ error: missingOr('is not a text; put it between "double quotes"') });

/** @param max in characters */
export const textField = (max = 80) =>
  untrimmedText().check(
    z.minLength(1, 'is empty'),
    z.maxLength(max, `is longer than ${max} characters`),
    z.refine((typed) => typed === typed.trim(), 'begins or ends with a space'),
  );

export const textLike = (pattern: RegExp, problem: string) =>
  z.string({ error: missingOr(problem) }).check(z.regex(pattern, problem));

export const integerField = (max = Number.MAX_SAFE_INTEGER) =>
  z
    .int({ error: missingOr('is not a whole number') })
    .check(z.positive('is not above zero'), z.maximum(max, `is more than ${max}`));

export const dateField = () =>
  z.iso.date({ error: missingOr('is not a date, which is written year-month-day'), abort: true });

export const emailAddress = () => z.email({ error: missingOr('is no email address') });

export const booleanField = () => z.boolean({ error: missingOr('is neither true nor false') });

export const textListField = () => z.array(textField(), { error: missingOr('is not a list') });

export const fieldGroup = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, { error: missingOr('has no fields below it') });

/**
 * A group of optional fields. Where none is filled in, it may be missing: the forms leave it out.
 */
export const optionalFieldGroup = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.pipe(
    z.transform((value: unknown) => value ?? {}),
    fieldGroup(shape),
  );

/** What is wrong with a file, in sentences for the editor. */
export interface DataFinding {
  /** Such as `survey.date`. */
  field?: string;
  message: string;
}

export const encodingHint =
  'The file is not saved as UTF-8, so its letters cannot be read. Save it with the encoding UTF-8.';

/** Characters that YAML forbids or that show as a box, such as a line break or a bullet of Word. */
const unseenSign = /[^\P{Cc}\t\n\r\u0085]|[\p{Zl}\p{Zp}\p{Co}]|\p{Noncharacter_Code_Point}/u;

/**
 * The message about another encoding, a sign that another program left, or a merge that Git or an
 * editor left unfinished.
 */
export function findDamage(source: string): string | undefined {
  if (/[\uFFFD\0]/.test(source)) return encodingHint;
  const unseen = source.search(unseenSign);
  if (unseen >= 0) {
    const lines = source.slice(0, unseen).split('\n');
    const words = lines.at(-1)?.slice(-20);
    return `Line ${lines.length} has a sign that nobody sees, ${words ? `after “${words}”` : 'at its beginning'}. Another program left it there. Delete it, and type what shall be there.`;
  }
  const line = source.split('\n').findIndex((typed) => /^(<{7}|\|{7}|>{7})( |$)/.test(typed)) + 1;
  return line > 0
    ? `Line ${line} is of a conflict of two versions. Keep one of them, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.`
    : undefined;
}

/**
 * Aliases, which the files do not need, and comments behind a text count as mistakes, too: the
 * library reports a wrong alias on use only, and leaves out the rest of the text.
 * @returns the document and the first mistake, if there is one; `line` and `position` count from 0
 */
export function parseYaml(source: string): {
  document: Document.Parsed;
  syntaxError?: { code: string; line: number; position: number };
} {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter });
  visit(document, {
    Alias: (_, { range }) =>
      void document.errors.push(
        new YAMLParseError([range?.[0] ?? 0, range?.[1] ?? 0], 'BAD_ALIAS', 'alias'),
      ),
  });
  const [error] = [...document.errors, ...document.warnings];
  const position = error ? error.pos[0] : findComment(document, source);
  if (position === undefined) return { document };
  const line = lineCounter.linePos(position).line - 1;
  return { document, syntaxError: { code: error?.code ?? 'COMMENT', line, position } };
}

/** Where the first comment behind a text begins. */
function findComment(document: Document.Parsed, source: string): number | undefined {
  let position: number | undefined;
  visit(document, {
    Value: (_, value) => {
      if (!hasComment(value, source)) return undefined;
      position = value.range?.[1] ?? 0;
      return visit.BREAK;
    },
  });
  return position;
}

/** Whether a comment ends the text of a field, also of several lines or in a list. */
function hasComment(value: Scalar | YAMLMap | YAMLSeq, source: string): boolean {
  const isUnquoted = isScalar(value) ? value.type === 'PLAIN' && value.source !== '' : value.flow;
  return isUnquoted === true && /^[ \t]+#/.test(source.slice(value.range?.[1]));
}

/** @param adviceOn what to write in a field that is wrong */
export function parseData<Schema extends z.ZodMiniType>(
  source: string,
  schema: Schema,
  adviceOn: (path: readonly string[]) => string,
): { data: z.output<Schema> } | { findings: DataFinding[] } {
  const { document, syntaxError } = parseYaml(source.replace(/^\uFEFF/, ''));
  if (syntaxError) {
    const line = syntaxError.line + 1;
    const message =
      syntaxError.code === 'DUPLICATE_KEY'
        ? `Line ${line} names a field that is already there. Write every field once.`
        : `Line ${line} cannot be read. Write a field as its name, a colon, a space and its text, and fields below another with two spaces more. Put a text that contains a colon, # or ' between "double quotes".`;
    return { findings: [{ message }] };
  }
  const result = schema.safeParse(document.toJS());
  if (result.success) return { data: result.data };
  return {
    findings: result.error.issues.flatMap((issue): DataFinding[] => {
      const path = issue.path.map(String);
      return issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => ({
            field: [...path, key].join('.'),
            message: 'There is no such field here. Correct its name, or remove it.',
          }))
        : [
            {
              ...(path.length > 0 && { field: path.join('.') }),
              message: `It ${issue.message}. ${issue.code === 'too_big' && issue.origin === 'string' ? 'Write it shorter.' : adviceOn(path)}`,
            },
          ];
    }),
  };
}
