export interface SiteFinding {
  /** Path of the file in `dist`, beginning with a slash; or a place elsewhere. */
  file: string;
  path?: string;
  /** What is wrong and what to do. */
  message: string;
}

export function formatSiteFinding({ file, path, message }: SiteFinding): string {
  const location = file.startsWith('/') ? `dist${file}` : file;
  return `${[location, path].filter(Boolean).join(', ')}: ${message}`;
}

export function formatSiteFindings(findings: readonly SiteFinding[]): string {
  const count = findings.length === 1 ? 'One finding' : `${findings.length} findings`;
  return [...findings.map(formatSiteFinding), `${count} in the built site.`].join('\n\n');
}
