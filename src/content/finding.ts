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

export function formatFinding(finding: ContentFinding): string {
  return formatCause([finding]);
}

/** Remarks come first, because the end is read first. What has the same message has one cause, and one remedy. */
export function formatFindings(findings: readonly ContentFinding[]): string {
  const problems = causesOf(findings.filter(({ isRemark }) => !isRemark));
  const remarks = causesOf(findings.filter(({ isRemark }) => isRemark));
  const count = problems.length === 1 ? 'One finding' : `${problems.length || 'No'} findings`;
  return [
    ...[...remarks, ...problems].map(formatCause),
    `${count} to correct. docs/editing.md says how texts are written.`,
  ].join('\n\n');
}

function causesOf(findings: readonly ContentFinding[]): ContentFinding[][] {
  return [...Map.groupBy(findings, ({ message }) => message).values()];
}

function formatCause(same: readonly ContentFinding[]): string {
  const places = same.map(({ file, line, field, key }) =>
    [file, line && `line ${line}`, field && `field ${field}`, key].filter(Boolean).join(', '),
  );
  return `${same[0]?.isRemark ? 'Remark: ' : ''}${places.join(',\n')}: ${same[0]?.message}`;
}
