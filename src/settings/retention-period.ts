/**
 * How long a submission is kept after it was mailed: the setting RETENTION_DAYS. The build prints
 * it on the privacy pages, the service deletes by it. service/purge-schedule.ts decides which time
 * counts as the present, service/store/purge.ts which rows go.
 */
import { dayMs } from '../helpers/durations.ts';
import { settingWithDefault } from './setting-schemas.ts';

const maxDays = 3650;

/** Whole days, from 1 to ten years; 30 when the setting is missing. */
export const retentionDaysSchema = settingWithDefault(
  '30',
  (text) => (/^[1-9]\d{0,3}$/.test(text) && Number(text) <= maxDays ? Number(text) : undefined),
  `a whole number of days from 1 to ${maxDays}`,
);

/** What was mailed before this time is deleted. */
export function retentionCutoff(now: Date, retentionDays: number): Date {
  return new Date(now.getTime() - retentionDays * dayMs);
}
