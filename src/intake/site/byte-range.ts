/** Bytes from the first to the last, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * The bytes that a `Range` header asks for. Several ranges at once are answered in full, as RFC 9110 allows: no visitor
 * needs them, and answers in many overlapping parts have brought servers down.
 * @param length bytes that there are
 * @returns undefined when the answer is all bytes
 */
export function rangeOf(
  header: string | undefined,
  length: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? '') ?? [];
  if (from === '') {
    // The last so many bytes.
    if (to === '') return undefined;
    const count = Math.min(Number(to), length);
    return count === 0 ? 'unsatisfiable' : { first: length - count, last: length - 1 };
  }
  const first = Number(from);
  if (to !== '' && Number(to) < first) return undefined;
  if (first >= length) return 'unsatisfiable';
  return { first, last: to === '' ? length - 1 : Math.min(Number(to), length - 1) };
}
