import { expect, it } from 'vitest';
import { decodeTyped } from '../../../src/helpers/decode.ts';
import { formatRedirects } from '../../../src/integrations/redirects-file.ts';

it.each([
  ['/de/über uns', '/de/%C3%BCber%20uns'],
  ['/de/%C3%BCber%20uns', '/de/%C3%BCber%20uns'],
  ['/q%26a', '/q%26a'],
  ['/a%2Fb', '/a%2Fb'],
  ['/50%', '/50%25'],
  ['/50%25', '/50%25'],
])('_redirects has %s as %s', (typed, encoded) => {
  expect(formatRedirects({ [decodeTyped(typed, decodeURI)]: '/contact' })).toBe(
    `${encoded} /contact 301\n`,
  );
});

it('every sign that decodeURI leaves encoded stays as it is', () => {
  const signs = Array.from(
    { length: 128 },
    (_, code) => `%${code.toString(16).toUpperCase().padStart(2, '0')}`,
  );
  const reserved = signs.filter((encoded) => decodeURI(encoded) === encoded);
  expect(reserved).toHaveLength(11);
  for (const encoded of reserved)
    expect(formatRedirects({ [`/a${encoded}b`]: '/contact' })).toBe(`/a${encoded}b /contact 301\n`);
});
