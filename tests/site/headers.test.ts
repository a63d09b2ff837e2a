/** What the service says about each file of the real site; how it answers is tested in `tests/intake`. */
import { describe, expect, it } from 'vitest';
import { barePolicy, commonHeaders } from '../../src/intake/headers.ts';
import { loadSite } from '../../src/intake/site-files.ts';
import { dist } from '../support/built-site.ts';

const { files, notFound } = loadSite(dist);
const all = [...files.values(), ...notFound.values()];
const isPage = ({ type }: (typeof all)[number]) => type.startsWith('text/html');

describe('every answer', () => {
  it('has what keeps browsers from guessing, framing and leaking, and sets no cookie', () => {
    expect(commonHeaders).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-resource-policy': 'same-origin',
    });
    const names = all.flatMap(({ headers }) => Object.keys(headers));
    expect([...Object.keys(commonHeaders), ...names]).not.toContain('set-cookie');
  });
});

describe('a page', () => {
  it('has a policy of hashes from default-src ’none’, and stands in no frame', () => {
    const pages = all.filter(isPage);
    expect(pages.length).toBeGreaterThan(0);
    for (const { address, headers } of pages) {
      const policy = headers['content-security-policy'] ?? '';
      expect(policy, address).toMatch(/^default-src 'none';.* frame-ancestors 'none'$/);
      expect(policy, address).toMatch(/script-src 'self' 'sha256-/);
      expect(policy, address).not.toMatch(/unsafe-|\*|https?:/);
    }
  });
});

describe('a file that is no page', () => {
  it('may run nothing, and is shown by other sites only if it is a share image or an icon', () => {
    for (const { address, headers } of all.filter((file) => !isPage(file))) {
      expect(headers['content-security-policy'], address).toBe(barePolicy);
      const isPicture = /^\/(share\/.+|[^/]+)\.(png|svg|ico)$/.test(address);
      expect({ ...commonHeaders, ...headers }['cross-origin-resource-policy'], address).toBe(
        isPicture ? 'cross-origin' : 'same-origin',
      );
    }
  });
});
