/** The flags' files, found by the name that the language list gives them. */
const files = import.meta.glob<string>('../assets/pictures/flag-*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** @throws Error when no flag of that name is drawn */
export function flagAddress(name: string): string {
  const file = files[`../assets/pictures/flag-${name}.svg`];
  if (!file) throw new Error(`src/assets/pictures/flag-${name}.svg is missing`);
  return file;
}
