/** The queue of mails, operator commands, erasure and retention, on both databases. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loanPath } from '../../src/domain/api.ts';
import { retentionCutoff, startRetention } from '../../src/service/retention.ts';
import { normalizeText } from '../../src/service/store/email-key.ts';
import { leaseMs, StoreError } from '../../src/service/store/store.ts';
import { makeService, makeTestFolder } from '../support/service/fixtures.ts';
import { acceptNew, eraseByEmail, onEachStore, openStore } from '../support/service/stores.ts';
import { makeWallClock, preload, startService } from '../support/start-service.ts';
import { loan, makeSubmission, message, now } from '../support/submission.ts';

const later = (ms: number) => new Date(now.getTime() + ms);
const day = 86_400_000;
const held = { state: 'held', error: 'message_refused' } as const;
const idsOf = (all: readonly { id: string }[]) => all.map(({ id }) => id);

onEachStore('a due mail', (open) => {
  it('is claimed once, oldest first', async () => {
    const { store, openAnother } = await open();
    const all = await acceptNew(store, 6);
    expect(idsOf(await store.claim(now, 4))).toEqual(idsOf(all.slice(0, 4)));
    expect(idsOf(await (await openAnother()).claim(now, 4))).toEqual(idsOf(all.slice(4)));
    expect(await store.claim(now, 4)).toEqual([]);
  });

  it('is claimed by only one of several workers', async () => {
    const { store, openAnother } = await open();
    const all = Array.from({ length: 40 }, () => makeSubmission());
    await Promise.all(all.map((submission) => store.accept(submission)));
    const workers = [store, await openAnother(), await openAnother()];
    const claimed: string[] = [];
    while (claimed.length < all.length) {
      const claims = await Promise.all(workers.map((worker) => worker.claim(now, 4)));
      expect(claims.flat()).not.toEqual([]);
      claimed.push(...idsOf(claims.flat()));
    }
    expect(claimed.toSorted()).toEqual(idsOf(all).toSorted());
  });

  it('is claimable again when its lease ends', async () => {
    const { store, openAnother } = await open();
    await store.accept(makeSubmission());
    expect(await store.claim(later(5), 1)).toHaveLength(1);
    const other = await openAnother();
    for (const ms of [4, 0, -60_000, 60_000, leaseMs + 4])
      expect(await other.claim(later(ms), 1)).toEqual([]);
    expect(await other.claim(later(leaseMs + 5), 1)).toHaveLength(1);
  });

  it('is claimable after the clock was set back', async () => {
    const { store } = await open();
    const { reference } = await store.accept(makeSubmission());
    await store.claim(later(day), 1);
    expect(await store.claim(now, 1)).toHaveLength(1);
    const failed = { state: 'due', error: 'deferred', nextAttempt: later(day) } as const;
    await store.settle(reference, { ...failed, at: later(day) });
    expect(await store.claim(now, 1)).toHaveLength(1);
  });

  it('is claimed after first attempts once it failed', async () => {
    const { store } = await open();
    const [failed, fresh] = [makeSubmission(), makeSubmission()];
    await store.accept(failed);
    await store.claim(now, 1);
    const outcome = { state: 'due', at: now, error: 'timeout', nextAttempt: now } as const;
    await store.settle(failed.reference, outcome);
    await store.accept(fresh);
    expect((await store.claim(now, 2)).map(({ id }) => id)).toEqual([fresh.id, failed.id]);
  });

  it('counts no attempt in which the server failed', async () => {
    const { store } = await open();
    const { reference } = await store.accept(makeSubmission());
    const failed = { state: 'due', at: now, error: 'connection', nextAttempt: now } as const;
    await store.settle(reference, { ...failed, isUncounted: true });
    await store.settle(reference, failed);
    expect((await store.find(reference))?.delivery?.attempts).toBe(1);
  });

  it('blocks no other when its row is damaged', async () => {
    const { store, query } = await open();
    const all = await acceptNew(store, 2);
    await query(`UPDATE submissions SET payload = '{"name":"Ans' WHERE id = '${all[0]?.id}'`);
    const claimed = await store.claim(now, 9);
    expect(claimed.map(({ id }) => id)).toEqual(idsOf(all));
    expect(claimed[0]?.payload).toMatchObject({ email: '', message: '{"name":"Ans' });
    expect(await eraseByEmail(store, message.email)).toEqual([all[1]?.reference]);
  });

  it('is not claimed before its next attempt', async () => {
    const { store } = await open();
    const { reference } = await store.accept(makeSubmission());
    await store.claim(now, 1);
    const nextAttempt = later(30_000);
    await store.settle(reference, { state: 'due', at: now, error: 'deferred', nextAttempt });
    expect(await store.claim(later(29_999), 1)).toEqual([]);
    expect((await store.claim(nextAttempt, 1))[0]?.delivery).toMatchObject({
      state: 'due',
      attempts: 1,
      lastError: 'deferred',
      failingSince: now.toISOString(),
    });
  });

  it('counts its age from a corrected clock', async () => {
    const { store } = await open();
    const { reference } = await store.accept(makeSubmission());
    const failed = { state: 'due', error: 'timeout', nextAttempt: now } as const;
    await store.settle(reference, { ...failed, at: later(day) });
    await store.settle(reference, { ...failed, at: now });
    expect((await store.queueStats(later(5_000))).oldestDueSeconds).toBe(5);
  });

  it('remembers its first failure, stays sent', async () => {
    const { store } = await open();
    const { reference } = await store.accept(makeSubmission());
    const failed = { state: 'due', error: 'timeout', nextAttempt: now } as const;
    await store.settle(reference, { ...failed, at: now });
    await store.settle(reference, { ...failed, at: later(5) });
    const delivery = async () => (await store.find(reference))?.delivery;
    expect((await delivery())?.failingSince).toBe(now.toISOString());
    await store.settle(reference, { state: 'sent', at: later(9) });
    const sent = { state: 'sent', attempts: 3, failingSince: null, lastError: null };
    expect(await delivery()).toMatchObject({ ...sent, sentAt: later(9).toISOString() });
    // A worker whose claim ran out comes late.
    await store.settle(reference, { ...failed, at: later(10) });
    expect(await delivery()).toMatchObject(sent);
  });

  it('is counted, with the age of the oldest', async () => {
    const { store } = await open();
    expect(await store.queueStats(now)).toEqual({ due: 0, held: 0, oldestDueSeconds: 0 });
    const all = [0, 1_000, 2_000].map((ms) =>
      makeSubmission({ receivedAt: later(ms).toISOString() }),
    );
    for (const submission of all) await store.accept(submission);
    await store.settle(all[0]?.reference ?? '', { ...held, at: now });
    expect(await store.queueStats(later(11_500))).toEqual({
      due: 2,
      held: 1,
      oldestDueSeconds: 10,
    });
    expect(await store.claim(later(60_000), 9)).toHaveLength(2);
  });
});

onEachStore('an operator command', (open) => {
  it('resends a mail in whatever state', async () => {
    const { store, query } = await open();
    const all = await acceptNew(store, 3);
    const [refused, sent] = all;
    await store.settle(refused?.reference ?? '', { ...held, at: now });
    await store.settle(sent?.reference ?? '', { state: 'sent', at: now });
    await query('DELETE FROM deliveries WHERE number = (SELECT max(number) FROM submissions)');
    expect(await store.claim(later(1), 9)).toEqual([]);
    for (const { reference } of all) expect(await store.resend(reference, later(2))).toBe(true);
    const claimed = await store.claim(later(2), 9);
    expect(idsOf(claimed)).toEqual(idsOf(all));
    const anew = { attempts: 0, lastError: null, failingSince: null };
    expect(claimed[0]?.delivery).toMatchObject(anew);
    expect(await store.resend('00000-00000', now)).toBe(false);
  });

  it('starts a new five-day term on resend', async () => {
    const { store } = await open();
    const submission = makeSubmission();
    await store.accept(submission);
    const age = async (ms: number) => (await store.queueStats(later(ms))).oldestDueSeconds;
    expect(await age(90_000)).toBe(90);
    const failed = { state: 'due', error: 'timeout' } as const;
    for (const ms of [10_000, 60_000])
      await store.settle(submission.reference, {
        ...failed,
        at: later(ms),
        nextAttempt: later(9e6),
      });
    expect(await age(90_000)).toBe(80);
    await store.settle(submission.reference, { state: 'sent', at: later(90_000) });
    await store.resend(submission.reference, later(100_000));
    expect(await age(130_000)).toBe(30);
  });

  it('makes handled submissions purgeable', async () => {
    const { store } = await open();
    const all = await acceptNew(store, 3);
    await store.settle(all[1]?.reference ?? '', { ...held, at: now });
    await store.resend(all[2]?.reference ?? '', later(1));
    for (const { reference } of all)
      expect(await store.markHandled(reference, later(5))).toBe(true);
    expect(await store.queueStats(later(5))).toEqual({ due: 0, held: 0, oldestDueSeconds: 0 });
    expect(await store.claim(later(5), 9)).toEqual([]);
    await store.markHandled(all[0]?.reference ?? '', later(99));
    const sentAt = (await Array.fromAsync(store.all())).map(({ delivery }) => delivery?.sentAt);
    expect(sentAt).toEqual(all.map(() => later(5).toISOString()));
    expect(await store.purge(later(5))).toBe(0);
    expect(await store.purge(later(6))).toBe(3);
    expect(await store.markHandled('00000-00000', now)).toBe(false);
  });
});

onEachStore('erasing a person', (open) => {
  it('erases every row of the mailbox', async () => {
    const { store, query } = await open();
    const addresses = [
      'Ans.Jos\u00e9@Example.com',
      'ANS.JOSE\u0301@example.com',
      'other@example.com',
    ];
    const all = addresses.flatMap((email) =>
      (['due', 'held', 'sent'] as const).map((state) => ({
        state,
        submission: makeSubmission({ payload: { ...message, email, subject: state } }),
      })),
    );
    for (const { submission, state } of all) {
      await store.accept(submission);
      if (state === 'held')
        await store.settle(submission.reference, { state, at: now, error: 'timeout' });
      if (state === 'sent') await store.settle(submission.reference, { state, at: now });
    }
    const erased = await eraseByEmail(store, ' ans.jos\u00e9@example.com ');
    const references = all.map(({ submission }) => submission.reference);
    expect(erased.toSorted()).toEqual(references.slice(0, 6).toSorted());
    expect((await Array.fromAsync(store.all())).map(({ reference }) => reference)).toEqual(
      references.slice(6),
    );
    expect(await query('SELECT number FROM deliveries')).toHaveLength(3);
    expect(await eraseByEmail(store, 'nobody@example.com')).toEqual([]);
  });
});

describe('an email address', () => {
  it.each([
    ['invisible marks', '\u202aans\u200b@example.com\u202c\u200e'],
    ['a name and angle brackets', 'Ans <ans@example.com>'],
    ['a dot at its end', 'ans@example.com.'],
    ['full width', 'ａｎｓ＠example.com'],
    ['what a list shows for the unseen', 'ans\ufffd@example.com'],
    ['its link', 'mailto:ans@example.com'],
    ['Turkish capitals', 'AN\u0130TA@EXAMPLE.COM', 'anita@example.com'],
    ['a Turkish i', 'an\u0131ta@example.com', 'anita@example.com'],
    ['hyphens of a text program', 'an\u2011s@ex\u2013ample.com', 'an-s@ex-ample.com'],
    ['an ideographic full stop', 'ans@example\u3002com'],
    ['a final sigma', 'ans@\u0391\u039d\u03a3.example', 'ans@\u03b1\u03bd\u03c2.example'],
    ['an apostrophe of a text program', 'o\u2019ans@example.com', "o'ans@example.com"],
    ['punycode', 'ans@xn--bcher-kva.example', 'ans@bücher.example'],
  ])('matches its spelling with %s', async (_what, spelled, plain = 'ans@example.com') => {
    const { store } = openStore();
    for (const [stored, asked] of [
      [spelled, plain],
      [plain, spelled],
    ] as const) {
      const submission = makeSubmission({ payload: { ...message, email: stored } });
      await store.accept(submission);
      expect(await eraseByEmail(store, 'a.ns@example.com')).toEqual([]);
      expect(await eraseByEmail(store, asked)).toEqual([submission.reference]);
    }
  });

  it.each(['\u0345\u0334', '\u00a8\u00b8', '\u0301\u200b\u0323', '\u0345\uff9e'])(
    'drops long runs of marks like %j',
    (marks) => expect(normalizeText(`a${marks.repeat(16_000)}`)).toBe('a'),
  );

  it('keeps the marks of a letter', () => {
    const marks = '\u0334'.repeat(30);
    expect(normalizeText(`a${marks}`)).toBe(`a${marks}`);
  });
});

onEachStore('retention', (open) => {
  it('deletes mailed rows past the limit only', async () => {
    const { store } = await open();
    const kept: string[] = [];
    const purged: string[] = [];
    for (const ms of [-1_000, 0, 1_000]) {
      const old = { receivedAt: later(-100 * day).toISOString() };
      const sent = makeSubmission(old);
      const [resent, due] = [makeSubmission(old), makeSubmission(old)];
      const refused = makeSubmission(old);
      const spam = makeSubmission({ ...old, marks: ['honeypot'] });
      for (const submission of [sent, resent, due, refused, spam]) await store.accept(submission);
      await store.resend(resent.reference, now);
      for (const { reference } of [sent, resent])
        await store.settle(reference, { state: 'sent', at: later(ms) });
      await store.settle(refused.reference, { ...held, at: later(-100 * day) });
      kept.push(due.id, refused.id, spam.id);
      (ms < 0 ? purged : kept).push(sent.id, resent.id);
    }
    expect(await store.purge(now)).toBe(purged.length);
    expect(idsOf(await Array.fromAsync(store.all())).toSorted()).toEqual(kept.toSorted());
    expect(await store.purge(now)).toBe(0);
  });

  it('deletes old spam without a mail', async () => {
    const { store, query } = await open();
    await store.accept(makeSubmission({ marks: ['honeypot'] }));
    await query('DELETE FROM deliveries');
    expect(await store.purge(now)).toBe(0);
    expect(await store.purge(later(1))).toBe(1);
  });

  it('keeps mails sent while the clock was wrong', async () => {
    const { store } = await open();
    const submission = makeSubmission();
    await store.accept(submission);
    await store.settle(submission.reference, { state: 'sent', at: new Date(0) });
    expect(await store.purge(now)).toBe(0);
    expect((await store.retentionDates()).oldestDeletable).toEqual(now);
    expect(await store.purge(later(1))).toBe(1);
  });

  it('deletes nothing early after a restart a year ahead', { tags: 'slow' }, async () => {
    const { store, env } = await open();
    for (const days of [30.5, 29.7, 1.5, 0]) {
      const at = new Date(Date.now() - days * day);
      const { reference } = await store.accept(makeSubmission({ receivedAt: at.toISOString() }));
      await store.settle(reference, { state: 'sent', at });
    }
    const clock = makeWallClock(makeTestFolder());
    clock.set(365 * day);
    const start = () =>
      startService({ folder: env.DATA_DIR, env: { ...env, ...preload(clock.source) } });
    const first = await start();
    const body = JSON.stringify(loan);
    const headers = { 'content-type': 'application/json' };
    expect((await fetch(first.url + loanPath, { method: 'POST', headers, body })).ok).toBe(true);
    await first.stop();
    await using second = await start();
    await vi.waitFor(() => expect(second.output.stderr).toContain('"purged"'), 10_000);
    expect(await store.count()).toBe(4);
  });

  it('deletes in batches until none is left', async () => {
    const { store, query } = await open();
    // Few at once: a store gives up after three seconds.
    for (let i = 0; i < 30; i++) {
      const mailed = Array.from({ length: 20 }, () => makeSubmission());
      await Promise.all(mailed.map((submission) => store.accept(submission)));
    }
    await query("UPDATE deliveries SET state = 'sent'");
    expect(await store.purge(later(1))).toBe(600);
  });
});

describe('the retention job', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    return () => void vi.useRealTimers();
  });

  it('purges at start, hourly, and after a failure', async () => {
    const { app, logged } = makeService();
    const limits: Date[] = [];
    const purge = async (before: Date) => {
      limits.push(before);
      if (limits.length === 2) throw new StoreError('The disk is full');
      return limits.length === 3 ? 7 : 0;
    };
    const clock = () => now;
    const retentionDates = async () => ({ oldestDeletable: now, newestTrusted: now, newest: now });
    const store = { purge, retentionDates };
    const uptime = () => 0;
    startRetention({ store, retentionDays: 30, clock, uptime, log: app.log });
    await vi.advanceTimersByTimeAsync(2 * 3_600_000);
    const days = 30 * day;
    expect(limits).toEqual([1, 2, 3].map(() => later(-days)));
    expect(limits).toEqual(limits.map(() => retentionCutoff(now, 30)));
    expect(logged()).toEqual([
      expect.objectContaining({ detail: 'Nothing could be purged: The disk is full' }),
      expect.objectContaining({ msg: 'purged', count: 7 }),
    ]);
  });

  it('deletes at most a day’s rows at once', async () => {
    const { app, store } = makeService();
    const all = Array.from({ length: 60 }, (_, age) =>
      makeSubmission({ receivedAt: later(-age * day).toISOString() }),
    );
    for (const [age, submission] of all.entries()) {
      await store.accept(submission);
      await store.settle(submission.reference, { state: 'sent', at: later(-age * day) });
    }
    let up = 0;
    const kept = () => store.count();
    const clock = () => later(400 * day);
    startRetention({ store, retentionDays: 30, clock, uptime: () => up, log: app.log });
    // Counted from the newest but one, 28 days are overdue. Each hourly run deletes one.
    await vi.waitFor(async () => expect(await kept()).toBe(59), 10_000);
    await vi.advanceTimersByTimeAsync(3_600_000);
    await vi.waitFor(async () => expect(await kept()).toBe(58), 10_000);
    for (let hours = 0; hours < 60; hours++) await vi.advanceTimersByTimeAsync(3_600_000);
    await vi.waitFor(async () => expect(await kept()).toBe(32), 10_000);
    // Time passes without submissions.
    up = 2 * day + 1;
    for (let hours = 0; hours < 3; hours++) await vi.advanceTimersByTimeAsync(3_600_000);
    await vi.waitFor(async () => expect(await kept()).toBe(29), 10_000);
  });

  it('deletes nothing early after a wrong clock', async () => {
    const hourlyRuns = [
      { up: 0, newest: 0, clock: 0, present: -1 },
      { up: 1, newest: 400, clock: 400, present: 1 },
      { up: 1.9, newest: 400, clock: 400.9, present: 1.9 },
      { up: 2, newest: 400, clock: 2, present: 2 },
    ];
    expect(await trustedPresents(hourlyRuns)).toEqual(hourlyRuns.map(({ present }) => present));
  });

  it('resumes a day after a quiet time', async () => {
    const hourlyRuns = [
      { up: 0, newest: -20, clock: 0, present: -21 },
      { up: 1, newest: 1, clock: 1, present: -19 },
      { up: 1.9, newest: 1.5, clock: 1.9, present: -18.1 },
      { up: 2, newest: 2, clock: 2, present: 2 },
      // Quiet again.
      { up: 9, newest: 2, clock: 9, present: 9 },
    ];
    expect(await trustedPresents(hourlyRuns)).toEqual(hourlyRuns.map(({ present }) => present));
  });
});

/** The times that the service trusts as the present, one per hourly run, in days from now. The newest came a day apart. */
async function trustedPresents(
  hourlyRuns: readonly { up: number; newest: number; clock: number }[],
): Promise<number[]> {
  const presents: number[] = [];
  const at = (key: 'newest' | 'clock') => later((hourlyRuns[presents.length]?.[key] ?? 0) * day);
  const store = {
    retentionDates: async () => ({
      oldestDeletable: later(999 * day),
      newestTrusted: new Date(at('newest').getTime() - day),
      newest: at('newest'),
    }),
    purge: async (before: Date) => {
      presents.push((before.getTime() - now.getTime()) / day + 30);
      return 0;
    },
  };
  startRetention({
    store,
    retentionDays: 30,
    clock: () => at('clock'),
    uptime: () => (hourlyRuns[presents.length]?.up ?? 0) * day,
    log: makeService().app.log,
  });
  await vi.advanceTimersByTimeAsync((hourlyRuns.length - 1) * 3_600_000);
  return presents.map((present) => Math.round(present * 1_000) / 1_000);
}
