{
  const { consentKey = '', consentValue, laterKey = '' } = document.currentScript?.dataset ?? {};
  const { dataset } = document.documentElement;
  const [visit] = performance.getEntriesByType('navigation');
  const { type } = visit?.toJSON() ?? {};
  const apply = () => {
    dataset.consent = 'asking';
    try {
      if (localStorage.getItem(consentKey) === consentValue) dataset.consent = 'accepted';
      else if (sessionStorage.getItem(laterKey) !== null) dataset.consent = 'later';
    } catch {}
  };
  const isReferred = document.referrer.startsWith(`${location.origin}/`);
  if (type !== 'back_forward' && !(type === 'navigate' && isReferred))
    try {
      sessionStorage.removeItem(laterKey);
    } catch {}
  apply();
  addEventListener('pageshow', ({ persisted }) => persisted && apply());
}
