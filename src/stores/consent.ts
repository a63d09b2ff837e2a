/** The visitor's choice about cookies. `later` holds for this tab until a reload or a new visit: see consent-script.js. */
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
