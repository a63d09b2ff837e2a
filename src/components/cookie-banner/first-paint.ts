/**
 * Decides before the first paint whether the banner shows, so that nothing moves. The function's source goes into the
 * head as text, so it must not use anything from outside itself.
 */
import { consentKey, consentValue, laterKey } from '../../stores/consent-keys.ts';

const decide = (acceptedKey: string, acceptedValue: string, postponedKey: string) => {
  const root = document.documentElement;
  const apply = (restored: boolean) => {
    let consent = 'asking';
    try {
      const visit = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming;
      const goesOn =
        visit.type === 'back_forward' ||
        (visit.type === 'navigate' && document.referrer.startsWith(`${location.origin}/`));
      if (!goesOn && !restored) sessionStorage.removeItem(postponedKey);
      if (localStorage.getItem(acceptedKey) === acceptedValue) consent = 'accepted';
      else if (sessionStorage.getItem(postponedKey) !== null) consent = 'later';
    } catch {}
    root.dataset.consent = consent;
    root.toggleAttribute(
      'data-locked',
      consent === 'asking' && root.hasAttribute('data-banner-locks'),
    );
  };
  apply(false);
  // The visitor may have answered on another page before this one came back from the back/forward cache.
  addEventListener('pageshow', (event) => event.persisted && apply(true));
};

/** The script's text; the content security policy allows it by its hash. */
export const firstPaintScript =
  `(${decide})(${[consentKey, consentValue, laterKey].map((key) => JSON.stringify(key))})`.replaceAll(
    /\s*\n\s*/g,
    ' ',
  );
