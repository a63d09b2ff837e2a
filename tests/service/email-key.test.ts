/** Erasing by email address: every spelling of one mailbox, on both databases. */
import { describe, expect, it } from 'vitest';
import { normalizeText } from '../../src/service/store/email-key.ts';
import { eraseByEmail, onEachStore, openTestStore } from '../support/service/stores.ts';
import { makeSubmission, message, now } from '../support/submission.ts';

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
        await store.deliveries.settle(submission.reference, { state, at: now, error: 'timeout' });
      if (state === 'sent') await store.deliveries.settle(submission.reference, { state, at: now });
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
    const { store } = openTestStore();
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
