/** Default time of the tests. */
export const now = new Date('2026-03-04T05:06:07.890Z');

/** A time this many milliseconds after `now`. */
export const nowPlus = (ms: number) => new Date(now.getTime() + ms);
