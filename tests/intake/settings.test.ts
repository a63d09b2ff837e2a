import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from '../../src/intake/settings.ts';

describe('settings', () => {
  it('need nothing to be set', () => {
    const settings = { host: '127.0.0.1', port: 4321, dataDir: resolve('data') };
    expect(readSettings({})).toEqual(settings);
  });

  it('take what is set', () => {
    const SITE_URL = 'https://loans.example/';
    expect(
      readSettings({ HOST: '::1', PORT: '0', DATA_DIR: '/srv/data', SITE_URL, PATH: 'other' }),
    ).toEqual({
      host: '::1',
      port: 0,
      dataDir: '/srv/data',
      siteOrigin: 'https://loans.example',
    });
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
    ['SITE_URL', 'loans', 'SITE_URL is "loans": write an origin, such as https://loans.example'],
    ['SITE_URL', '*', 'SITE_URL is "*": write an origin, such as https://loans.example'],
    ['DATA_DIR', ' ', 'DATA_DIR is " ": write the path of a folder, such as ./data'],
  ])('name a wrong %s: %j', (name, value, line) => {
    expect(() => readSettings({ [name]: value })).toThrow(new SettingsError(line));
  });
});
