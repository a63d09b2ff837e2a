/** Fields of a form, from the schema of its file. */
import { parse } from 'yaml';
import type * as z from 'zod/mini';

export interface FormField {
  name: string;
  label: string;
  [option: string]: unknown;
}

/**
 * @param examples by name of a field, in YAML
 * @param options of every field, such as `i18n`
 */
export function formFields(
  { shape }: z.ZodMiniObject,
  examples: Readonly<Record<string, string>>,
  options: Readonly<Record<string, unknown>>,
): FormField[] {
  return Object.entries(shape).map(([name, schema]) => {
    const isOptional = schema._zod.def.type === 'optional';
    const inner = isOptional ? (schema as z.ZodMiniOptional)._zod.def.innerType : schema;
    const example = examples[name];
    const hint = example && `Such as ${[parse(example)].flat().join(', ')}`;
    return {
      name,
      label: labelOf(name),
      ...options,
      ...(isOptional && { required: false }),
      ...(hint && inner._zod.def.type !== 'boolean' && { hint }),
      ...widgetOf(inner, examples, options),
    };
  });
}

function widgetOf(
  schema: z.core.$ZodType,
  examples: Readonly<Record<string, string>>,
  options: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  switch (schema._zod.def.type) {
    case 'pipe':
      return widgetOf((schema as z.ZodMiniPipe)._zod.def.out, examples, options);
    case 'object':
      return { widget: 'object', fields: formFields(schema as z.ZodMiniObject, examples, options) };
    case 'boolean':
      return { widget: 'boolean' };
    case 'number':
      return { widget: 'number', value_type: 'int' };
    case 'array':
      // A list without a field below it asks to be saved as soon as it is shown.
      return { widget: 'list', field: { name: 'item', label: 'Item', widget: 'string' } };
    default:
      return { widget: Number(schema._zod.bag.maximum) > 100 ? 'text' : 'string' };
  }
}

/** `phoneLanguages` is “Phone languages”. */
function labelOf(name: string): string {
  const spaced = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
