/** Retention: what is deleted, when, and how it distrusts the clock. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dayMs, hourMs } from '../../src/helpers/durations.ts';
import { createCutoffFinder, startPurgeSchedule } from '../../src/service/purge-schedule.ts';
import { StoreError } from '../../src/service/store/store-errors.ts';
import { retentionCutoff } from '../../src/settings/retention-period.ts';
import { makeWallClock, preload } from '../support/preloaded-modules.ts';
import { makeService } from '../support/service/fixtures.ts';
import { heldAt } from '../support/service/outbox.ts';
import { onEachStore, storeAll } from '../support/service/stores.ts';
import { startService } from '../support/start-service.ts';
import { idsOf, loan, makeMessage } from '../support/submission.ts';
import { now, nowPlus } from '../support/times.ts';
import { makeTestFolder } from '../support/vitest-folder.ts';

onEachStore('retention', (open) => {
  it('deletes mailed rows past the limit only', async () => {
    const { store } = await open();
    const kept: string[] = [];
    const purged: string[] = [];
    for (const ms of [-1_000, 0, 1_000]) {
      const old = { receivedAt: nowPlus(-100 * dayMs) };
      const sent = makeMessage(old);
      const [resent, due] = [makeMessage(old), makeMessage(old)];
      const refused = makeMessage(old);
      const spam = makeMessage({ ...old, marks: ['honeypot'] });
      for (const submission of [sent, resent, due, refused, spam])
        await store.storeOnce(submission);
      await store.resend(resent.reference, now);
      for (const { reference } of [sent, resent])
        await store.staffMails.recordOutcome(reference, { state: 'sent', at: nowPlus(ms) });
      await store.staffMails.recordOutcome(refused.reference, heldAt(nowPlus(-100 * dayMs)));
      kept.push(due.id, refused.id, spam.id);
      (ms < 0 ? purged : kept).push(sent.id, resent.id);
    }
    expect(await store.purge(now)).toBe(purged.length);
    expect(idsOf(await Array.fromAsync(store.all())).toSorted()).toEqual(kept.toSorted());
    expect(await store.purge(now)).toBe(0);
  });

  it('deletes old spam without a mail', async () => {
    const { store, query } = await open();
    await store.storeOnce(makeMessage({ marks: ['honeypot'] }));
    await query('DELETE FROM deliveries');
    expect(await store.purge(now)).toBe(0);
    expect(await store.purge(nowPlus(1))).toBe(1);
  });

  it('goes on after a damaged date', async () => {
    const { store, query } = await open();
    const times = [-1, 0, 2 * dayMs, 3 * dayMs].map(nowPlus);
    for (const receivedAt of times) {
      const { reference } = await store.storeOnce(makeMessage({ receivedAt }));
      await store.staffMails.recordOutcome(reference, { state: 'sent', at: receivedAt });
    }
    const [oldest, newest] = [times[0]?.toISOString(), times[3]?.toISOString()];
    for (const [time, damaged] of [
      [oldest, '-'],
      [newest, '2026-99'],
    ])
      await query(
        `UPDATE submissions SET received_at = '${damaged}' WHERE received_at = '${time}'`,
      );
    await query(`UPDATE deliveries SET sent_at = '-' WHERE sent_at = '${oldest}'`);
    expect(await store.retentionDates()).toEqual({
      oldestDeletable: now,
      newestTrusted: now,
      newest: nowPlus(2 * dayMs),
    });
  });

  it('keeps a mailed row without a readable date', async () => {
    const { store, query } = await open();
    const { reference } = await store.storeOnce(makeMessage());
    await store.staffMails.recordOutcome(reference, { state: 'sent', at: now });
    await query("UPDATE submissions SET received_at = '-'");
    await query("UPDATE deliveries SET sent_at = '-'");
    expect(await store.countDeletable(now)).toBe(0);
    expect(await store.purge(now)).toBe(0);
  });

  it('keeps mails sent while the clock was wrong', async () => {
    const { store } = await open();
    const submission = makeMessage();
    await store.storeOnce(submission);
    await store.staffMails.recordOutcome(submission.reference, { state: 'sent', at: new Date(0) });
    expect(await store.purge(now)).toBe(0);
    expect((await store.retentionDates()).oldestDeletable).toEqual(now);
    expect(await store.purge(nowPlus(1))).toBe(1);
  });

  it('survives a restart with a clock ahead', { tags: 'slow' }, async () => {
    const { store, env } = await open();
    for (const days of [30.5, 29.7, 1.5, 0]) {
      const at = new Date(Date.now() - days * dayMs);
      const { reference } = await store.storeOnce(makeMessage({ receivedAt: at }));
      await store.staffMails.recordOutcome(reference, { state: 'sent', at });
    }
    const clock = makeWallClock(makeTestFolder());
    clock.set(365 * dayMs);
    const start = () =>
      startService({ folder: env.DATA_DIR, env: { ...env, ...preload(clock.source) } });
    const ahead = await start();
    expect((await ahead.postLoan(loan)).ok).toBe(true);
    await ahead.stop();
    await using restarted = await start();
    await vi.waitFor(() => expect(restarted.output.stderr).toContain('"purged"'), 30_000);
    expect(await store.count()).toBe(4);
  });

  it('deletes in batches until none is left', async () => {
    const { store, query } = await open();
    await storeAll(
      store,
      Array.from({ length: 600 }, () => makeMessage()),
    );
    await query("UPDATE deliveries SET state = 'sent'");
    expect(await store.purge(nowPlus(1))).toBe(600);
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
    startPurgeSchedule({ store, retentionDays: 30, clock, uptime, log: app.log });
    await vi.advanceTimersByTimeAsync(2 * hourMs);
    const days = 30 * dayMs;
    expect(limits).toEqual([1, 2, 3].map(() => nowPlus(-days)));
    expect(limits).toEqual(limits.map(() => retentionCutoff(now, 30)));
    expect(logged()).toEqual([
      expect.objectContaining({ detail: 'Nothing could be purged: The disk is full' }),
      expect.objectContaining({ msg: 'purged', count: 7 }),
    ]);
  });

  it('deletes at most a day’s rows at once', async () => {
    const { app, store } = makeService();
    const all = Array.from({ length: 60 }, (_, age) =>
      makeMessage({ receivedAt: nowPlus(-age * dayMs) }),
    );
    for (const [age, submission] of all.entries()) {
      await store.storeOnce(submission);
      await store.staffMails.recordOutcome(submission.reference, {
        state: 'sent',
        at: nowPlus(-age * dayMs),
      });
    }
    let up = 0;
    const kept = () => store.count();
    const clock = () => nowPlus(400 * dayMs);
    startPurgeSchedule({ store, retentionDays: 30, clock, uptime: () => up, log: app.log });
    // Counted from the newest but one, 28 days are overdue. Each hourly run deletes one.
    await vi.waitFor(async () => expect(await kept()).toBe(59), 30_000);
    await vi.advanceTimersByTimeAsync(hourMs);
    await vi.waitFor(async () => expect(await kept()).toBe(58), 30_000);
    for (let hours = 0; hours < 60; hours++) await vi.advanceTimersByTimeAsync(hourMs);
    await vi.waitFor(async () => expect(await kept()).toBe(32), 30_000);
    // Time passes without submissions.
    up = 2 * dayMs + 1;
    for (let hours = 0; hours < 3; hours++) await vi.advanceTimersByTimeAsync(hourMs);
    await vi.waitFor(async () => expect(await kept()).toBe(29), 30_000);
  });

  it('deletes nothing early after a wrong clock', async () => {
    const runs = [
      { up: 0, newest: 0, clock: 0, present: -1 },
      { up: 1, newest: 400, clock: 400, present: 1 },
      { up: 1.9, newest: 400, clock: 400.9, present: 1.9 },
      { up: 2, newest: 400, clock: 2, present: 2 },
    ];
    expect(await trustedPresents(runs)).toEqual(runs.map(({ present }) => present));
  });

  it('resumes a day after a quiet time', async () => {
    const runs = [
      { up: 0, newest: -20, clock: 0, present: -21 },
      { up: 1, newest: 1, clock: 1, present: -19 },
      { up: 1.9, newest: 1.5, clock: 1.9, present: -18.1 },
      { up: 2, newest: 2, clock: 2, present: 2 },
      // Quiet again.
      { up: 9, newest: 2, clock: 9, present: 9 },
    ];
    expect(await trustedPresents(runs)).toEqual(runs.map(({ present }) => present));
  });
});

interface Run {
  up: number;
  newest: number;
  clock: number;
}

/**
 * The times that the service trusts as the present, one per run, in days from now. The newest
 * arrivals came a day apart.
 */
async function trustedPresents(runs: readonly Run[]): Promise<number[]> {
  let current: Run = { up: 0, newest: 0, clock: 0 };
  const findCutoff = createCutoffFinder({
    store: {
      retentionDates: async () => ({
        // So late that the limit of one day's rows does not matter.
        oldestDeletable: nowPlus(999 * dayMs),
        newestTrusted: nowPlus((current.newest - 1) * dayMs),
        newest: nowPlus(current.newest * dayMs),
      }),
    },
    retentionDays: 30,
    clock: () => nowPlus(current.clock * dayMs),
    uptime: () => current.up * dayMs,
  });
  const presents: number[] = [];
  for (const run of runs) {
    current = run;
    const cutoff = await findCutoff();
    presents.push((cutoff.getTime() - now.getTime()) / dayMs + 30);
  }
  return presents.map((present) => Math.round(present * 1_000) / 1_000);
}
