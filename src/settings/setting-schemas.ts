/** Schemas for the settings of build and service, which are texts of the environment. */
import * as z from 'zod/mini';

/** Reads the text of a setting. @returns undefined when it is wrong */
export type Parse<Value> = (text: string) => Value | undefined;

/** A setting that may be left out, and is then read as a default text. */
export function settingWithDefault<Value>(defaultText: string, parse: Parse<Value>, hint: string) {
  return z.prefault(parsed(parse, hint), defaultText);
}

/** A setting that may be left out, and is then undefined. */
export function optionalSetting<Value>(parse: Parse<Value>, hint: string) {
  return z.optional(parsed(parse, hint));
}

/** A text that `parse` reads. Where it gives undefined, the hint says what to write. */
function parsed<Value>(parse: Parse<Value>, hint: string) {
  return z.pipe(
    z.string(),
    z.transform((input: string, { issues }) => {
      const value = parse(input);
      if (value !== undefined) return value;
      issues.push({ code: 'custom', message: hint, input });
      return z.NEVER;
    }),
  );
}

/** Takes a text as it is, if it is valid. */
export function textIf(isValid: (text: string) => boolean): Parse<string> {
  return (text) => (isValid(text) ? text : undefined);
}

/** The first wrong setting, its value unless it is secret, and what to write. */
export function describeWrongSetting(
  { issues }: z.core.$ZodError,
  environment: Readonly<Record<string, string | undefined>>,
  secrets: readonly string[] = [],
): string {
  const [issue] = issues;
  const name = String(issue?.path[0]);
  const value = secrets.includes(name) ? 'wrong' : JSON.stringify(environment[name]);
  return `${name} is ${value}: write ${issue?.message}`;
}
