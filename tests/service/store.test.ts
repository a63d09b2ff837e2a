/**
 * Storing submissions once and completely, on both databases, also when one is locked (fault F5).
 */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { idempotencyHeader, loanPath, messagePath } from '../../src/domain/api.ts';
import { toReference } from '../../src/domain/submission-id.ts';
import type { Store, Submission } from '../../src/service/store/store.ts';
import { IdempotencyKeyReusedError, StoreError } from '../../src/service/store/store-errors.ts';
import { expectError, makeService, postJson } from '../support/service/fixtures.ts';
import { type OpenedStore, onEachStore } from '../support/service/stores.ts';
import {
  emailCall,
  idsOf,
  key,
  loan,
  makeLoan,
  makeMessage,
  message,
  type SubmissionChanges,
} from '../support/submission.ts';
import { now, nowPlus } from '../support/times.ts';

/** Equal keys give equal ids. */
function sameKey({ id, reference, idempotencyKey }: Submission) {
  return { id, reference, idempotencyKey };
}

function receiptOf({ reference, receivedAt }: Submission) {
  return { reference, receivedAt };
}

/** Submissions and deliveries. */
async function countsIn(query: OpenedStore['query']): Promise<number[]> {
  const tables = ['submissions', 'deliveries'];
  const rows = tables.map((table) => query(`SELECT count(*) AS count FROM ${table}`));
  return (await Promise.all(rows)).map(([row]) => Number(row?.count));
}

onEachStore('a submission', (open) => {
  it('is returned unchanged', async () => {
    const { store } = await open();
    const marks: Submission['marks'] = ['amount_outside_limits', 'honeypot'];
    const spam = makeLoan({}, { marks, channel: 'form' });
    const text = 'a\u0000b \ud800 \n"\'';
    const other = makeMessage({ idempotencyKey: null, payload: { ...message, message: text } });
    expect(await store.storeOnce(spam)).toEqual({ ...receiptOf(spam), isRepeat: false });
    expect(await store.storeOnce(other)).toEqual({ ...receiptOf(other), isRepeat: false });
    const mail = {
      state: 'due',
      attempts: 0,
      nextAttempt: other.receivedAt,
      failingSince: null,
      lastErrorCode: null,
      sentAt: null,
      resentAt: null,
    };
    expect(await Array.fromAsync(store.all())).toEqual([
      { ...spam, mail },
      { ...other, mail },
    ]);
    expect(await store.find(other.reference)).toEqual({ ...other, mail });
    expect(await store.find('00000-00000')).toBeUndefined();
    expect(idsOf(await store.staffMails.claim(now, 9))).toEqual(idsOf([spam, other]));
  });

  it('is stored together with its mail', async () => {
    const { store, query, rejectRows, errors } = await open();
    const acceptRows = await rejectRows('deliveries', 'TRUE');
    const submission = makeMessage();
    await expect(store.storeOnce(submission)).rejects.toEqual(new StoreError(errors.refused));
    expect(await countsIn(query)).toEqual([0, 0]);
    await acceptRows();
    expect(await store.storeOnce(submission)).toEqual({
      ...receiptOf(submission),
      isRepeat: false,
    });
    expect(await countsIn(query)).toEqual([1, 1]);
  });

  it('has a unique reference in the table', async () => {
    const { store, query } = await open();
    const submission = makeMessage();
    await store.storeOnce(submission);
    const row = (reference: string) =>
      query(`INSERT INTO submissions (id, kind, reference, received_at, language, payload, marks, channel)
        VALUES ('other', 'loan', '${reference}', 'now', 'nl', '{}', '[]', 'json')`);
    await expect(row(submission.reference)).rejects.toThrow(/unique.*reference/i);
    await row('other');
  });
});

