/**
 * Text and values alternate in the result. A placeholder
 * `{name}` without a value stays visible for tests.
 */
export function interpolateParts<Value>(
  template: string,
  values: Readonly<Record<string, Value>>,
): (string | Value)[] {
  const known = new Map(Object.entries(values));
  return template
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? part : (known.get(part) ?? `{${part}}`)));
}
