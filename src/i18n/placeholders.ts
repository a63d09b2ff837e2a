/** Placeholders in texts: `{name}` stands for the value of that name. */

/**
 * Splits a text at its placeholders and puts the values in: text and values take turns.
 * A placeholder without a value stays visible, so that a test sees it.
 */
export function fillParts<Value>(
  template: string,
  values: Readonly<Record<string, Value>>,
): (string | Value)[] {
  const own = new Map(Object.entries(values));
  return template
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? part : (own.get(part) ?? `{${part}}`)));
}
