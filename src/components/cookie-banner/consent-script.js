{
  const { consentKey, consentValue, laterKey } =
    /** @type {Record<'consentKey' | 'consentValue' | 'laterKey', string>} */ (
      /** @type {HTMLElement} */ (document.currentScript).dataset
    );
  const { dataset } = document.documentElement;
  const [{ type } = {}] = /** @type {PerformanceNavigationTiming[]} */ (
    performance.getEntriesByType('navigation')
  );
  const isReferred = document.referrer.startsWith(`${location.origin}/`);
  const apply = () => {
    try {
      dataset.consent =
        localStorage.getItem(consentKey) === consentValue
          ? 'accepted'
          : sessionStorage.getItem(laterKey)
            ? 'later'
            : 'asking';
    } catch {
      // Nothing can be remembered: asked on the first page only, which is not locked.
      dataset.consent ??= isReferred ? 'later' : 'asking';
      delete dataset.locked;
    }
  };
  if (isReferred ? type === 'reload' : type !== 'back_forward')
    try {
      sessionStorage.removeItem(laterKey);
    } catch {}
  apply();
  // The visitor may answer in another tab, or before Back.
  addEventListener('storage', apply);
  addEventListener('pageshow', apply);
}
