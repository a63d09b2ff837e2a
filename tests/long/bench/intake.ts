/**
 * npm run bench:intake, after a build: what the service can take. Prints the budget beside each value, and exits with 1
 * when one is missed. `-- --only durable` (or `pages`, `steady`, `mail`, `memory`, `start`; also repeated) runs a part;
 * `--seconds 2` for each turn of `durable`, `--minutes 1` for `steady` and `mail`.
 */
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import {
  closeSync,
  fdatasyncSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { idempotencyHeader, loanPath, newUuid } from '../../../src/domain/api.ts';
import { defaultLanguage } from '../../../src/i18n/languages.ts';
import { addressOf } from '../../../src/i18n/routes.ts';
import { loanRequest } from '../../support/http.ts';
import { openMailServer } from '../../support/mail-server.ts';
import { need } from '../../support/need.ts';
import { freePort } from '../../support/port.ts';
import { findProgram, installPrograms } from '../../support/programs.ts';
import { makeTemporaryFolder, startService } from '../../support/service.ts';
import { loan } from '../../support/submission.ts';
import { pause, quantile, until } from '../faults/scenario.ts';
import { servers } from '../hosting/servers.ts';
import { steadily } from './steadily.ts';

const rounds = 5;

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    seconds: { type: 'string', default: '2' },
    minutes: { type: 'string', default: '1' },
  },
});
const seconds = Number(values.seconds);
const minutes = Number(values.minutes);
const isWanted = (part: string) => values.only?.includes(part) ?? true;
const median = (numbers: number[]) => quantile(numbers, 0.5);

