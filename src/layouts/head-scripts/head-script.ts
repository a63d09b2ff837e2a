import { minifySync } from 'vite';
import consentSource from '../../components/cookie-banner/consent-script.js?raw';
import preloadFontsSource from '../../fonts/preload-fonts.js?raw';
import { cspHash } from '../../helpers/node/csp-hash.ts';
import doublePressSource from './double-press.js?raw';
import invokerFallbackSource from './invoker-commands-fallback.js?raw';
import markTypedFieldsSource from './mark-typed-fields.js?raw';

const sources = [
  // First, so that the second click of a double click never reaches the opener.
  doublePressSource,
  invokerFallbackSource,
  markTypedFieldsSource,
  // Decides before the first paint whether the banner shows, so that nothing moves; again on a page
  // from the back/forward cache, because the visitor may have answered on another page.
  consentSource,
  // On fast connections only: for a preloaded font with `font-display: optional`, Chromium delays
  // the first paint by up to 100 ms. On slow ones the font would be late even so. Other browsers
  // neither report the round trip time nor delay the first paint.
  preloadFontsSource,
];

/**
 * Runs in every page before any other script. One script, because each costs a hash in the policy.
 */
export const headScript = minifySync('inline.js', sources.join('\n')).code;

/**
 * Prefetches the next page while the pointer or a finger rests on its link. Browsers skip it in
 * data-saving mode.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});

export const headScriptHashes = [headScript, speculationRules].map(cspHash);
