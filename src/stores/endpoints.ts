/** Where submissions go; all of it is fixed when the site is built. */
import { loanPath, messagePath } from '../domain/api.ts';

const own = import.meta.env.PUBLIC_INTAKE_URL ?? '';

/** Takes a loan request. */
export const loanEndpoint = `${own}${loanPath}`;

/** Takes the plain contact form; with script the same call goes through the EmailJS SDK. */
export const messageEndpoint = `${own}${messagePath}`;

/**
 * The EmailJS account; without one our own service takes the same call, with a template for each language. The SDK
 * refuses empty names, so ours are never empty.
 */
export const emailAccount = {
  serviceId: import.meta.env.PUBLIC_EMAILJS_SERVICE_ID ?? 'own',
  templateId: import.meta.env.PUBLIC_EMAILJS_TEMPLATE_ID,
  publicKey: import.meta.env.PUBLIC_EMAILJS_PUBLIC_KEY ?? 'none',
};

/** Origin that the SDK sends to; undefined is the SDK's own, for an account at EmailJS. */
export function emailOrigin(): string | undefined {
  return import.meta.env.PUBLIC_EMAILJS_PUBLIC_KEY ? undefined : own || location.origin;
}
