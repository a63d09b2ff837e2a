/** The errors that a store throws. */

/** The store cannot be used. The message is one line that quotes no stored data. */
export class StoreError extends Error {
  override name = 'StoreError';
}

/** Nothing can be stored any more, so the process must end. */
export class FatalStoreError extends StoreError {}

/** The key was used before with other content. */
export class IdempotencyKeyReusedError extends Error {
  override name = 'IdempotencyKeyReusedError';
}
