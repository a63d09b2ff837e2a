/*
 * Decides whether the cookie banner asks. `later` holds for this tab until a reload or a visit that
 * comes neither from a page of this site nor by Back.
 */
{
  const { consentKey, consentValue, laterKey } =
    /** @type {Record<'consentKey' | 'consentValue' | 'laterKey', string>} */ (
      /** @type {HTMLElement} */ (document.currentScript).dataset
    );
  const { dataset } = document.documentElement;
  const [navigation] = /** @type {PerformanceNavigationTiming[]} */ (
    performance.getEntriesByType('navigation')
  );
  const isReferred = document.referrer.startsWith(`${location.origin}/`);
  let isNewVisit = isReferred ? navigation?.type === 'reload' : navigation?.type !== 'back_forward';
  const apply = () => {
    try {
      /** @type {import('./consent-keys.ts').Consent} */
      const answer =
        localStorage.getItem(consentKey) === consentValue
          ? 'accepted'
          : !isNewVisit && sessionStorage.getItem(laterKey)
            ? 'later'
            : 'asking';
      isNewVisit = false;
      if (answer === 'asking') {
        // Throws where storage can be read and not written.
        sessionStorage.setItem(laterKey, '');
        sessionStorage.removeItem(laterKey);
      }
      dataset.consent = answer;
    } catch {
      // Nothing can be remembered: asked on the first page only, which is not locked.
      dataset.consent ??= isReferred ? 'later' : 'asking';
      delete dataset.locked;
    }
  };
  apply();
  // The visitor may answer in another tab, or before Back.
  addEventListener('storage', apply);
  addEventListener('pageshow', apply);
}
