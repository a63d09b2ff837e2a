/** The result codes that this program tells apart, see sqlite.org/rescode.html. */
export const sqliteCodes = {
  busy: 5,
  noMemory: 7,
  readOnly: 8,
  interrupted: 9,
  ioError: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  tooBig: 18,
  constraint: 19,
  mismatch: 20,
  notADatabase: 26,
} as const;

/** Extended codes, whose primary code is `ioError`. */
export const extendedSqliteCodes = {
  /** A file could not be written, as when the account's quota is used up. */
  ioErrorWrite: 778,
  /** The shared-memory file could not grow. */
  ioErrorShmSize: 4874,
} as const;

/** The primary result code of an error; undefined when it is not SQLite's. */
export function sqliteCode(error: unknown): number | undefined {
  const code = extendedSqliteCode(error);
  return code === undefined ? undefined : code & 0xff;
}

/** The extended result code of an error; undefined when it is not SQLite's. */
export function extendedSqliteCode(error: unknown): number | undefined {
  const hasCode = error instanceof Error && 'errcode' in error;
  return hasCode && typeof error.errcode === 'number' ? error.errcode : undefined;
}
