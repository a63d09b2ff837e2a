/**
 * npm run bench:intake, after a build: what the service bears, as ratios to what the same machine can do in the same
 * minute. Two things are measured in turns, A-B-A, five times; the median counts. Nothing here is a test: it prints the
 * target beside each value. `-- --only pages` (or `durable`, `steady`, `mixed`, `mail`, `memory`, `start`; several
 * times) for a part; `--seconds 2` for each turn.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import {
  closeSync,
  fdatasyncSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { idempotencyHeader, loanPath, newUuid } from '../../../src/api.ts';
import { arrivalOf, openMailServer } from '../../support/mail-server.ts';
import { loan } from '../../support/submission.ts';
import { ensureProgram } from '../faults/debian.ts';
import { postLoan } from '../faults/requests.ts';
import { findServer, servers } from '../hosting/servers.ts';
import { pagesSteadily, steadily } from './steadily.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const page = '/de';
const connections = 64;
const rounds = 5;

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    seconds: { type: 'string', default: '2' },
    minutes: { type: 'string', default: '1' },
  },
});
const seconds = Number(values.seconds);
const isWanted = (part: string) => values.only?.includes(part) ?? true;

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const children = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

interface Server {
  url: string;
  child: ChildProcess;
  stop(): Promise<void>;
}

async function run(args: string[], settings: NodeJS.ProcessEnv = {}): Promise<Server> {
  const ours = { PORT: '0', DATA_DIR: join(folder, newUuid()), RATE_LIMIT: 'off' };
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...ours, ...settings },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  children.add(child);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    children.delete(child);
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /http:\S+/.exec(line)?.[0];
    if (url) return { url, child, stop };
  }
  throw new Error(`${args.join(' ')} did not start: npm run build first`);
}

/** As npm start runs it. */
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: { start: string };
};
const runService = (settings?: NodeJS.ProcessEnv) =>
  run(scripts.start.replace('exec node ', '').split(' '), settings);

/** Requests per second that wrk gets answered with all its connections, in one thread. */
async function wrk(url: string, more: string[]): Promise<number> {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, ...more, url];
  const child = spawn('/usr/bin/wrk', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  children.add(child);
  let said = '';
  for await (const text of child.stdout) said += text;
  children.delete(child);
  if (/Non-2xx|Socket errors/.test(said)) throw new Error(`${url}: ${said}`);
  return Number(/Requests\/sec: +([\d.]+)/.exec(said)?.[1]);
}

const readPages = (url: string) => () => wrk(url + page, ['-H', 'Accept-Encoding: br']);

/** A loan request that there never was. */
function newLoan(): Buffer {
  const key = newUuid();
  return postLoan({ ...loan, profession: key }, key);
}

/** Loan requests, each with a key of its own: random at its end, of which the reference is made. */
function post(url: string): () => Promise<number> {
  const script = join(folder, 'post.lua');
  return () => {
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
    return wrk(url, ['-s', script]);
  };
}

