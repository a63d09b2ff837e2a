/** The receipt of the sent request, until the visitor dismisses it. The tab keeps it without the answers. */
import { atom } from 'nanostores';
import * as z from 'zod/mini';
import type { LoanDraft } from './loan.ts';
import { clearSession, readSession, writeSession } from './session-storage.ts';

const receiptSchema = z.object({
  reference: z.string(),
  /** When it was sent, by the browser's clock, in milliseconds since 1970. */
  sentAt: z.number(),
  /** When it arrived, by the service's clock. Undefined when the answer does not say. */
  receivedAt: z.optional(z.number()),
  /** With blanks between them: a list in the schema would cost 300 bytes. */
  tickedPapers: z.optional(z.string()),
});

export type SentLoanRequest = z.infer<typeof receiptSchema> & {
  /** As they were sent, on the page that sent them, until it is left. */
  answers?: LoanDraft;
};

export const $sentRequest = atom<SentLoanRequest | null>(null);

export const receiptKey = 'loanReceipt';

/** The tab keeps everything but the answers. */
export function keepReceipt(sent: SentLoanRequest): void {
  writeSession(receiptKey, receiptSchema.parse(sent));
  $sentRequest.set(sent);
}

/** Shows again, after a reload, that a request was sent. */
export function restoreReceipt(): void {
  const receipt = readSession(receiptKey, receiptSchema);
  if (receipt && !$sentRequest.get()) $sentRequest.set(receipt);
}

/** Ticks a paper that the visitor has at hand, or takes the tick away. */
export function tickPaper(paper: string, isTicked: boolean): void {
  const sent = $sentRequest.get();
  if (!sent) return;
  const ticked = (sent.tickedPapers ?? '').split(' ').filter((other) => other !== paper);
  if (isTicked) ticked.push(paper);
  keepReceipt({ ...sent, tickedPapers: ticked.join(' ') });
}

export function dismissReceipt(): void {
  clearSession(receiptKey);
  $sentRequest.set(null);
}

export function forgetSentAnswers(): void {
  const sent = $sentRequest.get();
  if (sent) $sentRequest.set(receiptSchema.parse(sent));
}
