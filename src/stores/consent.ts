/**
 * The visitor's choice about cookies. `accepted` is permanent. `later` lasts while the visitor goes from page to page
 * in this tab; the script in the head (src/components/cookie-banner/first-paint.ts) ends it on a reload or a new visit.
 */
import { atom } from 'nanostores';
import { consentKey, consentValue, laterKey } from './consent-keys.ts';

/** `undecided`: no choice on this page yet, though one may be stored. `asking`: the visitor reopened the banner. */
export type Consent = 'undecided' | 'asking' | 'accepted' | 'later';

export const $consent = atom<Consent>('undecided');

export function accept(): void {
  store(() => localStorage.setItem(consentKey, consentValue));
  $consent.set('accepted');
}

export function decideLater(): void {
  store(() => sessionStorage.setItem(laterKey, ''));
  $consent.set('later');
}

/** Deletes the stored choice and shows the banner again. */
export function askAgain(): void {
  store(() => {
    localStorage.removeItem(consentKey);
    sessionStorage.removeItem(laterKey);
  });
  $consent.set('asking');
}

function store(write: () => void): void {
  try {
    write();
  } catch {
    // The choice holds for this page.
  }
}
