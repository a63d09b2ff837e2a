/** Replaces the placeholders of a text. One without a value, such as `{name}`, stays visible. */
export function interpolate(
  template: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return interpolateParts(template, values).join('');
}

/** The parts of an interpolated text: text and values alternate, and the first part is text. */
export function interpolateParts<Value>(
  template: string,
  values: Readonly<Record<string, Value>>,
): (string | Value)[] {
  const known = new Map(Object.entries(values));
  return template
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? part : (known.get(part) ?? `{${part}}`)));
}
