interface FileParts {
  /** The text between the two lines `---`; undefined without them. */
  top: string | undefined;
  body: string;
}

export function splitFile(source: string): FileParts {
  const parts = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)([\s\S]*)$/.exec(source);
  return { top: parts ? (parts[1] ?? '') : undefined, body: parts?.[2] ?? source };
}
