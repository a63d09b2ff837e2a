/** The receipt of the sent request, until the visitor dismisses it. The tab keeps it without the answers. */
import { atom } from 'nanostores';
import * as z from 'zod/mini';
import type { LoanDraft } from './loan.ts';
import { clearSession, readSession, writeSession } from './session-storage.ts';

export interface SentLoanRequest {
  reference: string;
  /** When it was sent, by the browser's clock, in milliseconds since 1970. */
  sentAt: number;
  /** When it arrived, by the service's clock. Undefined when the answer does not say. */
  receivedAt?: number | undefined;
  /** The papers that the visitor has ticked, with blanks between them. */
  ready?: string | undefined;
  /** As they were sent, on the page that sent them, until it is left. */
  answers?: LoanDraft;
}

export const $sentRequest = atom<SentLoanRequest | null>(null);

export const receiptKey = 'loanReceipt';
const receiptSchema = z.object({
  reference: z.string(),
  sentAt: z.number(),
  receivedAt: z.optional(z.number()),
  ready: z.optional(z.string()),
});

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
export function tickPaper(paper: string, isReady: boolean): void {
  const sent = $sentRequest.get();
  if (!sent) return;
  const ready = (sent.ready ?? '').split(' ').filter((other) => other !== paper);
  if (isReady) ready.push(paper);
  keepReceipt({ ...sent, ready: ready.join(' ') });
}

export function dismissReceipt(): void {
  clearSession(receiptKey);
  $sentRequest.set(null);
}

/** For a page that is left: the browser's cache may show it to the next person. */
export function forgetSentAnswers(): void {
  const sent = $sentRequest.get();
  if (sent) $sentRequest.set(receiptSchema.parse(sent));
}
