/** Erasing a person by email address, on both databases. */
import { expect, it } from 'vitest';
import { eraseByEmail, onEachStore } from '../support/service/stores.ts';
import { makeMessage, message } from '../support/submission.ts';
import { now } from '../support/times.ts';

onEachStore('erasing a person', (open) => {
  it('erases every row of the address, in any spelling', async () => {
    const { store, query } = await open();
    const addresses = [
      'Ans.Jos\u00e9@Example.com',
      'ANS.JOSE\u0301@example.com',
      'other@example.com',
    ];
    const all = addresses.flatMap((email) =>
      (['due', 'held', 'sent'] as const).map((state) => ({
        state,
        submission: makeMessage({ payload: { ...message, email, subject: state } }),
      })),
    );
    for (const { submission, state } of all) {
      await store.storeOnce(submission);
      if (state === 'held')
        await store.staffMails.recordOutcome(submission.reference, {
          state,
          at: now,
          code: 'timeout',
        });
      if (state === 'sent')
        await store.staffMails.recordOutcome(submission.reference, { state, at: now });
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
