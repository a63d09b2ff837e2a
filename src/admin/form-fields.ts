/** Fields of a form, from the schema of its file. */
import { parse } from 'yaml';
import * as z from 'zod/mini';

export interface FormField {
  name: string;
  label: string;
  [option: string]: unknown;
}

/** By name of a field, in YAML. Those of a group's fields are below its name. */
interface Examples {
  readonly [name: string]: string | Examples;
}

/** @param options of every field, such as `i18n` */
export function formFields(
  schema: z.ZodMiniObject,
  examples: Examples,
  options: Readonly<Record<string, unknown>>,
): FormField[] {
  return fieldsOf(z.toJSONSchema(schema), examples, options);
}

function fieldsOf(
  { properties = {}, required = [] }: z.core.JSONSchema.BaseSchema,
  examples: Examples,
  options: Readonly<Record<string, unknown>>,
): FormField[] {
  return Object.entries(properties).map(([name, property]) => {
    const field = typeof property === 'object' ? property : {};
    const example = examples[name];
    const hint = typeof example === 'string' && `Such as ${[parse(example)].flat().join(', ')}`;
    const groupExamples = typeof example === 'object' ? example : {};
    return {
      name,
      label: labelOf(name),
      ...options,
      ...(!required.includes(name) && { required: false }),
      ...(hint && field.type !== 'boolean' && { hint }),
      ...widgetOf(field),
      ...(field.type === 'object' && { fields: fieldsOf(field, groupExamples, options) }),
    };
  });
}

function widgetOf({ type, maxLength = 0 }: z.core.JSONSchema.BaseSchema): Record<string, unknown> {
  switch (type) {
    case 'object':
    case 'boolean':
      return { widget: type };
    case 'integer':
      return { widget: 'number', value_type: 'int' };
    case 'array':
      // A list without a field below it asks to be saved as soon as it is shown.
      return { widget: 'list', field: { name: 'item', label: 'Item', widget: 'string' } };
    default:
      return { widget: maxLength > 100 ? 'text' : 'string' };
  }
}

/** `phoneLanguages` is “Phone languages”. */
export function labelOf(name: string): string {
  const spaced = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
