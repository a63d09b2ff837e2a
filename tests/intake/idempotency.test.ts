import { describe, expect, it } from 'vitest';
import { referenceOf } from '../../src/api.ts';
import {
  emailCall,
  key,
  loan,
  loanPath,
  makeIntake,
  messagePath,
  postJson,
} from '../support/intake/fixtures.ts';
import { stores } from '../support/intake/stores.ts';

const headers = { 'idempotency-key': key };

describe.each(stores)('an idempotency key in $name', ({ open }) => {
  it('keeps one row for two equal requests and gives the same answer', async () => {
    const { app, store, logged } = makeIntake(await open());
    const first = await postJson(app, loanPath, loan, headers);
    const again = await postJson(app, loanPath, { ...loan, amount: ['5.000'] }, headers);
    const upper = await postJson(app, loanPath, loan, { 'idempotency-key': key.toUpperCase() });
    expect([again.statusCode, again.payload]).toEqual([first.statusCode, first.payload]);
    expect(upper.payload).toBe(first.payload);
    expect(await store.list()).toHaveLength(1);
    expect(logged().filter(({ msg }) => msg === 'stored')).toHaveLength(1);
  });

  it('keeps one row for 20 requests at once', async () => {
    const { app, store } = makeIntake(await open());
    const origin = await app.listen({ port: 0 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const answer = await fetch(origin + loanPath, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(loan),
        });
        return [answer.status, await answer.json()];
      }),
    );
    const expected = [200, { ok: true, reference: referenceOf(key) }];
    expect(answers).toEqual(Array.from({ length: 20 }, () => expected));
    expect(await store.list()).toHaveLength(1);
  });

  it('is refused with other content, and of the other kind', async () => {
    const { app, store } = makeIntake(await open());
    await postJson(app, loanPath, loan, headers);
    const other = await postJson(app, loanPath, { ...loan, amount: 6000 }, headers);
    const otherKind = await postJson(app, messagePath, emailCall, headers);
    for (const answer of [other, otherKind]) {
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toEqual({ error: { code: 'idempotency_key_reused' } });
    }
    expect((await store.list()).map(({ payload }) => payload)).toEqual([loan]);
  });

  it('is refused when its reference is taken under another key', async () => {
    const { app, store } = makeIntake(await open());
    await postJson(app, loanPath, loan, headers);
    const sameEnd = `00000000-0000-4000-${key.slice(19)}`;
    expect(referenceOf(sameEnd)).toBe(referenceOf(key));
    const answer = await postJson(app, loanPath, loan, { 'idempotency-key': sameEnd });
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      { error: { code: 'idempotency_key_reused' } },
    ]);
    expect(await store.list()).toHaveLength(1);
  });

  it('is free again after a refused request', async () => {
    const { app, store } = makeIntake(await open());
    await postJson(app, loanPath, { ...loan, email: '' }, headers);
    expect((await postJson(app, loanPath, loan, headers)).statusCode).toBe(200);
    expect(await store.list()).toHaveLength(1);
  });

  it('is remembered across a restart', async () => {
    const { store, another } = await open();
    const before = makeIntake({ store });
    const first = await postJson(before.app, loanPath, loan, headers);
    await before.store.close();
    const after = makeIntake({ store: await another() });
    const again = await postJson(after.app, loanPath, loan, headers);
    expect([again.statusCode, again.payload]).toEqual([200, first.payload]);
    expect(await after.store.list()).toHaveLength(1);
  });
});
