{
  const {
    consentKey = '',
    consentValue = '',
    laterKey = '',
  } = document.currentScript?.dataset ?? {};
  const root = document.documentElement;
  const apply = (/** @type {boolean} */ restored) => {
    let consent = 'asking';
    try {
      const [visit] = performance.getEntriesByType('navigation');
      const type = visit instanceof PerformanceNavigationTiming ? visit.type : 'navigate';
      const goesOn =
        type === 'back_forward' ||
        (type === 'navigate' && document.referrer.startsWith(`${location.origin}/`));
      if (!goesOn && !restored) sessionStorage.removeItem(laterKey);
      if (localStorage.getItem(consentKey) === consentValue) consent = 'accepted';
      else if (sessionStorage.getItem(laterKey) !== null) consent = 'later';
    } catch {}
    root.dataset.consent = consent;
    const locks = consent === 'asking' && root.hasAttribute('data-banner-locks');
    root.toggleAttribute('data-locked', locks);
  };
  apply(false);
  addEventListener('pageshow', ({ persisted }) => persisted && apply(true));
}
