import { atom } from 'nanostores';
import type { Language } from '../i18n/languages.ts';
import { hydrateIsland } from './hydrate-island.ts';

/** An entry of `toasts` in the wizard's catalogue, or of `contact.toasts` in the site's. */
interface ToastTexts {
  title: string;
  description: string;
}

interface ToastMessage extends ToastTexts {
  kind: 'success' | 'failure';
  /** Language of the texts; undefined: the page's language. */
  language: Language | undefined;
}

/** How long a toast stays, in milliseconds. */
export const toastDurationMs = 5000;

/** Distance to the right that dismisses a toast, in CSS pixels. */
export const swipeThreshold = 50;

/** The key that moves the focus to the toasts. */
export const toastHotkey = 'F8';

/** The toast that is shown; null once it is gone, however it went. */
export const $toast = atom<ToastMessage | null>(null);

/** Shows a toast in place of another, and hydrates what draws it. */
export function showToast(
  kind: ToastMessage['kind'],
  { title, description }: ToastTexts,
  language?: Language,
): void {
  // A new object, so that a repeated message is shown again.
  $toast.set({ kind, title, description, language });
  hydrateIsland('toasts');
}

/** Hides this toast, if it is still the one that is shown. */
export function hideToast(message = $toast.get()): void {
  if (message === $toast.get()) $toast.set(null);
}
