/**
 * Decides before the first paint whether the banner shows, so that nothing jumps. It goes into the page's head as text:
 * the function must not use anything from outside itself.
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
  // A page that comes back from the browser's memory may have been answered on another one meanwhile.
  addEventListener('pageshow', (event) => event.persisted && apply(true));
};

/** The script's text; the page's policy allows it by its hash. */
export const firstPaintScript =
  `(${decide})(${[consentKey, consentValue, laterKey].map((key) => JSON.stringify(key))})`.replaceAll(
    /\s*\n\s*/g,
    ' ',
  );
