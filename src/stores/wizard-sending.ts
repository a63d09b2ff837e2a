/**
 * Sends loan requests, the same one always under the same idempotency key. A double press does not
 * get here: `submit` of wizard.ts stops it.
 */
import * as z from 'zod/mini';
import { duplicateWindowMs, idempotencyHeader } from '../domain/api.ts';
import { loanEndpoint, sendTimeoutMs } from '../domain/endpoints.ts';
import { receivedAtHeader, referenceHeader } from '../domain/loan/receipt-headers.ts';
import { deriveUuid, newUuid, toReference } from '../domain/submission-id.ts';
import type { Language } from '../i18n/languages.ts';
import { readSession, writeSession } from './session-storage.ts';
import type { LoanReceipt } from './wizard-receipt.ts';

/**
 * An idempotency key is derived from seed and body: equal bodies have equal keys, so no response
 * need be kept.
 */
const sendingStateSchema = z.object({
  seed: z.string(),
  /** When a request was last accepted, in milliseconds since 1970. */
  sentAt: z.optional(z.number()),
  /** Key of a request that may have arrived without an answer. */
  pendingKey: z.optional(z.string()),
});
type SendingState = z.infer<typeof sendingStateSchema>;

const storageKey = 'loanSeed';

/** The state where the browser lets the page store nothing. */
let memoryState: SendingState | null = null;

/** Sends a request in one call. @returns undefined unless the service has accepted it */
export async function sendRequest(
  body: string,
  language: Language,
): Promise<LoanReceipt | undefined> {
  const key = await keyFor(body);
  const response = await post(body, key, language);
  if (!response?.ok) return undefined;
  const sentAt = Date.now();
  keepSendingState({ seed: sendingState().seed, sentAt });
  const { headers } = response;
  return {
    // Another tab or the form without script may have sent the same before.
    reference: headers.get(referenceHeader) ?? toReference(key),
    sentAt,
    receivedAt: Date.parse(headers.get(receivedAtHeader) ?? '') || undefined,
  };
}

/**
 * The key of a request. Once the service's window has passed, equal answers are meant as a new
 * request, and the old key would only get the old answer. A request that may have arrived without
 * an answer keeps its key.
 */
async function keyFor(body: string): Promise<string> {
  let { seed, sentAt, pendingKey } = sendingState();
  let key = await deriveUuid(seed + body);
  if (key !== pendingKey && sentAt && Math.abs(Date.now() - sentAt) > duplicateWindowMs) {
    seed = newUuid();
    key = await deriveUuid(seed + body);
  }
  keepSendingState({ seed, sentAt, pendingKey: key });
  return key;
}

function sendingState(): SendingState {
  return readSession(storageKey, sendingStateSchema) ?? memoryState ?? { seed: newUuid() };
}

function keepSendingState(state: SendingState): void {
  memoryState = state;
  writeSession(storageKey, state);
}

/** @returns undefined without an answer */
async function post(body: string, key: string, language: Language): Promise<Response | undefined> {
  try {
    return await fetch(loanEndpoint, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Content-Language': language,
        [idempotencyHeader]: key,
      },
      body,
      // A redirect can lead to a page whose 200 says nothing.
      redirect: 'error',
      // Chromium has it since 103. Without it the request waits as long as the browser does.
      signal: AbortSignal.timeout?.(sendTimeoutMs),
    });
  } catch {
    return undefined;
  }
}