/** Times per second that 4 KiB can be appended and made durable, one after the other. */
async function sync(): Promise<number> {
  const file = openSync(join(folder, 'raw'), 'w');
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

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

/** @returns the median of what one gives for each of the other, and the middle of either */
async function inTurns(
  one: () => Promise<number>,
  other: () => Promise<number>,
): Promise<{ ratio: number; said: string }> {
  const rates: { one: number; other: number }[] = [];
  await one();
  for (let round = 0; round < rounds; round++) {
    const before = await one();
    const between = await other();
    rates.push({ one: (before + (await one())) / 2, other: between });
  }
  const [mine, theirs] = [rates.map((rate) => rate.one), rates.map((rate) => rate.other)];
  return {
    ratio: median(rates.map((rate) => rate.one / rate.other)),
    said: `${Math.round(median(mine))} against ${Math.round(median(theirs))} per second`,
  };
}

function print(what: string, value: number, target: string, isMet: boolean, said: string): void {
  const shown = Number.isInteger(value) ? String(value) : value.toFixed(2);
  const verdict = isMet ? 'met' : 'MISSED';
  console.log(
    `${what.padEnd(46)} ${shown.padStart(6)}  ${target.padEnd(10)} ${verdict.padEnd(7)} ${said}`,
  );
}

/** Megabytes that a process has in memory, or had at most; Linux only. */
function memory(child: ChildProcess, which: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${which}:\\s+(\\d+)`).exec(status)?.[1]) / 1_024);
}

console.log(
  `Load of the machine: ${loadavg()[0]?.toFixed(1)}; above 0.5, do not trust what follows`,
);
const canLoad = ensureProgram('/usr/bin/wrk', 'wrk', 'throughput');
// The very first start after a change takes the types out, and keeps 15 MB of that until it ends: not what is measured.
await (await runService()).stop();
const service = await runService();
await new Promise((resolve) => setTimeout(resolve, 3_000));
const idle = memory(service.child, 'VmRSS');

if (isWanted('durable') && canLoad) {
  const synced = await inTurns(post(service.url), sync);
  print(
    'Stored per fdatasync of the same disk',
    synced.ratio,
    '≥ 2.0',
    synced.ratio >= 2,
    synced.said,
  );
  const storeless = await run(['tests/long/bench/peers.ts', 'storeless']);
  const stored = await inTurns(post(service.url), post(storeless.url));
  await storeless.stop();
  print(
    'Stored per answered without storing',
    stored.ratio,
    '≥ 0.45',
    stored.ratio >= 0.45,
    stored.said,
  );
}

if (isWanted('pages') && canLoad) {
  if (findServer('nginx')) {
    const nginx = await servers.nginx();
    const pages = await inTurns(readPages(service.url), readPages(nginx.url));
    await nginx.stop();
    print(
      'Pages per page of nginx, one worker',
      pages.ratio,
      '≥ 0.27',
      pages.ratio >= 0.27,
      pages.said,
    );
  }
  const peer = await run(['tests/long/bench/peers.ts', 'sirv']);
  const pages = await inTurns(readPages(service.url), readPages(peer.url));
  await peer.stop();
  print('Pages per page of sirv', pages.ratio, '≥ 2', pages.ratio >= 2, pages.said);
}

if (isWanted('steady')) {
  const port = Number(new URL(service.url).port);
  const rate = { port, perSecond: 1_000, seconds: 60 * Number(values.minutes) };
  const { count, failed, p99, p999 } = await steadily(rate, newLoan);
  const said = `of ${count} at 1,000 per second`;
  print('Failed', failed, '0', failed === 0, said);
  print('Stored within, 99 of 100, in ms', p99, '≤ 25', p99 <= 25, said);
  print('Stored within, 999 of 1,000, in ms', p999, '≤ 100', p999 <= 100, said);
}

if (isWanted('mixed')) {
  const both = { port: Number(new URL(service.url).port), seconds: 30 * Number(values.minutes) };
  const [pages, stored] = await Promise.all([
    pagesSteadily({ ...both, page, perSecond: 2_000 }),
    steadily({ ...both, perSecond: 500 }, newLoan),
  ]);
  const failed = pages.failed + stored.failed;
  const said = `of ${pages.count} at 2,000 per second, beside ${stored.count} stored at 500; ${failed} failed`;
  print('Pages within, 99 of 100, in ms', pages.p99, '≤ 10', pages.p99 <= 10 && failed === 0, said);
}

if (isWanted('memory')) {
  const most = memory(service.child, 'VmHWM');
  print('Memory when nothing happens, in MB', idle, '≤ 90', idle <= 90, '');
  print('Memory at most in all of this, in MB', most, '≤ 180', most <= 180, '');
}
await service.stop();

if (isWanted('mail')) {
  const submitted = new Map<string, number>();
  const delays: number[] = [];
  const mailServer = await openMailServer({
    atData({ text = '' }) {
      const [key = ''] = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/.exec(text) ?? [];
      delays.push((performance.now() - (submitted.get(key) ?? Number.NaN)) / 1_000);
      return undefined;
    },
  });
  const mailing = await runService({
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    MAIL_FROM: 'loans@bench.example',
    MAIL_TO: 'operator@bench.example',
  });
  const start = performance.now();
  const count = 50 * 30 * Number(values.minutes);
  for (let number = 0; number < count; number++) {
    const wait = start + number * 20 - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const key = newUuid();
    submitted.set(key, performance.now());
    void fetch(mailing.url + loanPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [idempotencyHeader]: key },
      body: JSON.stringify({ ...loan, profession: key }),
    }).then((answer) => answer.arrayBuffer());
  }
  await arrivalOf(mailServer.received, count);
  await mailing.stop();
  await mailServer.close();
  const p99 = delays.toSorted((a, b) => a - b)[Math.floor(delays.length * 0.99)] ?? Infinity;
  const said = `${delays.length} of ${count} submitted at 50 per second`;
  print('Mailed within, 99 of 100, in s', p99, '≤ 2', p99 <= 2 && delays.length === count, said);
}

if (isWanted('start')) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    const { url, stop } = await runService();
    await (await fetch(url + page)).arrayBuffer();
    times.push((performance.now() - start) / 1_000);
    await stop();
  }
  const said = `from ${Math.min(...times).toFixed(2)} to ${Math.max(...times).toFixed(2)}`;
  print('Start to first page, in s', median(times), '≤ 0.5', median(times) <= 0.5, said);
}
