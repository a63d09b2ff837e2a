/**
 * The receipt of the sent request, until the visitor dismisses it. The tab keeps it without
 * the answers.
 */
import { atom } from 'nanostores';
import * as z from 'zod/mini';
import type { LoanDraft } from './draft.ts';
import { clearSession, readSession, writeSession } from './session-storage.ts';

const receiptSchema = z.object({
  reference: z.string(),
  /** When it was sent, by the browser's clock, in milliseconds since 1970. */
  sentAt: z.number(),
  /** When it arrived, by the service's clock. Undefined when the answer does not say. */
  receivedAt: z.optional(z.number()),
  /** Names with blanks between them: a list in the schema would cost 300 bytes. */
  tickedPapers: z.optional(z.string()),
});

export type LoanReceipt = z.infer<typeof receiptSchema> & {
  /** What was sent, only on the page that sent it, and until that is left. */
  answers?: LoanDraft;
};

export const $receipt = atom<LoanReceipt | null>(null);

export const receiptKey = 'loanReceipt';

/** Shows a receipt, and keeps it in the tab without the answers. */
export function keepReceipt(receipt: LoanReceipt): void {
  writeSession(receiptKey, receiptSchema.parse(receipt));
  $receipt.set(receipt);
}

/** Shows again, after a reload, that a request was sent. */
export function restoreReceipt(): void {
  const kept = readSession(receiptKey, receiptSchema);
  if (kept && !$receipt.get()) $receipt.set(kept);
}

/** Ticks a paper that the visitor has at hand, or takes the tick away. */
export function tickPaper(paper: string, isTicked: boolean): void {
  const receipt = $receipt.get();
  if (!receipt) return;
  const ticked = (receipt.tickedPapers ?? '').split(' ').filter((other) => other !== paper);
  if (isTicked) ticked.push(paper);
  keepReceipt({ ...receipt, tickedPapers: ticked.join(' ') });
}

/** Hides the receipt for good. */
export function dismissReceipt(): void {
  clearSession(receiptKey);
  $receipt.set(null);
}

/** Takes the answers out of the receipt on screen. */
export function forgetReceiptAnswers(): void {
  const receipt = $receipt.get();
  if (receipt) $receipt.set(receiptSchema.parse(receipt));
}
