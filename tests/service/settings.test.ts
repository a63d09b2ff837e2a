/** The operator's settings, and messages about invalid ones. */
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../../src/service/settings.ts';
import { SettingsError } from '../../src/service/settings-error.ts';

const server = { SMTP_URL: 'smtps://user%40x:p%3Ass@mail.example' };
const mail = { ...server, MAIL_FROM: 'loans@x.example', MAIL_TO: 'a@x.example, b@y.example' };

describe('settings', () => {
  it('have defaults', () => {
    expect(readSettings({})).toEqual({
      HOST: '127.0.0.1',
      PORT: 4321,
      DATA_DIR: resolve('data'),
      RATE_LIMIT: [
        { count: 5, windowMs: 60_000 },
        { count: 30, windowMs: 3_600_000 },
      ],
      TRUSTED_PROXIES: [],
      ALLOWED_ORIGINS: [],
      RETENTION_DAYS: 30,
      MAIL_CONFIRMATION: false,
      METRICS: false,
    });
  });

  it('are read from the environment', () => {
    const set = {
      HOST: '::1',
      PORT: '0',
      DATA_DIR: '/srv/data',
      RATE_LIMIT: '2/second  7/day',
      TRUSTED_PROXIES: '127.0.0.1, ::1 10.0.0.0/8,2001:db8::/48',
      ALLOWED_ORIGINS: 'https://loans.example http://127.0.0.1:4321',
      RETENTION_DAYS: '7',
      SITE_URL: 'https://site.example/',
      BACKUP_DIR: '/srv/backup',
      PING_URL: 'https://ping.example/x',
      METRICS: 'on',
      PATH: 'other',
    };
    expect(readSettings(set)).toEqual({
      HOST: '::1',
      PORT: 0,
      DATA_DIR: '/srv/data',
      RATE_LIMIT: [
        { count: 2, windowMs: 1_000 },
        { count: 7, windowMs: 86_400_000 },
      ],
      TRUSTED_PROXIES: ['127.0.0.1', '::1', '10.0.0.0/8', '2001:db8::/48'],
      ALLOWED_ORIGINS: ['https://loans.example', 'http://127.0.0.1:4321', 'https://site.example'],
      SITE_URL: 'https://site.example/',
      RETENTION_DAYS: 7,
      BACKUP_DIR: '/srv/backup',
      PING_URL: 'https://ping.example/x',
      MAIL_CONFIRMATION: false,
      METRICS: true,
    });
    expect(readSettings({ RATE_LIMIT: 'off' }).RATE_LIMIT).toEqual([]);
  });

  it('name the mail server and its addresses', () => {
    expect(readSettings(mail).mail).toEqual({
      from: 'loans@x.example',
      to: ['a@x.example', 'b@y.example'],
      sendsConfirmations: false,
      server: {
        host: 'mail.example',
        port: 465,
        secure: true,
        auth: { user: 'user@x', pass: 'p:ss' },
      },
    });
    const at = (SMTP_URL: string) => readSettings({ ...mail, SMTP_URL }).mail?.server;
    expect(at('smtp://[::1]:2525')).toEqual({ host: '::1', port: 2525, secure: false });
    expect(at('smtp://mail.example/')?.port).toBe(587);
  });

  it('enable confirmations only with mail', () => {
    const on = { MAIL_CONFIRMATION: 'on' };
    expect(readSettings({ ...mail, ...on }).mail?.sendsConfirmations).toBe(true);
    const line = 'MAIL_CONFIRMATION is on: set SMTP_URL, MAIL_FROM and MAIL_TO too';
    expect(() => readSettings(on)).toThrow(new SettingsError(line));
    expect(() => readSettings({ ...mail, MAIL_CONFIRMATION: 'yes' })).toThrow('write on or off');
  });

  it('name this machine for the mail server', () => {
    const name = { SMTP_NAME: 'mail.x.example' };
    expect(readSettings({ ...mail, ...name }).mail?.server.name).toBe('mail.x.example');
    const line = 'SMTP_NAME is set: set SMTP_URL, MAIL_FROM and MAIL_TO too';
    expect(() => readSettings(name)).toThrow(new SettingsError(line));
  });

  it('reject switched-off certificate checks', () => {
    expect(() => readSettings({ NODE_TLS_REJECT_UNAUTHORIZED: '0' })).toThrow(SettingsError);
    expect(readSettings({ NODE_TLS_REJECT_UNAUTHORIZED: '1' }).PORT).toBe(4321);
  });

  it.each(['SMTP_URL', 'MAIL_FROM', 'MAIL_TO'])(
    'need all mail settings or none: without %s',
    (name) => {
      const line = 'SMTP_URL, MAIL_FROM and MAIL_TO go together: set all three or none';
      expect(() => readSettings({ ...mail, [name]: undefined })).toThrow(new SettingsError(line));
    },
  );

  it.each([
    ...['mail.example', 'http://user:secret@mail.example', 'smtp://user:secret@'],
    'smtp://user:secret@mail.example/path',
    'smtp://user:secret@mail.example?tls.rejectUnauthorized=false',
    ...['smtp://user:secret@mail.example#x', 'smtp://secret@mail.example'],
    ...['smtp://user:secret@bücher.example', 'smtp://user:secret%zz@mail.example'],
    ...['smtp://user:secret@mail.example:99999', 'smtp://user:secret@mail.example:0', ''],
  ])('refuse an invalid mail server unquoted: %j', (url) => {
    const read = () => readSettings({ ...mail, SMTP_URL: url });
    expect(read).toThrow(/^SMTP_URL is wrong: write an address such as smtps:/);
    expect(read).not.toThrow('secret');
  });

  /** What to write, and values that are refused. */
  const invalidValues: Record<string, [hint: string, ...values: string[]]> = {
    PORT: ['a whole number from 0 to 65535', 'abc', '65536', '-1', '80.5', ''],
    HOST: ['an address or name, such as 127.0.0.1', 'a b', '', 'a\nb'],
    RATE_LIMIT: [
      'counts such as 5/minute 30/hour, or off',
      ...['', '5', '0/minute', '1000/hour', '5/minutes', '5 / minute', 'off 5/minute'],
    ],
    TRUSTED_PROXIES: [
      'addresses or networks, such as 127.0.0.1 10.0.0.0/8',
      ...['proxy.example', '10.0.0.0/33', '10.0.0.0/0', '10.0.0/8', '::1/129', '1.2.3.4/8/8'],
    ],
    ALLOWED_ORIGINS: [
      'origins, such as https://loans.example',
      ...['*', 'null', 'loans.example', 'https://loans.example/', 'https://*.loans.example'],
      ...['https://a.example ftp://b.example', 'https://a.example; https://b.example'],
    ],
    RETENTION_DAYS: ['a whole number of days from 1 to 3650', '0', '1.5', '3651'],
    SITE_URL: [
      'an origin, such as https://loans.example',
      ...['loans', '*', 'https://x.example\nRETENTION_DAYS=9', 'https://x.example;'],
      'https://a:b@x.example',
    ],
    DATA_DIR: [
      'the path of a folder, such as ./data',
      ...[' ', ' /data', '/data ', '~/solvanta', '$HOME/data', '"/data"'],
    ],
    SMTP_NAME: [
      "this machine's full name, such as mail.loans.example",
      ...['', 'a b', 'x\nQUIT', 'bücher.example'],
    ],
    MAIL_FROM: [
      'one address, such as loans@example.com',
      ...['Loans <loans@x.example>', 'a@x.example,b@x.example', ''],
    ],
    MAIL_TO: [
      'an address, or several with commas, such as loans@example.com',
      ...['a@x.example,', 'a'],
    ],
  };

  it.each(
    Object.entries(invalidValues).flatMap(([name, [hint, ...values]]) =>
      values.map((value): [string, string, string] => [name, value, hint]),
    ),
  )('reject an invalid %s: %j', (name, value, hint) => {
    const line = `${name} is ${JSON.stringify(value)}: write ${hint}`;
    expect(() => readSettings({ ...mail, [name]: value })).toThrow(new SettingsError(line));
  });

  it.each(['', 'ping.example', 'ftp://ping.example', 'https://user:secret@ping.example'])(
    'refuse an invalid monitor without quoting it: %j',
    (url) => {
      const line =
        'PING_URL is wrong: write an address such as https://ping.example/a-long-secret, without name and password';
      expect(() => readSettings({ PING_URL: url })).toThrow(new SettingsError(line));
    },
  );

  const parseDatabaseUrl = (url: string) => readSettings({ DATABASE_URL: url }).DATABASE_URL;

  it('require verified TLS for a remote database', () => {
    const url = 'postgres://u:p%40@db.example/intake';
    expect(parseDatabaseUrl(url)).toBe(`${url}?sslmode=verify-full`);
    expect(parseDatabaseUrl(`${url}?sslmode=disable`)).toBe(`${url}?sslmode=disable`);
    for (const host of ['localhost', '127.0.0.1:5433', '[::1]', '%2Frun%2Fpostgresql'])
      expect(parseDatabaseUrl(`postgresql://${host}/intake`)).toMatch(/\?sslmode=disable$/);
    expect(parseDatabaseUrl('postgres:///intake?host=/run/postgresql')).toMatch(/sslmode=disable$/);
  });

  it.each([
    'secret',
    'mysql://u:secret@db.example/intake',
    'postgres://u:secret@db.example',
    'postgres://u:secret@%ZZ/d',
    'postgres://u:secret%@db.example/d',
    'postgres://u:secret@db.example/',
    'postgres:///intake',
    'postgres://u:4711/secret@db.example',
    'postgres://u:secret@db.example/intake?sslmode=require',
    'postgres://u:secret@db.example/intake?sslmode=no-verify',
    'postgres://u:secret@db.example/intake?sslmode=verify-full&sslmode=no-verify',
    'postgres://u:secret@db.example/intake?host=localhost&host=db.example',
    'postgres://u:secret@db.example/intake?statement_timeout=0',
    'postgres://u:secret@db.example/intake?options=-csynchronous_commit%3Doff',
    'postgres://u:secret@db.example/intake#x',
  ])('refuse an invalid database unquoted: %j', (url) => {
    expect(() => parseDatabaseUrl(url)).toThrow(
      /^DATABASE_URL is wrong: write an address such as postgres:\/\//,
    );
    expect(() => parseDatabaseUrl(url)).not.toThrow('secret');
  });
});
