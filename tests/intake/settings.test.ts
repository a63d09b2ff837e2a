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
      allowedOrigins: ['https://loans.example', 'http://127.0.0.1:4321'],
    });
  });

  it('may switch the limit off', () => {
    expect(readSettings({ RATE_LIMIT: 'off' }).rateLimit).toEqual([]);
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
    ['DATA_DIR', ' ', 'DATA_DIR is " ": write the path of a folder, such as ./data'],
  ])('name a wrong %s: %j', (name = '', value, line) => {
    expect(() => readSettings({ [name]: value })).toThrow(new SettingsError(line));
  });
});
