/** The queue of mails and the operator's commands on it (fault F29), on both databases. */
import { expect, it } from 'vitest';
import { dayMs } from '../../src/helpers/durations.ts';
import { leaseMs } from '../../src/service/store/retry-policy.ts';
import { failedAt, heldAt } from '../support/service/outbox.ts';
import {
  commandsOn,
  eraseByEmail,
  onEachStore,
  storeAll,
  storeNew,
} from '../support/service/stores.ts';
import { idsOf, makeMessage, message } from '../support/submission.ts';
import { now, nowPlus } from '../support/times.ts';

onEachStore('a due mail', (open) => {
  it('is claimed after older ones', async () => {
    const { store } = await open();
    const all = await storeNew(store, 6);
    expect(idsOf(await store.staffMails.claim(now, 4))).toEqual(idsOf(all.slice(0, 4)));
    expect(idsOf(await store.staffMails.claim(now, 4))).toEqual(idsOf(all.slice(4)));
  });

  it('is claimed by only one of several workers', async () => {
    const { store, openAnother } = await open();
    const all = Array.from({ length: 40 }, () => makeMessage());
    await Promise.all(all.map((submission) => store.storeOnce(submission)));
    const workers = [store, await openAnother(), await openAnother()];
    const claimed: string[] = [];
    while (claimed.length < all.length) {
      const claims = await Promise.all(workers.map((worker) => worker.staffMails.claim(now, 4)));
      expect(claims.flat()).not.toEqual([]);
      claimed.push(...idsOf(claims.flat()));
    }
    expect(claimed.toSorted()).toEqual(idsOf(all).toSorted());
  });

  it('is claimable again when its lease ends', async () => {
    const { store, openAnother } = await open();
    await store.storeOnce(makeMessage());
    expect(await store.staffMails.claim(nowPlus(5), 1)).toHaveLength(1);
    const other = await openAnother();
    for (const ms of [4, 0, -60_000, 60_000, leaseMs + 4])
      expect(await other.staffMails.claim(nowPlus(ms), 1)).toEqual([]);
    expect(await other.staffMails.claim(nowPlus(leaseMs + 5), 1)).toHaveLength(1);
  });

  it('is claimable after the clock was set back', async () => {
    const { store } = await open();
    const { reference } = await store.storeOnce(makeMessage());
    await store.staffMails.claim(nowPlus(dayMs), 1);
    expect(await store.staffMails.claim(now, 1)).toHaveLength(1);
    await store.staffMails.recordOutcome(reference, failedAt(nowPlus(dayMs)));
    expect(await store.staffMails.claim(now, 1)).toHaveLength(1);
  });

  it('is claimed after first attempts once it failed', async () => {
    const { store } = await open();
    const [failed, fresh] = [makeMessage(), makeMessage()];
    await store.storeOnce(failed);
    await store.staffMails.claim(now, 1);
    await store.staffMails.recordOutcome(failed.reference, failedAt(now));
    await store.storeOnce(fresh);
    expect(idsOf(await store.staffMails.claim(now, 2))).toEqual(idsOf([fresh, failed]));
  });

  it('counts no attempt in which the server failed', async () => {
    const { store } = await open();
    const { reference } = await store.storeOnce(makeMessage());
    await store.staffMails.recordOutcome(reference, failedAt(now, { isCounted: false }));
    await store.staffMails.recordOutcome(reference, failedAt(now));
    expect((await store.find(reference))?.mail?.attempts).toBe(1);
  });

  it('blocks no other when its row is damaged', async () => {
    const { store, query } = await open();
    const all = await storeNew(store, 2);
    await query(`UPDATE submissions SET payload = '{"name":"Ans' WHERE id = '${all[0]?.id}'`);
    const claimed = await store.staffMails.claim(now, 9);
    expect(idsOf(claimed)).toEqual(idsOf(all));
    expect(claimed[0]?.payload).toMatchObject({ email: '', message: '{"name":"Ans' });
    expect(await eraseByEmail(store, message.email)).toEqual([all[1]?.reference]);
  });

  it('counts no age from a damaged time', async () => {
    const { store, query } = await open();
    await store.storeOnce(makeMessage());
    await query("UPDATE deliveries SET next_attempt = 'x'");
    expect(await store.staffMailStats(now)).toEqual({ due: 1, held: 0, oldestDueSeconds: 0 });
  });

  it('is not claimed before its next attempt', async () => {
    const { store } = await open();
    const { reference } = await store.storeOnce(makeMessage());
    await store.staffMails.claim(now, 1);
    const nextAttempt = nowPlus(30_000);
    await store.staffMails.recordOutcome(
      reference,
      failedAt(now, { code: 'deferred', nextAttempt }),
    );
    expect(await store.staffMails.claim(nowPlus(29_999), 1)).toEqual([]);
    expect((await store.staffMails.claim(nextAttempt, 1))[0]?.mail).toMatchObject({
      state: 'due',
      attempts: 1,
      lastErrorCode: 'deferred',
      failingSince: now,
    });
  });

  it('counts its age from a corrected clock', async () => {
    const { store } = await open();
    const { reference } = await store.storeOnce(makeMessage());
    await store.staffMails.recordOutcome(reference, failedAt(nowPlus(dayMs)));
    await store.staffMails.recordOutcome(reference, failedAt(now));
    expect((await store.staffMailStats(nowPlus(5_000))).oldestDueSeconds).toBe(5);
  });

  it('remembers its first failure until it is sent', async () => {
    const { store } = await open();
    const { reference } = await store.storeOnce(makeMessage());
    await store.staffMails.recordOutcome(reference, failedAt(now));
    await store.staffMails.recordOutcome(reference, failedAt(nowPlus(5)));
    const mail = async () => (await store.find(reference))?.mail;
    expect((await mail())?.failingSince).toEqual(now);
    await store.staffMails.recordOutcome(reference, { state: 'sent', at: nowPlus(9) });
    const sent = { state: 'sent', attempts: 3, failingSince: null, lastErrorCode: null };
    expect(await mail()).toMatchObject({ ...sent, sentAt: nowPlus(9) });
  });

  it('stays sent when a worker whose claim ran out fails', async () => {
    const { store } = await open();
    const { reference } = await store.storeOnce(makeMessage());
    await store.staffMails.recordOutcome(reference, { state: 'sent', at: now });
    await store.staffMails.recordOutcome(reference, failedAt(nowPlus(1)));
    const sent = { state: 'sent', attempts: 1, failingSince: null, lastErrorCode: null };
    expect((await store.find(reference))?.mail).toMatchObject(sent);
  });

  it('is counted, with the age of the oldest', async () => {
    const { store } = await open();
    expect(await store.staffMailStats(now)).toEqual({ due: 0, held: 0, oldestDueSeconds: 0 });
    const all = [0, 1_000, 2_000].map((ms) => makeMessage({ receivedAt: nowPlus(ms) }));
    for (const submission of all) await store.storeOnce(submission);
    await store.staffMails.recordOutcome(all[0]?.reference ?? '', heldAt(now));
    expect(await store.staffMailStats(nowPlus(11_500))).toEqual({
      due: 2,
      held: 1,
      oldestDueSeconds: 10,
    });
    expect(await store.staffMails.claim(nowPlus(60_000), 9)).toHaveLength(2);
  });
});

