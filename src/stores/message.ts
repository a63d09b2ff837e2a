import './storage-shield.ts';
// The specified name, under which package.json installs the package's successor, @emailjs/browser.
import { init, send } from 'emailjs-com';
import { atom } from 'nanostores';
import { maxBodyBytes, messagePath } from '../domain/api.ts';
import { type ContactMessage, templateName, toTemplateParams } from '../domain/contact-message.ts';
import type { SiteLanguage } from '../i18n/languages.ts';
import type { SiteMessages } from '../i18n/messages/types.ts';
import { emailAccount, emailOrigin, timeoutSignal } from '../settings/endpoints.ts';
import type { SendProgress } from './send-progress.ts';
import { hideToast, showToast } from './toast.ts';

export const $messageProgress = atom<SendProgress>({ status: 'idle' });

/**
 * Sends a message in one EmailJS call. `toEmail` only fills `to_email`, which our service ignores.
 * Any 2xx answer without a redirect is a receipt.
 * @returns whether it arrived
 */
export async function sendMessage(
  message: ContactMessage,
  toEmail: string,
  language: SiteLanguage,
  texts: SiteMessages['contact']['toasts'],
): Promise<boolean> {
  // A second press is no second message.
  if ($messageProgress.get().status === 'sending') return false;
  const params = toTemplateParams(message, toEmail);
  if (new Blob([JSON.stringify(params)]).size > maxBodyBytes - sdkBytes) {
    $messageProgress.set({ status: 'failed', reason: 'tooLong' });
    showToast('failure', texts.failed);
    return false;
  }
  $messageProgress.set({ status: 'sending' });
  hideToast();
  const arrived = await callSdk(params, language);
  $messageProgress.set(arrived ? { status: 'sent' } : { status: 'failed', reason: 'send' });
  if (arrived) showToast('success', texts.sent);
  else showToast('failure', texts.failed);
  return arrived;
}

/**
 * Takes the confirmation or failure of the last message off the form. While a message is being
 * sent, there is neither yet.
 */
export function resetMessageProgress(): void {
  if ($messageProgress.get().status !== 'sending') $messageProgress.set({ status: 'idle' });
}

/** Bytes that the SDK adds around the parameters. */
const sdkBytes = 512;

/**
 * One call of the SDK, which has no time-out of its own and follows redirects, for example to a
 * maintenance page.
 */
async function callSdk(params: Record<string, string>, language: SiteLanguage): Promise<boolean> {
  const { serviceId, templateId, publicKey } = emailAccount;
  init({ publicKey }, emailOrigin());
  const { fetch } = globalThis;
  // The SDK calls the global `fetch` and takes no options for it, so this stands in for `fetch`
  // until the SDK has called. Other scripts may call `fetch` before that.
  const callOnce: typeof fetch = (url, options) => {
    if (!String(url).endsWith(messagePath)) return fetch(url, options);
    globalThis.fetch = fetch;
    // `manual` makes an answer of a redirect, and the SDK refuses it as not of the 2xx kind.
    return fetch(url, { redirect: 'manual', signal: timeoutSignal(), ...options });
  };
  globalThis.fetch = callOnce;
  try {
    await send(serviceId, templateId ?? templateName(language), params);
    return true;
  } catch {
    // No answer, or one that is not of the 2xx kind, such as a redirect.
    return false;
  } finally {
    // The SDK may refuse before it calls.
    if (globalThis.fetch === callOnce) globalThis.fetch = fetch;
  }
}
