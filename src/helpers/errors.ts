/** What Node and libraries put into errors, which TypeScript knows as `unknown`. */

/** The code of an error, such as `ENOENT`; undefined without one. */
export function errorCode(error: unknown): string | undefined {
  const hasCode = typeof error === 'object' && error !== null && 'code' in error;
  return hasCode && typeof error.code === 'string' ? error.code : undefined;
}

/** The message of an error; anything else that was thrown, as a text. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
