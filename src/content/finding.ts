/** A finding in an editor's file or a catalogue, which stops the build. */
export interface ContentFinding {
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

export function formatFinding({ file, line, field, key, message }: ContentFinding): string {
  const place = [file, line && `line ${line}`, field && `field ${field}`, key].filter(Boolean);
  return `${place.join(', ')}: ${message}`;
}

export function formatFindings(problems: readonly ContentFinding[]): string {
  const lines = problems.map(formatFinding);
  const count = problems.length === 1 ? 'One finding' : `${problems.length} findings`;
  return [...lines, `${count} to correct. docs/editing.md says how texts are written.`].join(
    '\n\n',
  );
}
