/** What the tab keeps of a receipt, and what a reload shows again. */
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { initialDraft } from '../../../src/stores/draft.ts';
import {
  $receipt,
  dismissReceipt,
  keepReceipt,
  receiptKey,
  restoreReceipt,
  tickPaper,
} from '../../../src/stores/wizard-receipt.ts';

const stored = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
});
afterAll(() => vi.unstubAllGlobals());

const receipt = { reference: 'ABCD-1234', sentAt: 1, receivedAt: 2 };

beforeEach(() => {
  stored.clear();
  $receipt.set(null);
});

it('a reload shows the receipt without the answers', () => {
  keepReceipt({ ...receipt, answers: initialDraft });
  expect($receipt.get()?.answers).toEqual(initialDraft);
  $receipt.set(null);
  restoreReceipt();
  expect($receipt.get()).toEqual(receipt);
});

it('a receipt on screen is not replaced', () => {
  keepReceipt({ ...receipt, answers: initialDraft });
  restoreReceipt();
  expect($receipt.get()?.answers).toEqual(initialDraft);
});

it('ticks survive a reload, and can be taken away', () => {
  keepReceipt(receipt);
  for (const paper of ['identity', 'income', 'identity']) tickPaper(paper, true);
  tickPaper('income', false);
  $receipt.set(null);
  restoreReceipt();
  expect($receipt.get()?.tickedPapers?.trim()).toBe('identity');
});

it('nothing is ticked without a receipt', () => {
  tickPaper('identity', true);
  expect($receipt.get()).toBeNull();
});

it('a dismissed receipt does not return', () => {
  keepReceipt(receipt);
  dismissReceipt();
  restoreReceipt();
  expect($receipt.get()).toBeNull();
  expect(stored).toEqual(new Map());
});

it('a stored value that is no receipt shows nothing', () => {
  stored.set(receiptKey, '{"reference":7}');
  restoreReceipt();
  expect($receipt.get()).toBeNull();
});