onEachStore('simultaneous submissions', (open) => {
  it('are stored in one commit', async () => {
    const { store, countCommits } = await open();
    const all = Array.from({ length: 20 }, () => store.storeOnce(makeMessage()));
    expect((await Promise.all(all)).every(({ isRepeat }) => !isRepeat)).toBe(true);
    expect(await countCommits()).toBe(1);
    expect(await Array.fromAsync(store.all())).toHaveLength(20);
  });

  it('are acknowledged only after the commit', async () => {
    const { store, query } = await open();
    const seen = await Promise.all(
      Array.from({ length: 5 }, async () => {
        await store.storeOnce(makeMessage());
        return countsIn(query);
      }),
    );
    expect(seen).toEqual(seen.map(() => [5, 5]));
  });

  it('fail without affecting the others', async () => {
    const { store, query, rejectRows } = await open();
    const [bad, good] = [makeMessage(), makeMessage()];
    await rejectRows('submissions', `new.id = '${bad.id}'`);
    // The last one reuses the key of `good`.
    const all = [good, bad, makeMessage(), makeMessage(sameKey(good))];
    const results = await Promise.allSettled(all.map((submission) => store.storeOnce(submission)));
    const statuses = results.map(({ status }) => status);
    expect(statuses).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected']);
    expect(await countsIn(query)).toEqual([2, 2]);
  });

  it('are stored beside an operation with a programming error', async () => {
    const { store, query } = await open();
    // This date has no ISO form, so the operation itself throws a RangeError.
    const outcome = { state: 'sent', at: new Date(Number.NaN) } as const;
    const [settled, ...stored] = await Promise.allSettled([
      store.staffMails.recordOutcome('00000-00000', outcome),
      store.storeOnce(makeMessage()),
      store.storeOnce(makeMessage()),
    ]);
    const reason = new StoreError('An internal error while storing');
    expect(settled).toEqual({ status: 'rejected', reason });
    expect(stored.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect(await countsIn(query)).toEqual([2, 2]);
  });
});

onEachStore('an idempotency key', (open) => {
  it('has one row however often it repeats', async () => {
    const { store, openAnother } = await open();
    const submission = makeMessage();
    await store.storeOnce(submission);
    const again = makeMessage({ ...submission, receivedAt: new Date('2030-01-01') });
    expect(await store.storeOnce(again)).toEqual({ ...receiptOf(submission), isRepeat: true });
    await expect(store.storeOnce(makeMessage(sameKey(submission)))).rejects.toThrow(
      IdempotencyKeyReusedError,
    );
    await store.close();
    const reopened = await openAnother();
    expect(await reopened.storeOnce(submission)).toEqual({
      ...receiptOf(submission),
      isRepeat: true,
    });
    expect(await Array.fromAsync(reopened.all())).toHaveLength(1);
  });

  it('has one row from two processes, rejects changes', async () => {
    const { store, openAnother } = await open();
    const both = [store, await openAnother()];
    for (let round = 1; round <= 20; round++) {
      const same = makeMessage();
      const repeated = await Promise.all(both.map((each) => each.storeOnce(same)));
      expect(repeated.map(({ isRepeat }) => isRepeat).toSorted()).toEqual([false, true]);
      const submission = makeMessage();
      const other = makeMessage(sameKey(submission));
      const sent = await Promise.allSettled([
        store.storeOnce(submission),
        both[1]?.storeOnce(other),
      ]);
      expect(sent.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      const refused = sent.find(({ status }) => status === 'rejected');
      expect(refused).toMatchObject({ reason: expect.any(IdempotencyKeyReusedError) });
      expect(await Array.fromAsync(store.all())).toHaveLength(2 * round);
    }
  });
});

describe('a request with a key', () => {
  const headers = { [idempotencyHeader]: key };

  it('is refused with other content under its key', async () => {
    const { app, stored } = makeService();
    await postJson(app, loanPath, loan, headers);
    const sameEnd = `00000000-0000-4000-${key.slice(19)}`;
    expect(toReference(sameEnd)).toBe(toReference(key));
    for (const response of [
      await postJson(app, loanPath, { ...loan, amount: 6000 }, headers),
      await postJson(app, messagePath, emailCall, headers),
      await postJson(app, loanPath, loan, { [idempotencyHeader]: sameEnd }),
    ]) {
      expectError(response, 422, 'idempotency_key_reused');
    }
    expect((await stored()).map(({ payload }) => payload)).toEqual([loan]);
  });

  it('can be sent again after a rejection', async () => {
    const { app, stored } = makeService();
    await postJson(app, loanPath, { ...loan, email: '' }, headers);
    expect((await postJson(app, loanPath, loan, headers)).statusCode).toBe(200);
    expect(await stored()).toHaveLength(1);
  });
});

onEachStore('a submission with a new key or none', (open) => {
  const keyless = (changes: SubmissionChanges<'message'> = {}) =>
    makeMessage({ idempotencyKey: null, payload: message, ...changes });
  const keyed = (changes: SubmissionChanges<'message'> = {}) =>
    keyless({ ...sameKey(makeMessage()), ...changes });
  const at = (ms: number) => ({ receivedAt: nowPlus(ms) });
  let store: Store;
  let openAnother: () => Promise<Store>;
  beforeEach(async () => {
    ({ store, openAnother } = await open());
  });

  it('counts as a repeat of equal content within ten minutes', async () => {
    const original = keyless();
    const [, same] = await Promise.all([store.storeOnce(original), store.storeOnce(keyless())]);
    expect(same).toEqual({ ...receiptOf(original), isRepeat: true });
    const again = await store.storeOnce(keyless({ ...at(599_000), channel: 'form' }));
    expect(again).toEqual({ ...receiptOf(original), isRepeat: true });
    // The clock may be set back.
    expect((await store.storeOnce(keyless(at(-60_000)))).isRepeat).toBe(true);
    expect((await store.storeOnce(keyless(at(601_000)))).isRepeat).toBe(false);
    expect(await Array.fromAsync(store.all())).toHaveLength(2);
  });

  it.each([
    ['no key', keyless],
    ['two keys', keyed],
  ])('is stored once by two processes with %s', async (_what, make) => {
    const both = [store, await openAnother()];
    for (let round = 1; round <= 20; round++) {
      const payload = { ...message, message: `round ${round}` };
      const sent = await Promise.all(both.map((each) => each.storeOnce(make({ payload }))));
      expect(sent.map(({ isRepeat }) => isRepeat).toSorted()).toEqual([false, true]);
      expect(new Set(sent.map(({ reference }) => reference)).size).toBe(1);
      expect(await Array.fromAsync(store.all())).toHaveLength(round);
    }
  });

  it('counts as a repeat of another key’s content within ten minutes', async () => {
    const [original, repeated] = [keyed(), keyed()];
    await store.storeOnce(original);
    const again = { ...receiptOf(original), isRepeat: true };
    for (const ms of [0, 1_000, 599_000])
      expect(await store.storeOnce({ ...repeated, ...at(ms) })).toEqual(again);
    expect(await store.storeOnce(keyless(at(1_000)))).toEqual(again);
    const late = { ...repeated, ...at(601_000) };
    expect(await store.storeOnce(late)).toEqual({ ...receiptOf(late), isRepeat: false });
    // Each key keeps its own row.
    for (const submission of [original, late])
      expect(await store.storeOnce({ ...submission, ...at(602_000) })).toMatchObject(
        receiptOf(submission),
      );
    expect(await Array.fromAsync(store.all())).toHaveLength(2);
  });

  it('rejects known content under a used key', async () => {
    const [original, other] = [keyed(), makeMessage()];
    await store.storeOnce(original);
    await store.storeOnce(other);
    const mixed = keyed(sameKey(other));
    await expect(store.storeOnce(mixed)).rejects.toThrow(IdempotencyKeyReusedError);
    expect(await Array.fromAsync(store.all())).toHaveLength(2);
  });

  it.each<[string, Submission]>([
    ['another email', keyless({ payload: { ...message, email: 'other@example.com' } })],
    ['another kind', { ...keyless(), kind: 'loan', payload: loan }],
  ])('is no duplicate with %s', async (_what, other) => {
    await store.storeOnce(keyless());
    expect((await store.storeOnce(other)).isRepeat).toBe(false);
  });

  it('is no duplicate of earlier spam', async () => {
    await store.storeOnce(keyless({ marks: ['honeypot'] }));
    expect((await store.storeOnce(keyless())).isRepeat).toBe(false);
  });
});

onEachStore('a locked database', (open) => {
  it('delays the submission, blocks nothing else', async () => {
    const { store, lock } = await open();
    const { waitUntilBlocked, unlock } = await lock();
    const isStored = vi.fn();
    const accepted = store.storeOnce(makeMessage()).then(isStored);
    for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
    await waitUntilBlocked();
    expect(isStored).not.toHaveBeenCalled();
    await unlock();
    await accepted;
    expect(isStored).toHaveBeenCalledWith(expect.objectContaining({ isRepeat: false }));
  });

  it('times out with nothing stored, is usable later', { tags: 'slow' }, async () => {
    const { store, lock, errors } = await open();
    const { waitUntilFree, unlock } = await lock();
    const late = await Promise.allSettled([1, 2].map(() => store.storeOnce(makeMessage())));
    const message = expect.stringMatching(errors.locked);
    const reason = expect.objectContaining({ name: 'StoreError', message });
    const refused = { status: 'rejected', reason };
    expect(late).toEqual([refused, refused]);
    await waitUntilFree();
    await unlock();
    await store.storeOnce(makeMessage());
    expect(await Array.fromAsync(store.all())).toHaveLength(1);
  });
});