const work = makeTemporaryFolder();
process.once('exit', () => rmSync(work, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

function print(what: string, value: number, budget: string, isMet: boolean, said = ''): void {
  const shown = Number.isInteger(value) ? String(value) : value.toFixed(2);
  const verdict = isMet ? 'met' : 'MISSED';
  console.log(
    `${what.padEnd(42)} ${shown.padStart(6)}  ${budget.padEnd(8)} ${verdict.padEnd(7)} ${said}`,
  );
  if (!isMet) process.exitCode = 1;
}

/** A loan request with a new key. */
function newLoan(key = newUuid()): Buffer {
  return loanRequest({ ...loan, profession: key }, key);
}

/** Pages per second that 64 connections read, in one thread of wrk. */
function readPerSecond(url: string): Promise<number> {
  return wrk('-H', 'Accept-Encoding: br, gzip', `${url}${addressOf('terms', defaultLanguage)}`);
}

/** Loan requests per second that 64 connections get stored, in one thread of wrk. */
async function storedPerSecond(url: string): Promise<number> {
  const script = join(work, 'post.lua');
  // Each key is random at its end, from which the reference is made.
  writeFileSync(
    script,
    `math.randomseed(${randomInt(2 ** 31)})
local body = ${JSON.stringify(JSON.stringify(loan))}
local part = function() return math.random(0, 16777215) end
request = function()
  return wrk.format("POST", "${loanPath}", {
    ["Content-Type"] = "application/json",
    ["${idempotencyHeader}"] = string.format("${newUuid().slice(0, 24)}%06x%06x", part(), part())
  }, body)
end
`,
  );
  return wrk('-s', script, url);
}

/** @throws Error when a request fails */
async function wrk(...args: string[]): Promise<number> {
  const all = ['-t1', '-c64', `-d${seconds}s`, ...args];
  const child = spawn(findProgram('wrk') ?? 'wrk', all, { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  for await (const text of child.stdout) said += text;
  if (/Non-2xx|Socket errors/.test(said)) throw new Error(`${args.at(-1)}: ${said}`);
  return Number(/Requests\/sec: +([\d.]+)/.exec(said)?.[1]);
}

/** Times per second that 4 KiB can be appended and made durable, one after the other. */
function syncedPerSecond(): number {
  const file = openSync(join(work, 'raw'), 'w');
  const block = Buffer.alloc(4_096, 'x');
  const start = performance.now();
  let count = 0;
  for (; performance.now() - start < 1_000 * seconds; count++) {
    writeSync(file, block);
    fdatasyncSync(file);
  }
  closeSync(file);
  return (1_000 * count) / (performance.now() - start);
}

console.log(
  `Load of the machine: ${loadavg()[0]?.toFixed(1)}; above 0.5, do not trust what follows`,
);

if (isWanted('memory')) {
  // Only the first start of all compiles the code.
  await (await startService()).stop();
  await using service = await startService();
  await pause(3_000);
  const status = readFileSync(`/proc/${service.child.pid}/status`, 'utf8');
  const idle = Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024);
  print('Memory when nothing happens, in MB', idle, '≤ 140', idle <= 140);
}

if (isWanted('start')) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    await using service = await startService();
    await (await fetch(service.url)).arrayBuffer();
    times.push((performance.now() - start) / 1_000);
  }
  const said = `from ${Math.min(...times).toFixed(2)} to ${Math.max(...times).toFixed(2)}`;
  print('Start to first page, in s', median(times), '≤ 1', median(times) <= 1, said);
}

if (isWanted('durable')) {
  installPrograms(['wrk']);
  need(findProgram('wrk') !== undefined, 'wrk is not installed');
  await using service = await startService();
  const stored: number[] = [];
  const synced: number[] = [];
  await storedPerSecond(service.url);
  // Alternates: machines are shared.
  for (let round = 0; round < rounds; round++) {
    stored.push(await storedPerSecond(service.url));
    synced.push(syncedPerSecond());
  }
  const ratio = median(stored.map((rate, round) => rate / (synced[round] ?? 0)));
  const said = `${Math.round(median(stored))} against ${Math.round(median(synced))} per second`;
  print('Stored per fdatasync of the same disk', ratio, '≥ 1', ratio >= 1, said);
}

if (isWanted('pages')) {
  installPrograms(['wrk', 'nginx']);
  need(findProgram('wrk') !== undefined, 'wrk is not installed');
  need(findProgram('nginx') !== undefined, 'nginx is not installed');
  await using service = await startService();
  const nginx = await servers.nginx();
  const port = await freePort();
  const sirv = spawn(process.execPath, ['tests/long/bench/sirv.mjs', `${port}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(sirv.stdout, 'data');
  const ours: number[] = [];
  const theirs = { nginx: [] as number[], sirv: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    ours.push(await readPerSecond(service.url));
    theirs.nginx.push(await readPerSecond(nginx.url));
    theirs.sirv.push(await readPerSecond(`http://127.0.0.1:${port}`));
  }
  sirv.kill();
  await nginx.stop();
  for (const [name, rates] of Object.entries(theirs)) {
    const ratio = median(ours.map((rate, round) => rate / (rates[round] ?? 0)));
    const said = `${Math.round(median(ours))} against ${Math.round(median(rates))} per second`;
    print(`Pages per page of ${name}`, ratio, 'told', true, said);
  }
}

if (isWanted('steady')) {
  await using service = await startService();
  const rate = { port: service.port, perSecond: 500, seconds: 60 * minutes };
  const { count, failed, p99 } = await steadily(rate, () => newLoan());
  const isMet = p99 <= 25 && failed === 0;
  const said = `of ${count} at 500 per second, ${failed} failed`;
  print('Stored within, 99 of 100, in ms', p99, '≤ 25', isMet, said);
}

if (isWanted('mail')) {
  const submitted = new Map<string, number>();
  const delays: number[] = [];
  await using mailServer = await openMailServer({
    atData({ text = '' }) {
      const [key = ''] = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/.exec(text) ?? [];
      delays.push((performance.now() - (submitted.get(key) ?? Number.NaN)) / 1_000);
      return undefined;
    },
  });
  const addresses = { MAIL_FROM: 'loans@bench.example', MAIL_TO: 'operator@bench.example' };
  await using service = await startService({ env: { SMTP_URL: mailServer.url, ...addresses } });
  const { count } = await steadily(
    { port: service.port, perSecond: 50, seconds: 60 * minutes },
    () => {
      const key = newUuid();
      submitted.set(key, performance.now());
      return newLoan(key);
    },
  );
  await until(() => delays.length >= submitted.size, 30);
  const p99 = quantile(delays, 0.99);
  const isMet = p99 <= 2 && delays.length === submitted.size;
  print('Mailed within, 99 of 100, in s', p99, '≤ 2', isMet, `of ${count} at 50 per second`);
}
