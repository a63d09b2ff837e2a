import { describe, expect, it } from 'vitest';
import {
  createRateLimiter,
  type RateLimiter,
  readRateLimit,
  senderOf,
} from '../../src/intake/rate-limit.ts';
import { heapBytes } from '../support/heap-bytes.ts';
import {
  key,
  loan,
  loanPath,
  makeIntake,
  message,
  messagePath,
  postForm,
  postJson,
} from '../support/intake/fixtures.ts';

const minute = 60_000;
const hour = 60 * minute;

/** A limiter with the default limits, on a clock that the test moves. */
function makeLimiter(text = '5/minute 30/hour', capacity?: number) {
  const clock = { now: 1e6 };
  const limiter = createRateLimiter(readRateLimit(text), () => clock.now, capacity);
  return { clock, limiter };
}

/** How many of so many submissions are taken. */
function taken(limiter: RateLimiter, address: string, times: number): number {
  return Array.from({ length: times }, () => limiter.take(address)).filter((wait) => wait === 0)
    .length;
}

describe('the limit', () => {
  it('takes five in a minute and not one more, wherever the minute begins', () => {
    const { clock, limiter } = makeLimiter();
    expect(taken(limiter, '192.0.2.1', 50)).toBe(5);
    clock.now += minute - 1;
    expect(limiter.take('192.0.2.1')).toBe(1);
    clock.now += 1;
    expect(taken(limiter, '192.0.2.1', 50)).toBe(5);
  });

  it('takes thirty in an hour and not one more', () => {
    const { clock, limiter } = makeLimiter();
    let count = 0;
    const start = clock.now;
    while (clock.now < start + hour) {
      count += taken(limiter, '192.0.2.1', 3);
      clock.now += 7_000;
    }
    expect(count).toBe(30);
  });

  it('says how long to wait, and a refused one makes it no longer', () => {
    const { clock, limiter } = makeLimiter();
    taken(limiter, '192.0.2.1', 5);
    clock.now += 20_000;
    for (let again = 0; again < 100; again++) expect(limiter.take('192.0.2.1')).toBe(40_000);
  });

  it('counts senders apart', () => {
    const { limiter } = makeLimiter();
    taken(limiter, '192.0.2.1', 9);
    expect(taken(limiter, '192.0.2.2', 9)).toBe(5);
  });

  it('can give back what was counted', () => {
    const { limiter } = makeLimiter();
    taken(limiter, '192.0.2.1', 5);
    limiter.giveBack('192.0.2.1');
    expect(taken(limiter, '192.0.2.1', 5)).toBe(1);
  });

  it('can be off', () => {
    expect(taken(makeLimiter('off').limiter, '192.0.2.1', 1_000)).toBe(1_000);
  });

  it('remembers fifty thousand senders in little memory, the latest ones', () => {
    const { limiter } = makeLimiter();
    const before = heapBytes();
    const addressOf = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
    for (let index = 0; index < 100_000; index++) taken(limiter, addressOf(index), 5);
    expect(heapBytes() - before).toBeLessThan(20 * 2 ** 20);
    expect(taken(limiter, addressOf(99_999), 1)).toBe(0);
    expect(taken(limiter, addressOf(50_001), 1)).toBe(0);
    expect(taken(limiter, addressOf(0), 1)).toBe(1);
  });

  it('is no looser when the clock on the wall is set back', () => {
    const limiter = createRateLimiter(readRateLimit('5/minute'));
    const wall = Date.now;
    try {
      expect(taken(limiter, '192.0.2.1', 9)).toBe(5);
      Date.now = () => wall() - hour;
      expect(taken(limiter, '192.0.2.1', 9)).toBe(0);
      Date.now = () => wall() + hour;
      expect(taken(limiter, '192.0.2.1', 9)).toBe(0);
    } finally {
      Date.now = wall;
    }
  });
});

describe('one sender', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:c000:0201', '192.0.2.1'],
    ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2::1', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2'],
    ['2001:db8::', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    ['', 'unknown'],
    ['x, y', 'unknown'],
    ['192.0.2.1:4321', 'unknown'],
  ])('of %s is %s', (address, sender) => {
    expect(senderOf(address)).toBe(sender);
  });
});

