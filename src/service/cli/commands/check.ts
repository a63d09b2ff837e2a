import { statfsSync, statSync } from 'node:fs';
import { dayMs, retentionCutoff } from '../../retention.ts';
import { loadSettings, type Settings } from '../../settings.ts';
import { findBuildMismatch } from '../../static/build-mismatch.ts';
import { openForWriting } from '../../store/open-store.ts';
import { databasePath, openDatabase, readPragma } from '../../store/sqlite/database-file.ts';
import { needsOperator, type QueueStats } from '../../store/store.ts';
import { inboxCommand, type Terminal } from '../terminal.ts';

export interface CheckResult {
  ok: boolean;
  /** One word. */
  what: string;
  /** One line, without personal data. */
  says: string;
}

/** Bytes. With less, the journal of some submissions could fill the disk. */
const roomToStore = 10e6;

export async function check({ write }: Terminal): Promise<void> {
  const results = await runChecks(loadSettings, new Date());
  if (results.some(({ ok }) => !ok)) process.exitCode = 1;
  await write(formatResults(results));
}

export function formatResults(results: readonly CheckResult[]): string {
  return results
    .map(({ ok, what, says }) => `${ok ? 'ok  ' : 'LOOK'}  ${what.padEnd(10)}${says}\n`)
    .join('');
}

/** Checks settings, pages, database and queue, beside a running service. */
export async function runChecks(read: () => Settings, now: Date): Promise<CheckResult[]> {
  let settings: Settings;
  try {
    settings = read();
  } catch (error) {
    return [{ ok: false, what: 'settings', says: messageOf(error) }];
  }
  const { retentionDays, mail } = settings;
  const mailing = mail
    ? `mail by ${mail.server.host}:${mail.server.port} to ${mail.to.length} ${mail.to.length === 1 ? 'address' : 'addresses'}`
    : 'no mail server';
  const says = `${mailing}; kept for ${retentionDays} days after delivery`;
  return [
    { ok: true, what: 'settings', says },
    inspectPages(settings),
    ...(settings.databaseUrl ? [] : inspectRoom(settings.dataDir)),
    ...(await inspectStore(settings, now)),
  ];
}

function inspectPages(settings: Settings): CheckResult {
  try {
    const difference = findBuildMismatch(settings);
    const says = difference ?? 'built with the same RETENTION_DAYS and SITE_URL';
    return { ok: !difference, what: 'pages', says };
  } catch (error) {
    return { ok: false, what: 'pages', says: messageOf(error) };
  }
}

async function inspectStore(settings: Settings, now: Date): Promise<CheckResult[]> {
  const { databaseUrl, dataDir, mail, retentionDays } = settings;
  try {
    // As the service opens it, so that the check finds what would stop a start.
    const store = await openForWriting(settings);
    if (!store) {
      const says = databaseUrl
        ? 'it has no tables: set another DATABASE_URL, or restore a backup'
        : `there is none in ${dataDir}: set DATA_DIR, or restore a backup`;
      return [{ ok: false, what: 'database', says }];
    }
    const { place, warning } = store.info;
    const stored = await store.count();
    const spam = await store.count('honeypot');
    const { oldestDeletable } = await store.ages();
    const latest = await store.latestDate();
    const queue = await store.queue(now);
    await store.close();
    return [
      { ok: true, what: 'database', says: `${place}, ${stored} submissions` },
      { ok: !warning, what: 'safety', says: warning ?? 'stored submissions survive a power cut' },
      ...(databaseUrl ? [] : [inspectFile(databasePath(dataDir))]),
      inspectQueue(queue, mail !== undefined),
      {
        ok: true,
        what: 'spam',
        says: `${spam} submissions are probably spam, and mailed like others: see ${inboxCommand} list`,
      },
      inspectRetention(oldestDeletable, retentionCutoff(now, retentionDays)),
      inspectClock(latest, now),
    ];
  } catch (error) {
    return [{ ok: false, what: 'database', says: messageOf(error) }];
  }
}

function inspectFile(file: string): CheckResult {
  return openDatabase(file, { readOnly: true }, (db) => {
    const integrity = readPragma(db, 'integrity_check(1)');
    const strays = db.prepare('PRAGMA foreign_key_check').all().length;
    db.close();
    const ok = integrity === 'ok' && strays === 0;
    return { ok, what: 'integrity', says: `${integrity}; ${strays} mails without a submission` };
  });
}

function inspectQueue(queue: QueueStats, hasMail: boolean): CheckResult {
  const { due, held, oldestDueSeconds } = queue;
  const ok = !needsOperator(queue);
  const advice = `no mail server is set: read them with ${inboxCommand}, then type ${inboxCommand} done`;
  const says = `${due} due, the oldest for ${oldestDueSeconds} s; ${held} held`;
  return { ok, what: 'queue', says: ok || hasMail ? says : `${says}; ${advice}` };
}

/** Before the database is opened, because a full disk can prevent that. */
function inspectRoom(folder: string): CheckResult[] {
  const database = statSync(databasePath(folder), { throwIfNoEntry: false });
  if (!database) return [];
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  const ok = free >= 3 * database.size && free > roomToStore;
  const megabytes = Math.floor(free / 1e6).toLocaleString('en');
  const says = `the disk has ${megabytes} MB free${ok ? '' : ', which is too little: make room'}`;
  return [{ ok, what: 'room', says }];
}

/** Less than three days of delay is normal: after a restart, the service counts from an arrival that may be two days old (retention.ts). */
function inspectRetention(oldest: Date | null, limit: Date): CheckResult {
  const late = oldest ? Math.floor((limit.getTime() - oldest.getTime()) / dayMs) : 0;
  const ok = late < 3;
  const says = ok
    ? 'what was mailed is deleted in time'
    : `the oldest submission is ${late} days overdue: if the clock and RETENTION_DAYS are right, run ${inboxCommand} purge --by-clock`;
  return { ok, what: 'retention', says };
}

/** Retention counts from the date of a submission or of its mail, so a clock that was far ahead makes it stay too long. */
function inspectClock(latest: { reference: string; at: Date } | undefined, now: Date): CheckResult {
  const ok = !latest || latest.at.getTime() <= now.getTime() + dayMs;
  const says = ok
    ? 'no submission or mail is dated more than a day ahead'
    : `${latest.reference} is dated ${latest.at.toISOString()}: if the clock is right, handle it, then erase it with ${inboxCommand} erase --reference ${latest.reference}`;
  return { ok, what: 'clock', says };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
