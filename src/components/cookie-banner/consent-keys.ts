/** What the visitor has answered, as `data-consent` and `data-choose` have it. */
export type Consent = 'asking' | 'later' | 'accepted';

/** Storage keys of the choice: local storage for good, session storage for this tab. */
export const consentKey = 'cookieConsent';
export const consentValue = 'accepted';
export const laterKey = 'cookieLater';
