/** The two parts of an editor's file, in Node and in a browser alike. */

interface FileParts {
  /** What stands between the two lines `---`, undefined when there are none. */
  top: string | undefined;
  /** The text below, as it was typed. */
  body: string;
}

export function splitFile(source: string): FileParts {
  const parts = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)([\s\S]*)$/.exec(source);
  return { top: parts ? (parts[1] ?? '') : undefined, body: parts?.[2] ?? source };
}
