/** `inbox watch`. */
import { execFileSync } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import { get } from 'node:http';
import { request } from 'node:https';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { dayMs, hourMs } from '../../../helpers/durations.ts';
import { errorCode, errorMessage } from '../../../helpers/errors.ts';
import { healthPath } from '../../http/health.ts';
import { loadSettings, readSettings, type Settings } from '../../settings.ts';
import { withDatabase } from '../../store/sqlite/database-file.ts';
import { notify } from '../notify.ts';
import { InboxError, type Terminal } from '../terminal.ts';
import { type CheckResult, formatResults, runChecks } from './check.ts';

/** How long each question to another program may take. */
const timeoutMs = 10_000;

/**
 * Certificates are renewed when a third of their time is left: of 90 days a month, of 6 days two.
 */
const minCertificateMs = 14 * dayMs;
const minCertificateShare = 1 / 4;

/** Cron runs once a day, and a backup takes its time. */
const maxBackupHours = 26;

/** Implements `inbox watch`. @param sendsMail mails what needs attention to ALARM_TO */
export async function watch(sendsMail: boolean, { write }: Terminal): Promise<void> {
  const now = new Date();
  const { settings, results } = await runChecks(loadSettings, now);
  if (settings) results.push(...(await checkSurroundings(settings, now)));
  await write(formatResults(results));
  // With `--mail` the exit code is 0, because the mail reports the findings.
  if (sendsMail) return mailResults(results, settings ?? readAlarmSettings());
  if (results.some(({ ok }) => !ok)) process.exitCode = 1;
  else if (settings?.PING_URL !== undefined) await ping(settings.PING_URL);
}

type AlarmSettings = Pick<Settings, 'mail' | 'ALARM_TO'>;

/** Mails the results to ALARM_TO when one needs attention. @throws InboxError without ALARM_TO */
async function mailResults(
  results: readonly CheckResult[],
  { mail, ALARM_TO }: AlarmSettings,
): Promise<void> {
  if (!mail || !ALARM_TO) throw new InboxError('ALARM_TO is not set: nobody is told');
  const failed = results.filter(({ ok }) => !ok);
  if (failed.length === 0) return;
  const subject = `LOOK ${failed.map(({ name }) => name).join(', ')}`;
  await notify(mail, ALARM_TO, subject, formatResults(results));
}

/** Tells a monitor that all is well. @throws InboxError, which does not name the secret address */
async function ping(url: string): Promise<void> {
  const isAcknowledged = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isAcknowledged) throw new InboxError('PING_URL does not answer');
}

/** The settings of mail alone: a wrong setting elsewhere must not silence its own alarm. */
function readAlarmSettings(): AlarmSettings {
  const { SMTP_URL, SMTP_NAME, MAIL_FROM, MAIL_TO, ALARM_TO } = process.env;
  return readSettings({ SMTP_URL, SMTP_NAME, MAIL_FROM, MAIL_TO, ALARM_TO });
}

async function checkSurroundings(settings: Settings, now: Date): Promise<CheckResult[]> {
  const { SITE_URL, BACKUP_DIR } = settings;
  return [
    await checkService(settings),
    ...(SITE_URL?.startsWith('https:') ? [await checkPublicSite(SITE_URL, now)] : []),
    ...(BACKUP_DIR === undefined ? [] : [checkBackup(BACKUP_DIR, now)]),
    ...checkTimeServer(),
  ];
}

