/** How long the service keeps delivered submissions. The privacy pages print the same number. */

/** Used without `RETENTION_DAYS`. Counts from delivery; for spam, which is not mailed, from arrival. */
export const defaultRetentionDays = 30;

export const retentionHint = 'a whole number of days from 1 to 3650';

export function isRetention(text: string): boolean {
  return /^[1-9]\d{0,3}$/.test(text) && Number(text) <= 3650;
}
