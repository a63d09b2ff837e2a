/** F21: nobody sends more than they may, whatever they write into headers, and a flood of addresses takes little memory. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { newUuid } from '../../../src/api.ts';
import { createRateLimiter, readRateLimit } from '../../../src/intake/rate-limit.ts';
import { heapBytes } from '../../support/heap-bytes.ts';
import { loan } from '../../support/submission.ts';
import { Line } from './line.ts';
import { preload } from './preload.ts';
import { postLoan } from './requests.ts';
import { Findings, type Scenario, type Size } from './scenario.ts';
import { onService, type Service, storedIn } from './service.ts';

const RATE_LIMIT = '5/minute 30/hour';
const perMinute = 5;
const minute = 60_000;
const mebibyte = 2 ** 20;

const schedules = fc.array(
  fc.tuple(
    fc.nat(2),
    fc.oneof(
      fc.nat(2_000),
      fc.constantFrom(0, minute - 1, minute, minute + 1),
      fc.nat(20 * minute),
    ),
  ),
  { minLength: 100, maxLength: 300 },
);

/** Random times and senders, held against counting all that was taken in the minute and in the hour before. */
function countSchedules({ long, seed }: Size, findings: Findings): number {
  let taken = 0;
  for (const schedule of fc.sample(schedules, { numRuns: long ? 5_000 : 200, seed })) {
    let now = 0;
    const limiter = createRateLimiter(readRateLimit(RATE_LIMIT), () => now);
    const before = [0, 1, 2].map((): number[] => []);
    for (const [sender, wait] of schedule) {
      now += wait;
      const times = before[sender] ?? [];
      const since = (span: number) => times.filter((time) => time > now - span).length;
      const isFree = since(minute) < perMinute && since(60 * minute) < 30;
      const isTaken = limiter.take(`192.0.2.${sender}`) === 0;
      findings.expect(isTaken === isFree, () => `At ${now} ms: taken ${isTaken}, free ${isFree}`);
      if (isTaken) taken += times.push(now) > 0 ? 1 : 0;
    }
  }
  return taken;
}

/** @returns mebibytes that the table of 100,000 senders takes, of whom it remembers half */
function rememberMany(findings: Findings): number {
  const limiter = createRateLimiter(readRateLimit(RATE_LIMIT));
  const before = heapBytes();
  for (let index = 0; index < 100_000; index++) {
    for (let times = 0; times < perMinute; times++) limiter.take(addressOf(index));
  }
  const grown = (heapBytes() - before) / mebibyte;
  findings.expect(limiter.take(addressOf(99_999)) > 0, () => 'The latest sender is forgotten');
  findings.expect(
    limiter.take(addressOf(0)) === 0,
    () => 'More senders are kept than there may be',
  );
  findings.expect(grown < 20, () => `100,000 senders take ${grown} MB`);
  return grown;
}

function addressOf(index: number): string {
  return `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
}

/** Sends good requests over many connections at once. @returns how often each status was answered */
async function burst(
  { port }: Service,
  count: number,
  forwardedFor: (index: number) => string | undefined,
  findings: Findings,
): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  let next = 0;
  const clients = Array.from({ length: 16 }, async () => {
    const line = new Line(port);
    for (let index = next++; index < count; index = next++) {
      const said = forwardedFor(index);
      const headers = said === undefined ? {} : { 'X-Forwarded-For': said };
      const key = newUuid();
      const bytes = postLoan({ ...loan, profession: key }, key, headers);
      const { status, headers: answered } = await line.askAgain(bytes);
      const wait = Number(answered['retry-after']);
      const isTold = status !== 429 || (wait >= 1 && wait <= 60);
      findings.expect(isTold, () => `Told to wait for ${wait} s`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    line.close();
  });
  await Promise.all(clients);
  return statuses;
}

interface Claim {
  name: string;
  /** What is said to the service with each request. */
  said(index: number): string | undefined;
  /** How many of fifty are taken. */
  taken: number;
}

/** By whom the service believes. */
const claims: Record<string, Claim[]> = {
  '': [{ name: 'another address each time', said: addressOf, taken: perMinute }],
  '198.18.0.0/15': [{ name: 'another proxy’s word', said: addressOf, taken: perMinute }],
  '127.0.0.1 198.18.0.0/15': [
    { name: 'before our word', said: (i) => `${addressOf(i)}, 203.0.113.7`, taken: perMinute },
    {
      name: 'two proxies',
      said: (i) => `${addressOf(i)}, 203.0.113.8, 198.18.0.9`,
      taken: perMinute,
    },
    { name: 'no addresses', said: (i) => `forged-${i}`, taken: perMinute },
    { name: 'a network of IPv6', said: (i) => `2001:db8:1:2:${i}::${i}`, taken: perMinute },
    { name: 'in two ways', said: (i) => `${i % 2 ? '' : '::ffff:'}203.0.113.9`, taken: perMinute },
    { name: 'networks of IPv6', said: (i) => `2001:db8:2:${i}::1`, taken: 50 },
  ],
};

/** Loaded into the service: SIGUSR2 sets the clock on its wall back by an hour. */
const clockBack = `
const Real = Date;
let shift = 0;
process.on('SIGUSR2', () => { shift = -3_600_000; });
globalThis.Date = class extends Real {
  constructor(...parts) { if (parts.length > 0) super(...parts); else super(Real.now() + shift); }
  static now() { return Real.now() + shift; }
};`;

function residentMebibytes({ child }: Service): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024;
}

export const flood: Scenario = {
  fault: 'F21',
  name: 'flood',
  async run(size) {
    const findings = new Findings();
    const scheduled = countSchedules(size, findings);
    findings.expect(scheduled > 1_000, () => `Only ${scheduled} were taken: too few to tell`);
    const table = rememberMany(findings);

    const senders = size.long ? 100_000 : 1_000;
    let grown = 0;
    for (const [TRUSTED_PROXIES, claimed] of Object.entries(claims)) {
      const use = async (service: Service & { folder: string }) => {
        for (const { name, said, taken } of claimed) {
          const before = (await storedIn(service.folder)).length;
          const statuses = await burst(service, 50, said, findings);
          const stored = (await storedIn(service.folder)).length - before;
          const refused = statuses.get(429) ?? 0;
          findings.expect(
            statuses.get(200) === taken && refused === 50 - taken && stored === taken,
            () => `${name}: ${JSON.stringify([...statuses])}, ${stored} stored`,
          );
        }
        if (TRUSTED_PROXIES !== '') return;
        service.child.kill('SIGUSR2');
        const later = await burst(service, 20, () => undefined, findings);
        findings.expect(later.get(429) === 20, () => 'Setting the clock back opens the door');
      };
      const env = { RATE_LIMIT, TRUSTED_PROXIES, ...preload(clockBack) };
      await onService(findings, use, env);
    }
    const many = async (service: Service) => {
      await burst(service, 200, (index) => `192.0.2.${index}`, findings);
      const before = residentMebibytes(service);
      const statuses = await burst(service, senders, addressOf, findings);
      findings.expect(statuses.get(200) === senders, () => JSON.stringify([...statuses]));
      grown = residentMebibytes(service) - before;
      findings.expect(grown < 120, () => `The service grew by ${grown} MB`);
    };
    await onService(findings, many, { RATE_LIMIT, TRUSTED_PROXIES: '127.0.0.1' });
    const tried = `${senders} senders (+${Math.round(grown)} MB), table ${table.toFixed(1)} MB`;
    return { tried, lost: 0, doubled: 0, wrong: findings.wrong };
  },
};
