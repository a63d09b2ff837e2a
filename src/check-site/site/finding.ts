export interface SiteFinding {
  /** Path of the file in `dist`, beginning with a slash; or a place elsewhere. */
  file: string;
  address?: string;
  /** What is wrong and what to do. */
  message: string;
}

export function formatFinding({ file, address, message }: SiteFinding): string {
  const place = file.startsWith('/') ? `dist${file}` : file;
  return `${[place, address].filter(Boolean).join(', ')}: ${message}`;
}

export function formatFindings(faults: readonly SiteFinding[]): string {
  const count = faults.length === 1 ? 'One finding' : `${faults.length} findings`;
  return [...faults.map(formatFinding), `${count} in the built site.`].join('\n\n');
}