/** Whether the service on this machine answers its health check. */
function checkService({ HOST, PORT }: Settings): Promise<CheckResult> {
  const host = HOST === '0.0.0.0' ? '127.0.0.1' : HOST === '::' ? '::1' : HOST;
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${PORT}${healthPath}`;
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(timeoutMs);
    // `fetch` refuses some ports, as browsers do, such as 10080.
    get(url, { agent: false, signal }, (response) => {
      const { statusCode } = response.resume();
      const message = `${url} answers ${statusCode}`;
      resolve({ ok: statusCode === 200, name: 'service', message });
    }).on('error', () => {
      const message = `${url} does not answer: look at journalctl -u solvanta`;
      resolve({ ok: false, name: 'service', message });
    });
  });
}

/** Asks as visitors do, through the proxy and with its certificate. */
function checkPublicSite(siteUrl: string, now: Date): Promise<CheckResult> {
  return new Promise((resolve) => {
    const fail = (why: string) =>
      resolve({ ok: false, name: 'site', message: `visitors do not reach ${siteUrl} (${why})` });
    const signal = AbortSignal.timeout(timeoutMs);
    const siteRequest = request(
      new URL('/robots.txt', siteUrl),
      { signal, agent: false },
      (response) => {
        const { valid_from, valid_to } = (response.socket as TLSSocket).getPeerCertificate();
        response.resume();
        if (response.statusCode !== 200) return fail(`${response.statusCode}`);
        const end = Date.parse(valid_to);
        const left = end - now.getTime();
        const lifetime = end - Date.parse(valid_from);
        const message = `visitors reach ${siteUrl}; its certificate lasts ${Math.floor(left / dayMs)} days`;
        const ok = left >= Math.min(minCertificateMs, minCertificateShare * lifetime);
        resolve({ ok, name: 'site', message: ok ? message : `${message}: renew it` });
      },
    );
    siteRequest.on('error', ({ code = 'no answer' }: NodeJS.ErrnoException) =>
      fail(signal.aborted ? 'no answer' : code),
    );
    siteRequest.end();
  });
}

function checkBackup(folder: string, now: Date): CheckResult {
  try {
    return checkNewestBackup(folder, now);
  } catch (error) {
    const code = errorCode(error);
    const message = code ? `${folder} cannot be read (${code})` : errorMessage(error);
    return { ok: false, name: 'backup', message };
  }
}

/** Opens the newest backup, if it is one of SQLite. @throws Error */
function checkNewestBackup(folder: string, now: Date): CheckResult {
  const name = 'backup';
  const files = globSync('solvanta-*.{sqlite,dump}', { cwd: folder }).flatMap((fileName) => {
    const file = join(folder, fileName);
    // Undefined for a link to nothing, and for a file that has just been deleted.
    const stats = statSync(file, { throwIfNoEntry: false });
    return stats ? { file, at: stats.mtimeMs } : [];
  });
  const newest = files.sort((a, b) => b.at - a.at)[0];
  if (!newest) return { ok: false, name, message: `there is none in ${folder}` };
  const hours = Math.floor((now.getTime() - newest.at) / hourMs);
  // One written just now may be newer than `now`.
  const isAhead = hours < -1;
  const message = isAhead
    ? `${newest.file} is dated ahead: if the clock is right, touch it`
    : `${newest.file} is ${hours} hours old`;
  if (isAhead || hours >= maxBackupHours) return { ok: false, name, message };
  if (newest.file.endsWith('.dump')) return { ok: true, name, message };
  const count = withDatabase(newest.file, { readOnly: true }, (db) => {
    const row = db.prepare('SELECT count(*) AS count FROM submissions').get();
    return Number(row?.count);
  });
  return { ok: true, name, message: `${message}, with ${count} submissions` };
}

/** Whether the clock is synchronised, where systemd keeps the time; elsewhere no result. */
function checkTimeServer(): CheckResult[] {
  try {
    const options = ['show', '--property=NTPSynchronized', '--value'];
    const output = execFileSync('timedatectl', options, {
      encoding: 'utf8',
      timeout: timeoutMs,
      stdio: 'pipe',
    });
    const ok = output.trim() === 'yes';
    const message = ok
      ? 'the clock follows a time server'
      : 'the clock follows no time server: install one, such as systemd-timesyncd';
    return [{ ok, name: 'time', message }];
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT') return [];
    // An exit has no code; the message ends in what the program has said.
    const why = code ?? errorMessage(error).trim().split('\n').at(-1);
    const advice = why?.includes('connect to bus') ? ': install and start dbus' : '';
    return [{ ok: false, name: 'time', message: `timedatectl fails (${why})${advice}` }];
  }
}
