/** Records with exact types. Browser code: keep it small. */

/** The keys of a record, whose type must name all of them. */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record) as Key[];
}

/** A record with these keys, whose values `make` gives. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>;
}

/** A record's entries with these keys. */
export function pick<Fields extends object, Key extends keyof Fields>(
  record: Fields,
  keys: readonly Key[],
): Pick<Fields, Key> {
  return Object.fromEntries(keys.map((key) => [key, record[key]])) as Pick<Fields, Key>;
}

/** Whether a parsed value has fields, which arrays and null have not. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
