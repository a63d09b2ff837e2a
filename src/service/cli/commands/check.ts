/** `inbox check`. */
import { existsSync, statfsSync, statSync } from 'node:fs';
import { dayMs } from '../../../helpers/durations.ts';
import { errorMessage } from '../../../helpers/errors.ts';
import { retentionCutoff } from '../../../settings/retention-period.ts';
import { findBuildMismatch } from '../../build-mismatch.ts';
import { loadSettings, type Settings } from '../../settings.ts';
import { openForCommands } from '../../store/open-store.ts';
import { needsOperator } from '../../store/outbox.ts';
import { isValidDate } from '../../store/rows.ts';
import { databasePath, readPragma, withDatabase } from '../../store/sqlite/database-file.ts';
import type { StaffMailStats } from '../../store/store.ts';
import { inboxCommand, type Terminal } from '../terminal.ts';

export interface CheckResult {
  ok: boolean;
  name: string;
  /** One line, without personal data. */
  message: string;
}

/** With less room, SQLite's journal could fill the disk after a few submissions. */
const minFreeBytes = 10e6;

/** Implements `inbox check`. A finding makes the exit code 1. */
export async function check({ write }: Terminal): Promise<void> {
  const { results } = await runChecks(loadSettings, new Date());
  if (results.some(({ ok }) => !ok)) process.exitCode = 1;
  await write(formatResults(results));
}

/** The results as lines; what needs a human begins with LOOK. */
export function formatResults(results: readonly CheckResult[]): string {
  return results
    .map(({ ok, name, message }) => `${ok ? 'ok  ' : 'LOOK'}  ${name.padEnd(10)}${message}\n`)
    .join('');
}

interface Checks {
  /** Undefined when they are wrong: then nothing else could be checked. */
  settings?: Settings;
  results: CheckResult[];
}

/** Checks settings, pages, database and queue, beside a running service. */
export async function runChecks(load: () => Settings, now: Date): Promise<Checks> {
  let settings: Settings;
  try {
    settings = load();
  } catch (error) {
    return { results: [{ ok: false, name: 'settings', message: errorMessage(error) }] };
  }
  const { RETENTION_DAYS, mail } = settings;
  const mailText = mail
    ? `mail by ${mail.server.host}:${mail.server.port} to ${mail.to.length} ${mail.to.length === 1 ? 'address' : 'addresses'}`
    : 'no mail server';
  const message = `${mailText}; kept for ${RETENTION_DAYS} days after delivery`;
  const results = [
    { ok: true, name: 'settings', message },
    checkPages(settings),
    ...(settings.DATABASE_URL ? [] : checkDiskSpace(settings.DATA_DIR)),
    ...(await checkStore(settings, now)),
  ];
  return { settings, results };
}

function checkPages(settings: Settings): CheckResult {
  try {
    const mismatch = findBuildMismatch(settings);
    const message = mismatch ?? 'built with the same RETENTION_DAYS and SITE_URL';
    return { ok: !mismatch, name: 'pages', message };
  } catch (error) {
    return { ok: false, name: 'pages', message: errorMessage(error) };
  }
}

async function checkStore(settings: Settings, now: Date): Promise<CheckResult[]> {
  const { DATABASE_URL, DATA_DIR, mail, RETENTION_DAYS } = settings;
  try {
    // As the service opens it, so that the check finds what would stop a start.
    const store = await openForCommands(settings);
    if (!store) {
      const message = DATABASE_URL
        ? 'it has no tables: set another DATABASE_URL, or restore a backup'
        : `there is none in ${DATA_DIR}: set DATA_DIR, or restore a backup`;
      return [{ ok: false, name: 'database', message }];
    }
    try {
      const { label, warning } = store.info;
      const stored = await store.count();
      const spam = await store.count('honeypot');
      const { oldestDeletable } = await store.retentionDates();
      const latestDated = await store.latestDated();
      const queue = await store.staffMailStats(now);
      return [
        { ok: true, name: 'database', message: `${label}, ${stored} submissions` },
        {
          ok: !warning,
          name: 'safety',
          message: warning ?? 'stored submissions survive a power cut',
        },
        ...(DATABASE_URL ? [] : [checkIntegrity(databasePath(DATA_DIR))]),
        checkQueue(queue, mail !== undefined),
        {
          ok: true,
          name: 'spam',
          message: `${spam} submissions are probably spam, and mailed like others: see ${inboxCommand} list`,
        },
        checkRetention(oldestDeletable, retentionCutoff(now, RETENTION_DAYS)),
        checkClock(latestDated, now),
      ];
    } finally {
      await store.close();
    }
  } catch (error) {
    return [{ ok: false, name: 'database', message: errorMessage(error) }];
  }
}

function checkIntegrity(file: string): CheckResult {
  return withDatabase(file, { readOnly: true }, (db) => {
    const integrity = readPragma(db, 'integrity_check(1)');
    const orphans = db.prepare('PRAGMA foreign_key_check').all().length;
    const ok = integrity === 'ok' && orphans === 0;
    return {
      ok,
      name: 'integrity',
      message: `${integrity}; ${orphans} mails without a submission`,
    };
  });
}

function checkQueue(queue: StaffMailStats, hasMail: boolean): CheckResult {
  const { due, held, oldestDueSeconds } = queue;
  const ok = !needsOperator(queue);
  const advice = `no mail server is set: read them with ${inboxCommand}, then type ${inboxCommand} done`;
  const message = `${due} due, the oldest for ${oldestDueSeconds} s; ${held} held`;
  return { ok, name: 'queue', message: ok || hasMail ? message : `${message}; ${advice}` };
}

/**
 * Whether the disk has room. Called before the database is opened, because a full disk can prevent
 * that. Says nothing of a folder that cannot be read: opening the database names it.
 */
function checkDiskSpace(folder: string): CheckResult[] {
  const file = databasePath(folder);
  if (!existsSync(file)) return [];
  const database = statSync(file);
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  const ok = free >= 3 * database.size && free > minFreeBytes;
  const megabytes = Math.floor(free / 1e6).toLocaleString('en');
  const message = `the disk has ${megabytes} MB free${ok ? '' : ', which is too little: make room'}`;
  return [{ ok, name: 'room', message }];
}

/**
 * Whether retention deletes what is old. Two days of delay are normal: after a restart,
 * the service counts from an arrival that may be two days old (purge-schedule.ts).
 */
function checkRetention(oldest: Date | null, cutoff: Date): CheckResult {
  const overdueDays = oldest ? Math.floor((cutoff.getTime() - oldest.getTime()) / dayMs) : 0;
  const ok = overdueDays < 3;
  const message = ok
    ? 'what was mailed is deleted in time'
    : `the oldest submission is ${overdueDays} days overdue: if the clock and RETENTION_DAYS are right, run ${inboxCommand} purge --by-clock`;
  return { ok, name: 'retention', message };
}

/**
 * Whether a date is in the future, or damaged. Retention counts from the date of a submission or of
 * its mail, so a clock that was far ahead makes it stay too long.
 */
function checkClock(latest: { reference: string; at: Date } | undefined, now: Date): CheckResult {
  const ok = !latest || latest.at.getTime() <= now.getTime() + dayMs;
  if (ok)
    return { ok, name: 'clock', message: 'no submission or mail is dated more than a day ahead' };
  const { reference, at } = latest;
  const problem = isValidDate(at)
    ? `is dated ${at.toISOString()}: if the clock is right, handle it`
    : 'has an unreadable date: handle it';
  const message = `${reference} ${problem}, then erase it with ${inboxCommand} erase --reference ${reference}`;
  return { ok, name: 'clock', message };
}
