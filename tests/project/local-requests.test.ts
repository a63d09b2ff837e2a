/**
 * Requests to the service on the same machine, as the programs and pages for operators make them.
 */
import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { describeIfInstalled } from '../support/describe-if-installed.ts';
import { findProgram } from '../support/programs.ts';
import { listen } from '../support/service/fixtures.ts';

const request = /\bcurl [^;&|\n]*?("\$health"|http:\/\/127\.0\.0\.1\S*?)(?=;| |$)/gm;

/** A file, and a request in it. */
const requests = globSync(['docs/service/solvanta-{backup,update}', 'docs/operating/*.md'])
  .sort()
  .flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(request), ([text]) => [file, text]),
  );

const missing = findProgram('curl') ? undefined : 'curl is not installed';

describeIfInstalled(missing, 'where a proxy is set', () => {
  it.each(requests)('%s asks past a proxy: %s', async (_, command = '') => {
    const port = await listen(createServer((_request, response) => response.end()));
    const once = command
      .replace(/--retry \d+/, '')
      .replace(/\S+$/, `http://127.0.0.1:${port}/healthz`);
    const proxy = 'http://127.0.0.1:9';
    const env = { ...process.env, http_proxy: proxy, all_proxy: proxy, no_proxy: '' };
    await expect(promisify(execFile)('sh', ['-c', once], { env })).resolves.toBeTruthy();
  });
});

it('programs and pages ask for it', () => {
  expect(new Set(requests.map(([file]) => file))).toEqual(
    new Set([
      'docs/operating/postgresql.md',
      'docs/service/solvanta-backup',
      'docs/service/solvanta-update',
    ]),
  );
});

it.each(['inbox', 'solvanta-backup', 'solvanta-update'])(
  '%s reads the machine’s HOST, not the shell’s',
  (program) => {
    const lines = readFileSync(`docs/service/${program}`, 'utf8').split('\n');
    const settingLine = lines.findIndex((line) =>
      /\. \/etc\/default\/solvanta|^setting\(\)/.test(line),
    );
    expect(lines.slice(0, settingLine)).toContain('unset HOST PORT');
  },
);
