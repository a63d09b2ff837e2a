/** Something in the editors' files or in a catalogue that has to be written differently before the site can be built. */
export interface ContentProblem {
  /** From the root of the project on. */
  file: string;
  line?: number;
  /** Name of the field at the top of the file. */
  field?: string;
  /** Of a catalogue's text: `hero.title`. */
  key?: string;
  /** What is wrong and what to write, in whole sentences. */
  message: string;
}

/** One line for one problem, as editors read it. */
export function problemLine({ file, line, field, key, message }: ContentProblem): string {
  const place = [file, line && `line ${line}`, field && `field ${field}`, key].filter(Boolean);
  return `${place.join(', ')}: ${message}`;
}

/** Everything that is wrong, with a last line that counts it. */
export function problemReport(problems: readonly ContentProblem[]): string {
  const lines = problems.map(problemLine);
  const count = problems.length === 1 ? 'One thing' : `${problems.length} things`;
  return [...lines, `${count} to mend; docs/editing.md says how texts are written.`].join('\n\n');
}
