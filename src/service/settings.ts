import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import * as z from 'zod/mini';
import { buildSettingNames, isOrigin, siteUrlSchema } from '../settings/build-settings.ts';
import { retentionDaysSchema } from '../settings/retention-period.ts';
import {
  describeWrongSetting,
  optionalSetting,
  type Parse,
  settingWithDefault,
  textIf,
} from '../settings/setting-schemas.ts';
import { parseRateLimits } from './http/rate-limit.ts';
import { isPlainAddress } from './mail/email-address.ts';
import type { MailSettings } from './mail/mail.ts';
import { parseSmtpUrl } from './mail/smtp-url.ts';
import { SettingsError } from './settings-error.ts';
import { parseDatabaseUrl } from './store/postgres/database-url.ts';

/** The operator's settings. Each is optional: a missing one is read as its default. */
const schema = z.object({
  HOST: settingWithDefault(
    '127.0.0.1',
    textIf((text) => /^[\w.:-]+$/.test(text)),
    'an address or name, such as 127.0.0.1',
  ),
  /** 0 means any free port. */
  PORT: settingWithDefault('4321', parsePort, 'a whole number from 0 to 65535'),
  /** Absolute path of the folder of the SQLite database. */
  DATA_DIR: settingWithDefault('./data', parseFolder, 'the path of a folder, such as ./data'),
  /** Address of a PostgreSQL database, used instead of SQLite. It has an `sslmode`. */
  DATABASE_URL: optionalSetting(
    parseDatabaseUrl,
    'an address such as postgres://intake@db.example:5432/intake, with no options but sslmode=verify-full or disable, sslrootcert, sslcert, sslkey and host',
  ),
  /** Limits of one sender; `off` gives none. */
  RATE_LIMIT: settingWithDefault(
    '5/minute 30/hour',
    parseRateLimits,
    'counts such as 5/minute 30/hour, or off',
  ),
  /** IP addresses and networks of proxies whose X-Forwarded-For is trusted. */
  TRUSTED_PROXIES: settingWithDefault(
    '',
    listOf(isNetwork),
    'addresses or networks, such as 127.0.0.1 10.0.0.0/8',
  ),
  /**
   * Origins of the site's pages on other hosts, to which {@link readSettings} adds that
   * of SITE_URL.
   */
  ALLOWED_ORIGINS: settingWithDefault(
    '',
    listOf(isOrigin),
    'origins, such as https://loans.example',
  ),
  /** Days that a submission is kept after it was mailed. */
  RETENTION_DAYS: retentionDaysSchema,
  SMTP_URL: optionalSetting(
    parseSmtpUrl,
    'an address such as smtps://user:password@mail.example:465 or smtp://localhost:25',
  ),
  SMTP_NAME: optionalSetting(
    textIf((text) => /^[\w.-]+$|^\[[\w.:]+\]$/.test(text)),
    "this machine's full name, such as mail.loans.example",
  ),
  MAIL_FROM: optionalSetting(textIf(isPlainAddress), 'one address, such as loans@example.com'),
  MAIL_TO: addresses('loans@example.com'),
  /** Who gets the mails of `inbox watch --mail`. */
  ALARM_TO: addresses('admin@example.org'),
  /** Asked by `inbox watch` when all is well. */
  PING_URL: optionalSetting(
    textIf(isPingUrl),
    'an address such as https://ping.example/a-long-secret, without name and password',
  ),
  /** Folder of the backups, whose age `inbox watch` looks at. */
  BACKUP_DIR: optionalSetting(
    textIf((text) => text.startsWith('/')),
    'the path of a folder, such as /srv/backup',
  ),
  MAIL_CONFIRMATION: onOrOff(),
  /** Whether programs on this machine may ask for `/metrics`. */
  METRICS: onOrOff(),
  /** Origin of the site that visitors see. */
  SITE_URL: siteUrlSchema,
});

/** The settings by the names that operators write. */
export interface Settings extends z.output<typeof schema> {
  /** Made of the settings of mail. Without it, mails wait. */
  mail: MailSettings | undefined;
}

/** These hold passwords and are never quoted. */
const secretSettings = ['DATABASE_URL', 'SMTP_URL', 'PING_URL'];

const knownNames = new Set([...Object.keys(schema.shape), ...buildSettingNames]);

/**
 * Settings of Node, of PostgreSQL's driver or of the system. Node reads NODE_EXTRA_CA_CERTS before
 * an `--env-file`.
 */
const foreignSetting = /^(NODE_(?!EXTRA_CA_CERTS$)|PG|SQLITE_TMPDIR$|TZ$)/;

/**
 * Reads the settings of this process.
 * @throws SettingsError as {@link readSettings}, or when a file of Node's `--env-file=` has an
 * unknown name, or none, in a line
 */
export function loadSettings(): Settings {
  removeByteOrderMark(process.env);
  for (const option of process.execArgv) {
    const [, file] = /^--env-file=(.*)$/.exec(option) ?? [];
    if (file !== undefined) assertKnownNames(file);
  }
  return readSettings(process.env);
}

