import type { BuiltPage } from './site.ts';

export interface SiteFinding {
  /** Path of the file in `dist`, beginning with a slash; or a place elsewhere. */
  file: string;
  path?: string;
  /** What is wrong and what to do. */
  message: string;
}

/** A finding on a page. */
export function createFinding(
  { file, path }: Pick<BuiltPage, 'file' | 'path'>,
  message: string,
): SiteFinding {
  return { file, path, message };
}

export function formatSiteFinding({ file, path, message }: SiteFinding): string {
  const location = file.startsWith('/') ? `dist${file}` : file;
  return `${[location, path].filter(Boolean).join(', ')}: ${message}`;
}

export function formatSiteFindings(findings: readonly SiteFinding[]): string {
  const count = findings.length === 1 ? 'One finding' : `${findings.length} findings`;
  return [...findings.map(formatSiteFinding), `${count} in the built site.`].join('\n\n');
}
