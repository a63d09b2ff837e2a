const files = import.meta.glob<string>('../assets/pictures/flag-*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** The address of a flag's file. @throws Error when there is no flag of that name */
export function flagUrl(name: string): string {
  const file = files[`../assets/pictures/flag-${name}.svg`];
  if (!file) throw new Error(`src/assets/pictures/flag-${name}.svg is missing`);
  return file;
}
