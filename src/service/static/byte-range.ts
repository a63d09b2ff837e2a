/** Bytes from the first to the last, both included. */
export interface ByteRange {
  firstByte: number;
  lastByte: number;
}

/**
 * Several ranges get the whole file, as RFC 9110 allows: many overlapping ranges can overload a server.
 * @param length of the file, in bytes
 * @returns undefined for the whole file
 */
export function parseRange(
  header: string | undefined,
  length: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? '') ?? [];
  if (from === '') {
    // A suffix: the last bytes of the file.
    if (to === '') return undefined;
    const count = Math.min(Number(to), length);
    return count === 0 ? 'unsatisfiable' : { firstByte: length - count, lastByte: length - 1 };
  }
  const firstByte = Number(from);
  if (to !== '' && Number(to) < firstByte) return undefined;
  if (firstByte >= length) return 'unsatisfiable';
  return { firstByte, lastByte: to === '' ? length - 1 : Math.min(Number(to), length - 1) };
}
