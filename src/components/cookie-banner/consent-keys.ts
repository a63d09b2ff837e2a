/** Storage keys of the choice: local storage for good, session storage for this tab. */
export const consentKey = 'cookieConsent';
export const consentValue = 'accepted';
export const laterKey = 'cookieLater';
