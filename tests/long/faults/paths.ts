/** F18: addresses that nobody thought of reach only the files that were listed at start. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { loanPath } from '../../../src/api.ts';
import { Line } from './line.ts';
import { Findings, type Scenario } from './scenario.ts';
import { makeDataFolder, root, startService, stopService } from './service.ts';

/** What addresses are made of: ours, and everything that has ever led a server astray. */
const pieces = fc.oneof(
  fc.constantFrom('/', '/de', '/DE', '/blog', '/1', '/404', '/index.html', '/_astro', loanPath),
  fc.constantFrom('.html', '.br', '.gz', '/.git/config', '/.env', '/package.json', '/etc/passwd'),
  fc.constantFrom('..', '/..', '/../', '%2e%2e/', '%252e%252e%252f', '..%2f', '..%5c', '..;/'),
  fc.constantFrom('//', '///evil.example', '\\', '/\\evil.example', '%5c', '%2f', '%00', '%0d%0a'),
  fc.constantFrom('http://evil.example', 'https://evil.example/de', '@evil.example', ':80', '*'),
  fc.constantFrom(
    '%c0%af',
    '%e0%80%af',
    '%ff',
    '%',
    '%z',
    '%u002f',
    ';',
    ';a=b',
    '?',
    '#',
    '&',
    '=',
  ),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty'),
  fc.string({
    maxLength: 8,
    unit: fc.integer({ min: 33, max: 255 }).map((code) => String.fromCharCode(code)),
  }),
);

const addresses = fc
  .tuple(
    fc.constantFrom('/', '/', '/', '', 'http://a/', 'http://evil.example'),
    fc.array(pieces, { maxLength: 7 }),
  )
  .map(([start, parts]) => (start + parts.join('') || '/').replaceAll(/[\s]/g, ''));

function hash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Hashes of everything that may be answered with 200. */
function listedBytes(): Set<string> {
  const files = readdirSync(join(root, 'dist'), { recursive: true, withFileTypes: true });
  const bytes = files
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)));
  return new Set([...bytes.map(hash), hash(Buffer.from('{"status":"ok"}'))]);
}

export const paths: Scenario = {
  fault: 'F18',
  name: 'paths',
  async run({ long, seed }) {
    const count = long ? 100_000 : 5_000;
    const listed = listedBytes();
    const findings = new Findings();
    const data = makeDataFolder();
    const service = await startService(data.folder);
    const line = new Line(service.port);
    const statuses = new Map<number, number>();
    for (const address of fc.sample(addresses, { numRuns: count, seed })) {
      const head = `GET ${address} HTTP/1.1\r\nHost: a\r\n\r\n`;
      const { status, headers, body, ms } = await line.askPatiently(Buffer.from(head, 'latin1'));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const said = () => `${JSON.stringify(address)} was answered with ${status} after ${ms} ms`;
      findings.expect([200, 301, 400, 404, 405].includes(status) && ms < 1_000, said);
      findings.expect(status !== 200 || listed.has(hash(body)), () => `${said()}: unknown bytes`);
      const { location } = headers;
      const stays =
        location === undefined ||
        (/^\/(?![/\\])/.test(location) && new URL(location, 'http://a').host === 'a');
      findings.expect(stays, () => `${JSON.stringify(address)} leads to ${location}`);
    }
    line.close();
    findings.expect((statuses.get(200) ?? 0) > count / 1_000, () => 'Hardly any address was found');
    findings.expect((statuses.get(301) ?? 0) > count / 1_000, () => 'Hardly any address was moved');
    findings.expect((await stopService(service)) === 0, () => 'The service did not end cleanly');
    data.remove();
    return { tried: `${count} paths`, lost: 0, doubled: 0, wrong: findings.wrong };
  },
};