const byteOrderMark = '\uFEFF';

/** Node reads a byte order mark, which Windows editors put first, as part of the first name. */
function removeByteOrderMark(env: NodeJS.ProcessEnv): void {
  for (const [name, value] of Object.entries(env))
    if (name.startsWith(byteOrderMark)) env[name.slice(byteOrderMark.length)] ??= value;
}

/**
 * Refuses unknown names in a file of settings. A misspelt DATABASE_URL would start an empty
 * database, a misspelt RETENTION_DAYS would delete early.
 */
function assertKnownNames(file: string): void {
  const text = readFileSync(file, 'utf8').replace(byteOrderMark, '');
  // Node ignores such a line, for example `RETENTION_DAYS: 90`.
  const index = text.split('\n').findIndex((line) => /^\s*[^\s#=][^=]*$/.test(line));
  if (index >= 0) {
    throw new SettingsError(
      `Line ${index + 1} of ${file} has no =: write NAME=value, as in docs/settings.md, or delete it`,
    );
  }
  const names = Object.keys(parseEnv(text));
  const unknown = names.find((name) => !knownNames.has(name) && !foreignSetting.test(name));
  if (unknown === undefined) return;
  // After a wrapped line, the name may be a part of a password.
  const shownName = /^\w+$/.test(unknown) ? unknown : 'A name';
  throw new SettingsError(
    `${shownName} in ${file} is no setting: correct it as in docs/settings.md, or delete the line`,
  );
}

/**
 * Reads the settings of an environment.
 * @throws SettingsError with the first wrong setting, its value, and what to write
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const { data, error } = schema.safeParse(env);
  if (error) throw new SettingsError(describeWrongSetting(error, env, secretSettings));
  // With it, Node would accept any certificate of a mail server or a database.
  if (env.NODE_TLS_REJECT_UNAUTHORIZED === '0') {
    throw new SettingsError(
      'NODE_TLS_REJECT_UNAUTHORIZED is 0, which accepts every certificate: delete it, and name your authority as in docs/operating/watch.md',
    );
  }
  const { ALLOWED_ORIGINS, SITE_URL } = data;
  return {
    ...data,
    ALLOWED_ORIGINS: [...ALLOWED_ORIGINS, ...(SITE_URL ? [new URL(SITE_URL).origin] : [])],
    mail: readMail(data),
  };
}

/** @throws SettingsError when only some of the settings of mail are set */
function readMail(data: z.output<typeof schema>): MailSettings | undefined {
  const { SMTP_URL, SMTP_NAME, MAIL_FROM, MAIL_TO } = data;
  const sendsConfirmations = data.MAIL_CONFIRMATION;
  if (SMTP_URL !== undefined && MAIL_FROM !== undefined && MAIL_TO !== undefined) {
    return {
      server: { ...SMTP_URL, ...(SMTP_NAME ? { name: SMTP_NAME } : {}) },
      from: MAIL_FROM,
      to: MAIL_TO,
      sendsConfirmations,
    };
  }
  if ((SMTP_URL ?? MAIL_FROM ?? MAIL_TO) !== undefined)
    throw new SettingsError('SMTP_URL, MAIL_FROM and MAIL_TO go together: set all three or none');
  const needsMail =
    (sendsConfirmations && 'MAIL_CONFIRMATION is on') ||
    (SMTP_NAME && 'SMTP_NAME is set') ||
    (data.ALARM_TO && 'ALARM_TO is set');
  if (needsMail) throw new SettingsError(`${needsMail}: set SMTP_URL, MAIL_FROM and MAIL_TO too`);
  return undefined;
}

function addresses(example: string) {
  return optionalSetting((text) => {
    const list = text.split(',').map((address) => address.trim());
    return list.every(isPlainAddress) ? list : undefined;
  }, `an address, or several with commas, such as ${example}`);
}

function onOrOff() {
  return settingWithDefault(
    'off',
    (text) => (/^(on|off)$/.test(text) ? text === 'on' : undefined),
    'on or off',
  );
}

function parsePort(text: string): number | undefined {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined;
}

/** The absolute path of a folder. */
function parseFolder(text: string): string | undefined {
  // Only a shell expands ~ and $, and removes quotes.
  return /^[^\s~$"'](.*\S)?$/.test(text) ? resolve(text) : undefined;
}

/** Whether `inbox watch` can ask the address. */
function isPingUrl(text: string): boolean {
  // `fetch` takes no name and password.
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.username + url.password === '';
}

function listOf(isItem: (item: string) => boolean): Parse<string[]> {
  return (text) => {
    const items = text.split(/[\s,]+/).filter(Boolean);
    return items.every(isItem) ? items : undefined;
  };
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  const isPrefix =
    bits === undefined || (/^[1-9]\d*$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
  return version !== 0 && more.length === 0 && isPrefix;
}
