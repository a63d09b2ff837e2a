/** What the toasts have to say. Only one is shown at a time; a new one takes the place of the old. */
import { atom } from 'nanostores';
import type { Language } from '../i18n/languages.ts';
import { wakeIsland } from './wake-island.ts';

export interface ToastTexts {
  title: string;
  description: string;
}

export interface ToastMessage extends ToastTexts {
  kind: 'success' | 'failure';
  /** Of the texts; undefined is the page's. */
  language: Language | undefined;
}

/** How long a toast stays, in milliseconds. */
export const toastDuration = 5000;

/** How far it must be swiped to the right to go, in CSS pixels. */
export const swipeThreshold = 50;

/** Moves the focus to the toasts. */
export const toastHotkey = 'F8';

export const $toast = atom<ToastMessage | null>(null);

export function showToast(
  kind: ToastMessage['kind'],
  { title, description }: ToastTexts,
  language?: Language,
): void {
  // A new object each time, so that the same message twice is shown twice.
  $toast.set({ kind, title, description, language });
  wakeIsland('toasts');
}

/** Takes the toast away: what it says is mended, or the visitor has moved on. */
export function hideToast(): void {
  $toast.set(null);
}
