/**
 * How long the service keeps what it has passed on. One number for the service, which deletes by it, and for the
 * build, which prints it in the privacy pages.
 */

/** Days after delivery. */
export const defaultRetentionDays = 30;

export const retentionHint = 'a whole number of days from 1 to 3650';

/** Whether the text is a number of days that can be kept to. */
export function isRetention(text: string): boolean {
  return /^[1-9]\d{0,3}$/.test(text) && Number(text) <= 3650;
}
