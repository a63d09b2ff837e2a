/** The key by which an address is found in all its spellings. */
import { describe, expect, it } from 'vitest';
import { normalizeText } from '../../src/service/store/email-key.ts';
import { eraseByEmail, openTestStore } from '../support/service/stores.ts';
import { makeMessage, message } from '../support/submission.ts';

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
      const submission = makeMessage({ payload: { ...message, email: stored } });
      await store.storeOnce(submission);
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
