import { describe, expect, it } from 'vitest';
import { referenceOf } from '../../src/api.ts';
import { key, loan, loanPath, makeIntake, now, postJson } from '../support/intake/fixtures.ts';

describe('a loan request', () => {
  it('is stored and answered with its reference', async () => {
    const { app, store } = makeIntake();
    const answer = await postJson(app, loanPath, loan, {
      'idempotency-key': key.toUpperCase(),
      'content-language': 'fi',
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ ok: true, reference: referenceOf(key) });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await store.list()).toEqual([
      {
        kind: 'loan',
        payload: loan,
        id: key,
        reference: referenceOf(key),
        receivedAt: now.toISOString(),
        language: 'fi',
        idempotencyKey: key,
        marks: [],
        channel: 'json',
        delivery: expect.objectContaining({ state: 'due', attempts: 0 }),
      },
    ]);
  });

  it('gets an id of its own when the key is no UUID, or there is none', async () => {
    const { app, store } = makeIntake();
    await postJson(app, loanPath, loan, { 'idempotency-key': 'press 1' });
    await postJson(app, loanPath, { ...loan, amount: 6000 });
    await postJson(app, loanPath, { ...loan, amount: 7000 });
    const stored = await store.list();
    expect(stored.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['press 1', null, null]);
    expect(new Set(stored.map(({ id }) => id)).size).toBe(3);
    expect(stored.map(({ reference }) => reference)).toEqual(
      stored.map(({ id }) => referenceOf(id)),
    );
  });

  it.each([
    ['a number', 7000, 7000],
    ['a one-element list', [7000], 7000],
    ['a one-element list of text', ['7.000'], 7000],
    ['grouped digits', '5.000', 5000],
    ['money', '€ 5.000,50', 5000.5],
  ])('may give its amount as %s', async (_name, amount, stored) => {
    const { app, store } = makeIntake();
    expect((await postJson(app, loanPath, { ...loan, amount, duration: [24] })).statusCode).toBe(
      200,
    );
    expect((await store.list())[0]?.payload).toEqual({ ...loan, amount: stored, duration: 24 });
  });

  it('outside the limits is stored and marked', async () => {
    const { app, store } = makeIntake();
    await postJson(app, loanPath, { ...loan, amount: 2_999.99 });
    await postJson(app, loanPath, { ...loan, amount: 900_001, duration: 361 });
    expect((await store.list()).map(({ marks }) => marks)).toEqual([
      ['amount_outside_limits'],
      ['amount_outside_limits', 'duration_outside_limits'],
    ]);
  });

  it.each([
    ['nl-BE', 'nl'],
    ['xx', 'nl'],
    ['__proto__', 'nl'],
    ['en', 'en'],
  ])('in language %s is stored as %s', async (tag, language) => {
    const { app, store } = makeIntake();
    await postJson(app, loanPath, loan, { 'content-language': tag });
    expect((await store.list())[0]?.language).toBe(language);
  });

  it('keeps texts trimmed, and nothing but its ten fields', async () => {
    const { app, store } = makeIntake();
    const firstName = '  Zoë \u0000\u2028"><script>  ';
    await postJson(app, loanPath, { ...loan, firstName, website: 'x', extra: { deep: true } });
    const stored = (await store.list())[0];
    expect(stored?.payload).toEqual({ ...loan, firstName: firstName.trim() });
    expect(stored?.marks).toEqual([]);
  });
});
