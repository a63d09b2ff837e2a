{
  const { consentKey = '', consentValue, laterKey = '' } = document.currentScript?.dataset ?? {};
  const { dataset } = document.documentElement;
  const [visit] = performance.getEntriesByType('navigation');
  const { type } = visit?.toJSON() ?? {};
  const isReferred = document.referrer.startsWith(`${location.origin}/`);
  const apply = () => {
    dataset.consent = 'asking';
    try {
      if (localStorage.getItem(consentKey) === consentValue) dataset.consent = 'accepted';
      else if (sessionStorage.getItem(laterKey) !== null) dataset.consent = 'later';
    } catch {
      // Nothing can be remembered: asked on the first page only, which is not locked.
      if (isReferred) dataset.consent = 'later';
      delete dataset.locked;
    }
  };
  if (type !== 'back_forward' && !(type === 'navigate' && isReferred))
    try {
      sessionStorage.removeItem(laterKey);
    } catch {}
  apply();
  // The visitor may answer in another tab.
  addEventListener('storage', apply);
  addEventListener('pageshow', ({ persisted }) => persisted && apply());
}
