import type { ContentFile } from '../content/read-content.ts';

/**
 * What a rule finds in one file, whose path its caller adds. A rule ends after a finding that would
 * cause others.
 */
export interface FileFinding {
  /** Other findings stop the build. */
  isRemark?: true;
  line?: number;
  /** Field at the top of the file. */
  field?: string;
  /** Key of a catalogue's text, such as `hero.title`. */
  key?: string;
  /** What is wrong and what to write, in whole sentences. */
  message: string;
}

/** A finding in an editor's file or a catalogue. */
export interface ContentFinding extends FileFinding {
  /** Path from the project's root. */
  file: string;
}

/** A finding in a file of `content/`. */
export function contentFinding(
  { path }: Pick<ContentFile, 'path'>,
  finding: FileFinding,
): ContentFinding {
  return { file: `content/${path}`, ...finding };
}

export function formatContentFinding(finding: ContentFinding): string {
  return formatCause([finding]);
}

/**
 * Remarks come first, because the end is read first. What has the same message has one cause, and
 * one remedy.
 */
export function formatContentFindings(findings: readonly ContentFinding[]): string {
  const blocking = groupByCause(findings.filter(({ isRemark }) => !isRemark));
  const remarks = groupByCause(findings.filter(({ isRemark }) => isRemark));
  const count = blocking.length === 1 ? 'One finding' : `${blocking.length || 'No'} findings`;
  return [
    ...[...remarks, ...blocking].map(formatCause),
    `${count} to correct. docs/editing.md says how texts are written.`,
  ].join('\n\n');
}

function groupByCause(findings: readonly ContentFinding[]): ContentFinding[][] {
  return [...Map.groupBy(findings, ({ message }) => message).values()];
}

function formatCause(cause: readonly ContentFinding[]): string {
  const locations = cause.map(({ file, line, field, key }) =>
    [file, line && `line ${line}`, field && `field ${field}`, key].filter(Boolean).join(', '),
  );
  return `${cause[0]?.isRemark ? 'Remark: ' : ''}${locations.join(',\n')}: ${cause[0]?.message}`;
}
