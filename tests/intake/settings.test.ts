import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from '../../src/intake/settings.ts';

describe('settings', () => {
  it('need nothing to be set', () => {
    const settings = { host: '127.0.0.1', port: 4321, dataDir: resolve('data'), retentionDays: 30 };
    expect(readSettings({})).toEqual(settings);
  });

  it('take what is set', () => {
    expect(
      readSettings({
        HOST: '::1',
        PORT: '0',
        DATA_DIR: '/srv/data',
        RETENTION_DAYS: '7',
        PATH: 'other',
      }),
    ).toEqual({
      host: '::1',
      port: 0,
      dataDir: '/srv/data',
      retentionDays: 7,
    });
  });

  const server = { SMTP_URL: 'smtps://user%40x:p%3Ass@mail.example' };
  const mail = { ...server, MAIL_FROM: 'loans@x.example', MAIL_TO: 'a@x.example, b@y.example' };

  it('name the mail server and the operator’s addresses', () => {
    expect(readSettings(mail).mail).toEqual({
      from: 'loans@x.example',
      to: ['a@x.example', 'b@y.example'],
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
    ['DATA_DIR', ' ', 'DATA_DIR is " ": write the path of a folder, such as ./data'],
  ])('name a wrong %s: %j', (name, value, line) => {
    expect(() => readSettings({ [name]: value })).toThrow(new SettingsError(line));
  });
});
