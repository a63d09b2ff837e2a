/** What hosts read that follow `_headers` and `_redirects`, read as they do: the first rule that fits counts. */
import { describe, expect, it } from 'vitest';
import { headersFile } from '../../src/build/hosting/headers-file.ts';
import { redirectsFile } from '../../src/build/hosting/redirects-file.ts';
import { siteLanguages } from '../../src/i18n/languages.ts';
import { addressOf, aliases, notFoundPageFor, pageNames } from '../../src/i18n/routes.ts';
import { commonHeaders, shownElsewhere } from '../../src/intake/headers.ts';

const addresses = [
  ...siteLanguages.flatMap((language) => pageNames.map((page) => addressOf(page, language))),
  ...aliases.map(({ address }) => address),
];

const rules = redirectsFile()
  .trim()
  .split('\n')
  .map((line) => {
    const [from = '', to = '', status = ''] = line.split(' ');
    return { from, to, status };
  });

function answerTo(path: string) {
  return rules.find(({ from }) =>
    from.endsWith('/*') ? path.startsWith(from.slice(0, -1)) : from === path,
  );
}

describe('_redirects', () => {
  it('leads to each address exactly', () => {
    for (const address of addresses.filter((one) => one !== '/'))
      for (const from of [`${address}/`, address.toLowerCase(), `${address.toLowerCase()}/`])
        if (from !== address)
          expect(answerTo(from), from).toEqual({ from, to: address, status: '301' });
  });

  it('leads nothing to itself, and nowhere but to addresses and not-found pages', () => {
    for (const { from, to, status } of rules) {
      expect(from).not.toBe(to);
      if (status === '301') expect(addresses).toContain(to);
      else expect([status, to]).toEqual(['404', expect.stringMatching(/\/404\.html$/)]);
    }
  });

  it.each([
    '/unknown',
    '/blog/99',
    '/de/unbekannt',
    '/de/blog/99',
    '/fi/blog/99',
    '/blogi/99',
    '/hu/blog/99',
    '/hu/blogi/99',
    '/lb/x/y',
    '/sl/blog/x',
    '/nl/x',
  ])('answers %s with the not-found page that the service has for it', (path) => {
    const { to, status } = answerTo(path) ?? {};
    expect([to, status]).toEqual([`${notFoundPageFor(path).address}.html`, '404']);
  });
});

describe('_headers', () => {
  const [everywhere = '', hashed = '', ...others] = headersFile().split('\n\n');

  it('protects everything as the service does', () => {
    expect(everywhere.split('\n')[0]).toBe('/*');
    for (const [name, value] of Object.entries(commonHeaders))
      expect(everywhere).toContain(`\n  ${name}: ${value}`);
    expect(everywhere).toContain("\n  content-security-policy: frame-ancestors 'none'");
  });

  it('lets browsers keep the files whose names change with them, and no others', () => {
    expect(hashed).toContain('/_astro/*\n  cache-control: public, max-age=31536000, immutable');
    expect(everywhere).not.toContain('cache-control');
  });

  it('lets other sites show share images and icons, and nothing else', () => {
    expect(others.map((one) => one.trim())).toEqual(
      ['/share/*', ...shownElsewhere.files].map(
        (path) => `${path}\n  cross-origin-resource-policy: cross-origin`,
      ),
    );
  });
});
