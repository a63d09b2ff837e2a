/** The rate limit, and what counts as one sender (fault F21). */
import { load } from 'cheerio';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { idempotencyHeader, loanPath, messagePath } from '../../src/domain/api.ts';
import { hourMs } from '../../src/helpers/durations.ts';
import { siteMessages } from '../../src/i18n/messages/site-messages.ts';
import {
  createRateLimiter,
  type RateLimit,
  type RateLimiter,
  rateLimitKeys,
} from '../../src/service/http/rate-limit.ts';
import { checkProperty, dailyOrFull, timeoutMs } from '../support/random-inputs.ts';
import {
  expectError,
  heapBytes,
  makeService,
  postForm,
  postJson,
} from '../support/service/fixtures.ts';
import { key, loan, message } from '../support/submission.ts';

const minute = 60_000;

const perMinute = (count: number): RateLimit => ({ count, windowMs: minute });

/** A limiter with the default limits, on a clock that the test moves. */
function makeLimiter(limits = [perMinute(5), { count: 30, windowMs: hourMs }]) {
  const clock = { now: 1e6 };
  return { clock, limiter: createRateLimiter(limits, () => clock.now) };
}

/** How many submissions are accepted. */
function countAccepted(limiter: RateLimiter, address: string, times: number): number {
  return Array.from({ length: times }, () => limiter.consume(address)).filter(
    ({ waitMs }) => waitMs === 0,
  ).length;
}

describe('the limit', () => {
  it('admits what exact counting would', { timeout: timeoutMs }, async () => {
    const waits = fc.oneof(
      fc.nat(2_000),
      fc.constantFrom(0, minute - 1, minute, minute + 1),
      fc.nat(20 * minute),
    );
    const schedules = fc.array(fc.tuple(fc.nat(2), waits), { minLength: 100, maxLength: 300 });
    await checkProperty(schedules, dailyOrFull(50, 5_000), async (schedule) => {
      const { clock, limiter } = makeLimiter();
      const before = [0, 1, 2].map((): number[] => []);
      for (const [sender, wait] of schedule) {
        clock.now += wait;
        const times = before[sender] ?? [];
        const since = (span: number) => times.filter((time) => time > clock.now - span).length;
        const isAccepted = since(minute) < 5 && since(hourMs) < 30;
        expect(limiter.consume(`192.0.2.${sender}`).waitMs === 0).toBe(isAccepted);
        if (isAccepted) times.push(clock.now);
      }
    });
  });

  it('gives a wait that retries do not extend', () => {
    const { clock, limiter } = makeLimiter();
    expect(countAccepted(limiter, '192.0.2.1', 50)).toBe(5);
    clock.now += 20_000;
    for (let again = 0; again < 100; again++)
      expect(limiter.consume('192.0.2.1').waitMs).toBe(40_000);
  });

  it('refunds its own count, not a later one', () => {
    const { clock, limiter } = makeLimiter([perMinute(2)]);
    const { refund } = limiter.consume('192.0.2.1');
    clock.now += 30_000;
    limiter.consume('192.0.2.1');
    refund();
    clock.now += 31_000;
    expect(countAccepted(limiter, '192.0.2.1', 5)).toBe(1);
  });

  it('can be off', () => {
    expect(countAccepted(makeLimiter([]).limiter, '192.0.2.1', 1_000)).toBe(1_000);
  });

  it('remembers fifty thousand senders in little memory', { tags: 'slow' }, () => {
    const { limiter } = makeLimiter();
    const before = heapBytes();
    const senderOf = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
    for (let index = 0; index < 50_100; index++) countAccepted(limiter, senderOf(index), 5);
    expect(heapBytes() - before).toBeLessThan(20 * 2 ** 20);
    expect(countAccepted(limiter, senderOf(50_099), 1)).toBe(0);
    expect(countAccepted(limiter, senderOf(101), 1)).toBe(0);
    expect(countAccepted(limiter, senderOf(0), 1)).toBe(1);
  });

  it('ignores changes of the wall clock', () => {
    const limiter = createRateLimiter([perMinute(5)]);
    const wall = Date.now;
    onTestFinished(() => {
      Date.now = wall;
    });
    expect(countAccepted(limiter, '192.0.2.1', 9)).toBe(5);
    for (const by of [-hourMs, hourMs]) {
      Date.now = () => wall() + by;
      expect(countAccepted(limiter, '192.0.2.1', 9)).toBe(0);
    }
  });
});

describe('one sender', () => {
  it.each([
    ['192.0.2.1', ['192.0.2.1']],
    ['::ffff:192.0.2.1', ['192.0.2.1']],
    ['::FFFF:c000:0201', ['192.0.2.1']],
    ['0:0:0:0:0:ffff:192.0.2.1', ['192.0.2.1']],
    ['2001:db8:1:2::1', ['2001:db8:1:2', '2001:db8:1']],
    ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', ['2001:db8:1:2', '2001:db8:1']],
    ['2001:db8::', ['2001:db8:0:0', '2001:db8:0']],
    ['fe80::1%eth0', ['fe80:0:0:0', 'fe80:0:0']],
    ['', ['unknown']],
    ['x, y', ['unknown']],
    ['192.0.2.1:4321', ['unknown']],
  ])('at %s has the keys %j', (address, names) => {
    expect(rateLimitKeys(address).map(({ key }) => key)).toEqual(names);
  });

  it('may send tenfold from a /48 prefix', () => {
    const { limiter } = makeLimiter();
    const addresses = Array.from({ length: 1_000 }, (_, index) => `2001:db8:1:${index}::1`);
    const acceptedOf = (all: string[]) =>
      all.filter((address) => limiter.consume(address).waitMs === 0);
    const { refund } = limiter.consume('2001:db8:1:1::1');
    expect(acceptedOf(addresses)).toHaveLength(49);
    expect(countAccepted(limiter, '2001:db8:2::1', 9)).toBe(5);
    refund();
    expect(acceptedOf(addresses)).toHaveLength(1);
  });
});

