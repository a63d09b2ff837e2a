/**
 * Sends loan requests. A request that is sent again has the idempotency key of the first attempt,
 * unless `keyFor` takes it for a new one. In an insecure context, each attempt has a new key. A
 * double press does not get here: `sendLoanRequest` of wizard.ts stops it.
 */
import * as z from 'zod/mini';
import { duplicateWindowMs, idempotencyHeader } from '../domain/api.ts';
import { receivedAtHeader, referenceHeader } from '../domain/loan/receipt-headers.ts';
import { deriveUuid, newUuid, toReference } from '../domain/submission-id.ts';
import type { Language } from '../i18n/languages.ts';
import { loanEndpoint, timeoutSignal } from '../settings/endpoints.ts';
import { readSession, writeSession } from './session-storage.ts';
import type { LoanReceipt } from './wizard-receipt.ts';

/**
 * What the tab keeps to choose keys. The idempotency key is derived from the seed and the body, so
 * that an equal request has an equal key, and the tab need not keep the request itself.
 */
const keyStateSchema = z.object({
  seed: z.string(),
  /** When a request was last accepted, in milliseconds since 1970. */
  sentAt: z.optional(z.number()),
  /** Key of a request that may have arrived without an answer. */
  pendingKey: z.optional(z.string()),
});
type KeyState = z.infer<typeof keyStateSchema>;

const storageKey = 'loanSeed';

/** The state when the browser has not stored it. */
let unstoredState: KeyState | null = null;

/** Sends a request in one call. @returns undefined unless the service has accepted it */
export async function postLoanRequest(
  body: string,
  language: Language,
): Promise<LoanReceipt | undefined> {
  const key = await keyFor(body);
  const response = await post(body, key, language);
  if (!response?.ok) return undefined;
  const sentAt = Date.now();
  keepKeyState({ seed: readKeyState().seed, sentAt });
  const { headers } = response;
  return {
    // The service names the first request's reference if another tab or form had sent the same.
    reference: headers.get(referenceHeader) ?? toReference(key),
    sentAt,
    receivedAt: Date.parse(headers.get(receivedAtHeader) ?? '') || undefined,
  };
}

/**
 * The key of a request. Once the service's window for duplicates has passed, equal answers are
 * meant as a new request and get a new key: under the old one the service would only repeat its old
 * answer. A request that may have arrived without an answer keeps its key however late it is sent
 * again.
 */
async function keyFor(body: string): Promise<string> {
  let { seed, sentAt, pendingKey } = readKeyState();
  let key = await deriveUuid(seed + body);
  if (key !== pendingKey && sentAt && Math.abs(Date.now() - sentAt) > duplicateWindowMs) {
    seed = newUuid();
    key = await deriveUuid(seed + body);
  }
  keepKeyState({ seed, sentAt, pendingKey: key });
  return key;
}

function readKeyState(): KeyState {
  return unstoredState ?? readSession(storageKey, keyStateSchema) ?? { seed: newUuid() };
}

function keepKeyState(state: KeyState): void {
  unstoredState = writeSession(storageKey, state) ? null : state;
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
      // A redirect can lead to a page that answers 200 without having stored anything.
      redirect: 'error',
      signal: timeoutSignal(),
    });
  } catch {
    return undefined;
  }
}