describe('a submission too many', () => {
  const limiterOf = () => createRateLimiter(readRateLimit('2/minute'));

  it('is answered with 429, the time to wait, and a code; nothing is stored', async () => {
    const { app, store, logged } = makeIntake({ limiter: limiterOf() });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        postJson(app, loanPath, { ...loan, email: `${index}@x.example` }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      200,
      200,
      ...Array(18).fill(429),
    ]);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(refused?.json()).toEqual({ error: { code: 'too_many_requests' } });
    expect(refused?.headers['retry-after']).toMatch(/^(60|59)$/);
    expect(await store.list()).toHaveLength(2);
    expect(logged().find(({ msg }) => msg === 'refused')).toMatchObject({
      code: 'too_many_requests',
    });
  });

  it('is answered with a page when it is a plain form', async () => {
    const { app, store } = makeIntake({ limiter: limiterOf() });
    const form = { ...message, language: 'fi' };
    await postForm(app, messagePath, form);
    await postForm(app, loanPath, loan);
    const answer = await postForm(app, messagePath, form);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      429,
      'text/html; charset=utf-8',
    ]);
    expect(answer.payload).toContain('too-many fi');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(await store.list()).toHaveLength(2);
  });

  it('is none that is incomplete, came before, or met a store that failed', async () => {
    const { app, store } = makeIntake({ limiter: limiterOf() });
    for (let press = 0; press < 9; press++) {
      expect((await postJson(app, loanPath, { ...loan, phone: ' ' })).statusCode).toBe(422);
      const headers = { 'idempotency-key': key };
      expect((await postJson(app, loanPath, loan, headers)).statusCode).toBe(200);
    }
    const other = { ...loan, email: 'other@x.example' };
    expect((await postJson(app, loanPath, other)).statusCode).toBe(200);
    const third = { ...loan, email: 'third@x.example' };
    expect((await postJson(app, loanPath, third)).statusCode).toBe(429);
    await store.close();

    const broken = makeIntake({ limiter: limiterOf() });
    await broken.store.close();
    for (let press = 0; press < 9; press++) {
      expect((await postJson(broken.app, loanPath, loan)).statusCode).toBe(503);
    }
  });

  it('keeps nobody from reading the site', async () => {
    const { app } = makeIntake({ limiter: limiterOf() });
    for (let press = 0; press < 9; press++) await postJson(app, loanPath, loan);
    expect((await app.inject('/de')).statusCode).toBe(200);
  });
});

describe('the sender of a request', () => {
  /** How many of ten are taken, each with the header that its number gives. */
  async function takenWith(
    trustedProxies: string[],
    forwardedFor: (index: number) => string,
    remoteAddress = '127.0.0.1',
  ): Promise<number> {
    const limiter = createRateLimiter(readRateLimit('3/minute'));
    const { app } = makeIntake({ limiter, trustedProxies });
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async (_, index) => {
        const answer = await app.inject({
          method: 'POST',
          url: loanPath,
          payload: loan,
          remoteAddress,
          headers: { 'x-forwarded-for': forwardedFor(index) },
        });
        return answer.statusCode;
      }),
    );
    return statuses.filter((status) => status === 200).length;
  }

  it('is whoever is connected, whatever the headers say, while no proxy is trusted', async () => {
    expect(await takenWith([], (index) => `198.51.100.${index}`)).toBe(3);
  });

  it('is whom a trusted proxy names', async () => {
    expect(await takenWith(['127.0.0.1'], (index) => `198.51.100.${index}`)).toBe(10);
    expect(await takenWith(['127.0.0.1'], () => '198.51.100.1')).toBe(3);
    expect(await takenWith(['10.0.0.0/8'], (i) => `198.51.100.${i}`, '::ffff:10.1.2.3')).toBe(10);
  });

  it('is whoever is connected when that is no trusted proxy', async () => {
    expect(await takenWith(['127.0.0.1'], (i) => `198.51.100.${i}`, '192.0.2.9')).toBe(3);
  });

  it('is the last that is no proxy of ours, so that forged entries change nothing', async () => {
    const forged = (index: number) => `198.51.100.${index}, 203.0.113.7`;
    expect(await takenWith(['127.0.0.1'], forged)).toBe(3);
    const throughTwo = (index: number) => `198.51.100.${index}, 203.0.113.7, 10.0.0.2`;
    expect(await takenWith(['127.0.0.1', '10.0.0.0/8'], throughTwo)).toBe(3);
    expect(await takenWith(['127.0.0.1'], (index) => `forged-${index}`)).toBe(3);
  });

  it('is an IPv6 network of 64 bits', async () => {
    expect(await takenWith(['127.0.0.1'], (index) => `2001:db8:1:2::${index}`)).toBe(3);
    expect(await takenWith(['127.0.0.1'], (index) => `2001:db8:1:${index}::1`)).toBe(10);
  });
});
