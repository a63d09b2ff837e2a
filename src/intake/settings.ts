import { resolve } from 'node:path';
import * as z from 'zod/mini';

/** What the operator may set; every setting has a default that needs nothing. */
export interface Settings {
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** Absolute path of the folder that holds the database. */
  dataDir: string;
  /** Origin of the site's pages, where they stand elsewhere and send from there. */
  siteOrigin?: string | undefined;
}

/** A setting with a wrong value; the message is one line for the operator. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

const originHint = 'an origin, such as https://loans.example';

const portHint = 'a whole number from 0 to 65535';

/** Each setting: its default, what it must be, and what to write when it is not. Later settings join here. */
const schema = z.object({
  HOST: setting('127.0.0.1', /^[\w.:-]+$/, 'an address or name, such as 127.0.0.1'),
  PORT: setting('4321', /^\d{1,5}$/, portHint).check(
    z.refine((port) => Number(port) <= 65_535, portHint),
  ),
  DATA_DIR: setting('./data', /\S/, 'the path of a folder, such as ./data'),
  SITE_URL: z.optional(z.string().check(z.refine(isOrigin, originHint))),
});

/**
 * Reads the settings from a record such as `process.env`.
 * @throws SettingsError naming the first wrong setting, what came, and what to write
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const result = schema.safeParse(env);
  if (result.success) {
    const { HOST, PORT, DATA_DIR, SITE_URL } = result.data;
    const siteOrigin = SITE_URL && new URL(SITE_URL).origin;
    return { host: HOST, port: Number(PORT), dataDir: resolve(DATA_DIR), siteOrigin };
  }
  const issue = result.error.issues[0];
  const setting = String(issue?.path[0]);
  throw new SettingsError(`${setting} is ${JSON.stringify(env[setting])}: write ${issue?.message}`);
}

/** Whether a text is what the build takes as `SITE_URL` too. */
function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/';
}

function setting(byDefault: string, shape: RegExp, hint: string) {
  return z._default(z.string().check(z.regex(shape, hint)), byDefault);
}
