/**
 * Headers of the answer to a loan request. Not in api.ts: only the wizard reads them, and the
 * contact form loads api.ts, too.
 */

/**
 * When the service received the request first, as ISO 8601 in UTC. Browsers' clocks can be wrong.
 */
export const receivedAtHeader = 'Received-At';

/** The reference of the first request: equal content may have come under another key. */
export const referenceHeader = 'Reference';
