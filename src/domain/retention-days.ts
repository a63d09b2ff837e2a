import * as z from 'zod/mini';

/**
 * RETENTION_DAYS: days that the service keeps a submission after it was mailed. The privacy pages print the same number.
 */
export const retentionDaysSchema = z._default(
  z
    .string()
    .check(
      z.refine(
        (text) => /^[1-9]\d{0,3}$/.test(text) && Number(text) <= 3650,
        'a whole number of days from 1 to 3650',
      ),
    ),
  '30',
);
