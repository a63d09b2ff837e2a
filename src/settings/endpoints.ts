/** How pages send a submission: where to, and for how long. Set when the site is built. */
import { loanPath, messagePath } from '../domain/api.ts';

const serviceOrigin = import.meta.env.PUBLIC_INTAKE_URL ?? '';

export const loanEndpoint = `${serviceOrigin}${loanPath}`;

/**
 * Accepts the HTML form for messages. Without an EmailJS account, the SDK posts to the same
 * address, as JSON.
 */
export const messageEndpoint = `${serviceOrigin}${messagePath}`;

/**
 * By default the site's own service. The SDK refuses empty names, so the defaults are not empty.
 */
export const emailAccount = {
  serviceId: import.meta.env.PUBLIC_EMAILJS_SERVICE_ID ?? 'own',
  templateId: import.meta.env.PUBLIC_EMAILJS_TEMPLATE_ID,
  publicKey: import.meta.env.PUBLIC_EMAILJS_PUBLIC_KEY ?? 'none',
};

/** Origin of the SDK's calls; undefined means the SDK's default, for an EmailJS account. */
export function emailOrigin(): string | undefined {
  return import.meta.env.PUBLIC_EMAILJS_PUBLIC_KEY ? undefined : serviceOrigin || location.origin;
}

/** Time-out of a submission, in milliseconds. */
export const sendTimeoutMs = 15_000;

/** Aborts after {@link sendTimeoutMs}. Chromium has `AbortSignal.timeout` only since 103. */
export function timeoutSignal(): AbortSignal {
  const timeout = new AbortController();
  setTimeout(() => timeout.abort(), sendTimeoutMs);
  return timeout.signal;
}
