/**
 * Lengths of time in milliseconds. For service and build: browser code writes its own, which
 * is smaller.
 */

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;