describe('an excess submission', () => {
  const makeStrictLimiter = () => createRateLimiter([perMinute(2)]);
  const from = (name: number | string) => ({ ...loan, email: `${name}@x.example` });

  it('gets 429 with a code, stores nothing', async () => {
    const { app, stored, logged } = makeService({ limiter: makeStrictLimiter() });
    const sent = Array.from({ length: 20 }, (_, index) => postJson(app, loanPath, from(index)));
    const responses = await Promise.all(sent);
    const refused = responses.filter(({ statusCode }) => statusCode !== 200);
    expect(refused).toHaveLength(18);
    for (const response of refused) {
      expectError(response, 429, 'too_many_requests');
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(await stored()).toHaveLength(2);
    const line = { code: 'too_many_requests' };
    expect(logged().find(({ msg }) => msg === 'refused')).toMatchObject(line);
    // Reading the site is not limited.
    expect((await app.inject('/de')).statusCode).toBe(200);
  });

  it('gets a page after an HTML form', async () => {
    const { app, stored } = makeService({ limiter: makeStrictLimiter() });
    const form = { ...message, language: 'fi' };
    await postForm(app, messagePath, form);
    await postForm(app, loanPath, loan);
    const response = await postForm(app, messagePath, form);
    expect(response.statusCode).toBe(429);
    const { tooMany } = (await siteMessages('fi')).formPages;
    expect(load(response.payload)('h1').text()).toBe(tooMany);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(await stored()).toHaveLength(2);
  });

  it('does not count incomplete, repeated or failed ones', async () => {
    const { app, store } = makeService({ limiter: makeStrictLimiter() });
    const statusOf = async (body: object, headers = {}) =>
      (await postJson(app, loanPath, body, headers)).statusCode;
    for (let press = 0; press < 9; press++) {
      expect(await statusOf({ ...loan, phone: ' ' })).toBe(422);
      expect(await statusOf(loan, { [idempotencyHeader]: key })).toBe(200);
    }
    expect(await statusOf(from('other'))).toBe(200);
    expect(await statusOf(from('third'))).toBe(429);
    await store.close();
    const broken = makeService({ store, limiter: makeStrictLimiter() });
    for (let press = 0; press < 9; press++)
      expect((await postJson(broken.app, loanPath, loan)).statusCode).toBe(503);
  });
});

describe('the sender of a request', () => {
  const proxy = ['127.0.0.1'];

  /**
   * Who counts, the trusted proxies, the forwarded address of each of ten requests, and how many
   * are accepted.
   */
  it.each<[string, string[], (index: number) => string, accepted: number, connected?: string]>([
    ['whoever is connected, while no proxy is trusted', [], (i) => `198.51.100.${i}`, 3],
    ['whom a trusted proxy names', proxy, (i) => `198.51.100.${i}`, 10],
    ['an address that a proxy repeats, once', proxy, () => '198.51.100.1', 3],
    [
      'whom a trusted network names',
      ['10.0.0.0/8'],
      (i) => `198.51.100.${i}`,
      10,
      '::ffff:10.1.2.3',
    ],
    ['whoever is no trusted proxy', proxy, (i) => `198.51.100.${i}`, 3, '192.0.2.9'],
    ['the last entry, not a forged one', proxy, (i) => `198.51.100.${i}, 203.0.113.7`, 3],
    [
      'the last that is no proxy',
      [...proxy, '10.0.0.0/8'],
      (i) => `1.1.1.${i}, 3.3.3.7, 10.0.0.2`,
      3,
    ],
    ['one for all entries that are no address', proxy, (i) => `forged-${i}`, 3],
    ['an IPv6 network of 64 bits', proxy, (i) => `2001:db8:1:2::${i}`, 3],
    ['another IPv6 network', proxy, (i) => `2001:db8:1:${i}::1`, 10],
  ])('is %s', async (_who, trustedProxies, ipAddressOf, count, remoteAddress = '127.0.0.1') => {
    const limiter = createRateLimiter([perMinute(3)]);
    const { app } = makeService({ limiter, trustedProxies });
    const sending = Array.from({ length: 10 }, (_, index) => {
      const headers = { 'x-forwarded-for': ipAddressOf(index) };
      return app.inject({ method: 'POST', url: loanPath, payload: loan, remoteAddress, headers });
    });
    const accepted = (await Promise.all(sending)).filter(({ statusCode }) => statusCode === 200);
    expect(accepted).toHaveLength(count);
  });
});
