import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { type Limit, rateLimitShape, readRateLimit } from './rate-limit.ts';

/** What the operator may set; every setting has a default that needs nothing. */
export interface Settings {
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** Absolute path of the folder that holds the database. */
  dataDir: string;
  /** Submissions that one sender may send; empty when there is no limit. */
  rateLimit: Limit[];
  /** Addresses and networks of proxies whose word about a visitor is believed. */
  trustedProxies: string[];
  /** Origins of our own pages elsewhere, which may send here too. */
  allowedOrigins: string[];
}

/** A setting with a wrong value; the message is one line for the operator. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

const portHint = 'a whole number from 0 to 65535';

/** Each setting: its default, what it must be, and what to write when it is not. Later settings join here. */
const schema = z.object({
  HOST: setting('127.0.0.1', /^[\w.:-]+$/, 'an address or name, such as 127.0.0.1'),
  PORT: setting('4321', /^\d{1,5}$/, portHint).check(
    z.refine((port) => Number(port) <= 65_535, portHint),
  ),
  DATA_DIR: setting('./data', /\S/, 'the path of a folder, such as ./data'),
  RATE_LIMIT: setting(
    '5/minute 30/hour',
    rateLimitShape,
    'counts such as 5/minute 30/hour, or off',
  ),
  TRUSTED_PROXIES: listOf(isNetwork, 'addresses or networks, such as 127.0.0.1 10.0.0.0/8'),
  ALLOWED_ORIGINS: listOf(isOrigin, 'origins, such as https://loans.example'),
});

/**
 * Reads the settings from a record such as `process.env`.
 * @throws SettingsError naming the first wrong setting, what came, and what to write
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const result = schema.safeParse(env);
  if (result.success) {
    const { HOST, PORT, DATA_DIR, RATE_LIMIT, TRUSTED_PROXIES, ALLOWED_ORIGINS } = result.data;
    return {
      host: HOST,
      port: Number(PORT),
      dataDir: resolve(DATA_DIR),
      rateLimit: readRateLimit(RATE_LIMIT),
      trustedProxies: itemsOf(TRUSTED_PROXIES),
      allowedOrigins: itemsOf(ALLOWED_ORIGINS),
    };
  }
  const issue = result.error.issues[0];
  const setting = String(issue?.path[0]);
  throw new SettingsError(`${setting} is ${JSON.stringify(env[setting])}: write ${issue?.message}`);
}

function setting(byDefault: string, shape: RegExp, hint: string) {
  return z._default(z.string().check(z.regex(shape, hint)), byDefault);
}

/** A list, empty by default, with spaces or commas between its items. */
function listOf(isItem: (item: string) => boolean, hint: string) {
  return z._default(z.string().check(z.refine((text) => itemsOf(text).every(isItem), hint)), '');
}

function itemsOf(list: string): string[] {
  return list.split(/[\s,]+/).filter(Boolean);
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  const isPrefix =
    bits === undefined || (/^[1-9]\d*$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
  return version !== 0 && more.length === 0 && isPrefix;
}

function isOrigin(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.parse(text)?.origin === text;
}