onEachStore('an operator command', (open) => {
  it('resends a mail in whatever state', async () => {
    const { store, query } = await open();
    const all = await storeNew(store, 3);
    const [refused, sent] = all;
    await store.staffMails.recordOutcome(refused?.reference ?? '', heldAt(now));
    await store.staffMails.recordOutcome(sent?.reference ?? '', { state: 'sent', at: now });
    await query('DELETE FROM deliveries WHERE number = (SELECT max(number) FROM submissions)');
    expect(await store.staffMails.claim(nowPlus(1), 9)).toEqual([]);
    for (const { reference } of all) expect(await store.resend(reference, nowPlus(2))).toBe(true);
    const claimed = await store.staffMails.claim(nowPlus(2), 9);
    expect(idsOf(claimed)).toEqual(idsOf(all));
    const anew = { attempts: 0, lastErrorCode: null, failingSince: null };
    expect(claimed[0]?.mail).toMatchObject(anew);
    expect(await store.resend('00000-00000', now)).toBe(false);
  });

  it('starts a new five-day term on resend', async () => {
    const { store } = await open();
    const submission = makeMessage();
    await store.storeOnce(submission);
    const age = async (ms: number) => (await store.staffMailStats(nowPlus(ms))).oldestDueSeconds;
    expect(await age(90_000)).toBe(90);
    const nextAttempt = nowPlus(9e6);
    for (const ms of [10_000, 60_000])
      await store.staffMails.recordOutcome(
        submission.reference,
        failedAt(nowPlus(ms), { nextAttempt }),
      );
    expect(await age(90_000)).toBe(80);
    await store.staffMails.recordOutcome(submission.reference, {
      state: 'sent',
      at: nowPlus(90_000),
    });
    await store.resend(submission.reference, nowPlus(100_000));
    expect(await age(130_000)).toBe(30);
  });

  it('makes submissions marked as done purgeable', async () => {
    const { store } = await open();
    const all = await storeNew(store, 3);
    await store.staffMails.recordOutcome(all[1]?.reference ?? '', heldAt(now));
    await store.resend(all[2]?.reference ?? '', nowPlus(1));
    for (const { reference } of all) expect(await store.markDone(reference, nowPlus(5))).toBe(true);
    expect(await store.staffMailStats(nowPlus(5))).toEqual({
      due: 0,
      held: 0,
      oldestDueSeconds: 0,
    });
    expect(await store.staffMails.claim(nowPlus(5), 9)).toEqual([]);
    await store.markDone(all[0]?.reference ?? '', nowPlus(99));
    const sentAt = (await Array.fromAsync(store.all())).map(({ mail }) => mail?.sentAt);
    expect(sentAt).toEqual(all.map(() => nowPlus(5)));
    expect(await store.purge(nowPlus(5))).toBe(0);
    expect(await store.purge(nowPlus(6))).toBe(3);
    expect(await store.markDone('00000-00000', now)).toBe(false);
  });
});

onEachStore('a restored database', (open) => {
  it.each([
    ['--hold', ['held', 'held', 'sent']],
    ['--send', ['due', 'held', 'sent']],
  ] as const)('with %s mails the staff once at most, and no sender', async (option, states) => {
    const { store, env, query } = await open();
    const all = Array.from({ length: 3 }, () => makeMessage());
    await storeAll(store, all, (index) => `${index}@x.example`);
    await store.staffMails.claim(now, 1);
    await store.staffMails.recordOutcome(all[1]?.reference ?? '', heldAt(now));
    await store.staffMails.recordOutcome(all[2]?.reference ?? '', { state: 'sent', at: now });
    await commandsOn(env)('after-restore', option);
    const stored = await Array.fromAsync(store.all());
    expect(stored.map(({ mail }) => mail?.state)).toEqual(states);
    // The claim that the backup had does not delay the mail.
    expect(await store.staffMails.claim(now, 9)).toHaveLength(option === '--send' ? 1 : 0);
    expect(await query('SELECT DISTINCT state FROM confirmations')).toEqual([{ state: 'held' }]);
  });
});
