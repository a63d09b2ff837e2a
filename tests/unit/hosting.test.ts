/** Hosts that follow `_headers` protect pages as our own service does. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { commonHeaders } from '../../src/service/http/security-headers.ts';
import { root } from '../support/root.ts';

const headersFile = readFileSync(join(root, 'public/_headers'), 'utf8');
const [, everywhere = '', hashed = ''] = headersFile.split(/^(?=\/)/m);

it('every file has the headers of the service', () => {
  const { 'cross-origin-resource-policy': _, ...protecting } = commonHeaders;
  for (const [name, value] of Object.entries(protecting))
    expect(everywhere).toContain(`\n  ${name}: ${value}\n`);
});

it('browsers cache only files with hashed names', () => {
  expect(hashed).toContain('/_astro/*\n  cache-control: public, max-age=31536000, immutable');
  expect(everywhere).not.toContain('cache-control');
});
