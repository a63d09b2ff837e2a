import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from '../../src/intake/settings.ts';

describe('settings', () => {
  it('need nothing to be set', () => {
    const settings = {
      host: '127.0.0.1',
      port: 4321,
      dataDir: resolve('data'),
      rateLimit: [
        { count: 5, span: 60_000 },
        { count: 30, span: 3_600_000 },
      ],
      trustedProxies: [],
      allowedOrigins: [],
      retentionDays: 30,
    };
    expect(readSettings({})).toEqual(settings);
  });

  it('take what is set', () => {
    const set = {
      HOST: '::1',
      PORT: '0',
      DATA_DIR: '/srv/data',
      RATE_LIMIT: '2/second  7/day',
      TRUSTED_PROXIES: '127.0.0.1, ::1 10.0.0.0/8,2001:db8::/48',
      ALLOWED_ORIGINS: 'https://loans.example http://127.0.0.1:4321',
      RETENTION_DAYS: '7',
      SITE_URL: 'https://site.example/',
      PATH: 'other',
    };
    expect(readSettings(set)).toEqual({
      host: '::1',
      port: 0,
      dataDir: '/srv/data',
      rateLimit: [
        { count: 2, span: 1_000 },
        { count: 7, span: 86_400_000 },
      ],
      trustedProxies: ['127.0.0.1', '::1', '10.0.0.0/8', '2001:db8::/48'],
      allowedOrigins: ['https://loans.example', 'http://127.0.0.1:4321', 'https://site.example'],
      retentionDays: 7,
    });
  });

  it('may switch the limit off', () => {
    expect(readSettings({ RATE_LIMIT: 'off' }).rateLimit).toEqual([]);
  });

  const server = { SMTP_URL: 'smtps://user%40x:p%3Ass@mail.example' };
  const mail = { ...server, MAIL_FROM: 'loans@x.example', MAIL_TO: 'a@x.example, b@y.example' };

  it('name the mail server and the operator’s addresses', () => {
    expect(readSettings(mail).mail).toEqual({
      from: 'loans@x.example',
      to: ['a@x.example', 'b@y.example'],
      confirms: false,
      server: {
        ...{ host: 'mail.example', port: 465, secure: true },
        auth: { user: 'user@x', pass: 'p:ss' },
      },
    });
    expect(readSettings({ ...mail, SMTP_URL: 'smtp://[::1]:2525' }).mail?.server).toEqual({
      ...{ host: '::1', port: 2525, secure: false },
    });
    expect(readSettings({ ...mail, SMTP_URL: 'smtp://mail.example/' }).mail?.server.port).toBe(587);
  });

  it('have senders confirmed to where that is asked for and there is mail', () => {
    const on = { MAIL_CONFIRMATION: 'on' };
    expect(readSettings({ ...mail, ...on }).mail?.confirms).toBe(true);
    expect(() => readSettings(on)).toThrow(
      new SettingsError('MAIL_CONFIRMATION is on: set SMTP_URL, MAIL_FROM and MAIL_TO too'),
    );
    expect(() => readSettings({ ...mail, MAIL_CONFIRMATION: 'yes' })).toThrow('write on or off');
  });

  it.each(['SMTP_URL', 'MAIL_FROM', 'MAIL_TO'])(
    'want all of mail or nothing, not without %s',
    (name) => {
      expect(() => readSettings({ ...mail, [name]: undefined })).toThrow(
        new SettingsError('SMTP_URL, MAIL_FROM and MAIL_TO go together: set all three or none'),
      );
    },
  );

  it.each([
    'mail.example',
    'http://user:secret@mail.example',
    'smtp://user:secret@',
    'smtp://user:secret@mail.example/path',
    'smtp://user:secret@mail.example?tls.rejectUnauthorized=false',
    'smtp://user:secret@mail.example#x',
    'smtp://secret@mail.example',
    'smtp://user:secret%zz@mail.example',
    'smtp://user:secret@mail.example:99999',
    'smtp://user:secret@mail.example:0',
    '',
  ])('refuse a mail server that is none, without quoting it: %j', (url) => {
    const read = () => readSettings({ ...mail, SMTP_URL: url });
    expect(read).toThrow(/^SMTP_URL is wrong: write smtp:/);
    expect(read).not.toThrow('secret');
  });

  it.each([
    ['MAIL_FROM', 'Loans <loans@x.example>', 'write one address, such as loans@example.com'],
    ['MAIL_FROM', 'a@x.example,b@x.example', 'write one address, such as loans@example.com'],
    ['MAIL_FROM', '', 'write one address, such as loans@example.com'],
    ['MAIL_TO', 'a@x.example,', 'write an address, or several with commas'],
    ['MAIL_TO', 'a', 'write an address, or several with commas'],
  ])('name a wrong %s: %j', (name, value, hint) => {
    expect(() => readSettings({ ...mail, [name]: value })).toThrow(
      `${name} is ${JSON.stringify(value)}: ${hint}`,
    );
  });

  it.each([
    ['PORT', 'abc', 'PORT is "abc": write a whole number from 0 to 65535'],
    ['PORT', '65536', 'PORT is "65536": write a whole number from 0 to 65535'],
    ['PORT', '-1', 'PORT is "-1": write a whole number from 0 to 65535'],
    ['PORT', '80.5', 'PORT is "80.5": write a whole number from 0 to 65535'],
    ['PORT', '', 'PORT is "": write a whole number from 0 to 65535'],
    ['HOST', 'a b', 'HOST is "a b": write an address or name, such as 127.0.0.1'],
    ['HOST', '', 'HOST is "": write an address or name, such as 127.0.0.1'],
    ['HOST', 'a\nb', 'HOST is "a\\nb": write an address or name, such as 127.0.0.1'],
    ...['', '5', '0/minute', '1000/hour', '5/minutes', '5 / minute', 'off 5/minute'].map(
      (value) => [
        'RATE_LIMIT',
        value,
        `RATE_LIMIT is ${JSON.stringify(value)}: write counts such as 5/minute 30/hour, or off`,
      ],
    ),
    ...['proxy.example', '10.0.0.0/33', '10.0.0.0/0', '10.0.0/8', '::1/129', '1.2.3.4/8/8'].map(
      (value) => [
        'TRUSTED_PROXIES',
        value,
        `TRUSTED_PROXIES is "${value}": write addresses or networks, such as 127.0.0.1 10.0.0.0/8`,
      ],
    ),
    ...[
      '*',
      'null',
      'loans.example',
      'https://loans.example/',
      'https://a.example ftp://b.example',
    ].map((value) => [
      'ALLOWED_ORIGINS',
      value,
      `ALLOWED_ORIGINS is "${value}": write origins, such as https://loans.example`,
    ]),
    ['RETENTION_DAYS', '0', 'RETENTION_DAYS is "0": write a whole number of days from 1 to 3650'],
    [
      'RETENTION_DAYS',
      '1.5',
      'RETENTION_DAYS is "1.5": write a whole number of days from 1 to 3650',
    ],
    [
      'RETENTION_DAYS',
      '3651',
      'RETENTION_DAYS is "3651": write a whole number of days from 1 to 3650',
    ],
    ['SITE_URL', 'loans', 'SITE_URL is "loans": write an origin, such as https://loans.example'],
    ['SITE_URL', '*', 'SITE_URL is "*": write an origin, such as https://loans.example'],
    ['DATA_DIR', ' ', 'DATA_DIR is " ": write the path of a folder, such as ./data'],
  ])('name a wrong %s: %j', (name = '', value, line) => {
    expect(() => readSettings({ [name]: value })).toThrow(new SettingsError(line));
  });
});
