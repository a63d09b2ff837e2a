/** A finding in an editor's file or a catalogue. */
export interface ContentFinding {
  /** Worth a look. Other findings stop the build. */
  isRemark?: true;
  /** Path from the project's root. */
  file: string;
  line?: number;
  /** Field at the top of the file. */
  field?: string;
  /** Key of a catalogue's text, such as `hero.title`. */
  key?: string;
  /** What is wrong and what to write, in whole sentences. */
  message: string;
}

export function formatFinding({
  isRemark,
  file,
  line,
  field,
  key,
  message,
}: ContentFinding): string {
  const place = [file, line && `line ${line}`, field && `field ${field}`, key].filter(Boolean);
  return `${isRemark ? 'Remark: ' : ''}${place.join(', ')}: ${message}`;
}

/** Remarks come first, because the end is read first. */
export function formatFindings(findings: readonly ContentFinding[]): string {
  const problems = findings.filter(({ isRemark }) => !isRemark);
  const remarks = findings.filter(({ isRemark }) => isRemark);
  const count = problems.length === 1 ? 'One finding' : `${problems.length || 'No'} findings`;
  return [
    ...[...remarks, ...problems].map(formatFinding),
    `${count} to correct. docs/editing.md says how texts are written.`,
  ].join('\n\n');
}
