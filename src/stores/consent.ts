/**
 * The visitor's choice about cookies. `accepted` is kept for good; `later` holds while the visitor goes from page to
 * page in this tab, and the banner is back after a reload or on a new visit: the script in the page's head
 * (src/components/cookie-banner/first-paint.ts) sees to that before the first paint.
 */
import { atom } from 'nanostores';
import { consentKey, consentValue, laterKey } from './consent-keys.ts';

/** `asking`: nothing is stored, the banner shows; `undecided`: the head's script knows, nobody has chosen since. */
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

/** Takes the choice back: nothing is stored any more and the banner shows again. */
export function askAgain(): void {
  store(() => {
    localStorage.removeItem(consentKey);
    sessionStorage.removeItem(laterKey);
  });
  $consent.set('asking');
}

/** Storage may be forbidden; the choice then holds for this page. */
function store(write: () => void): void {
  try {
    write();
  } catch {
    // See above.
  }
}
