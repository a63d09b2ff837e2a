/**
 * Prefetches the next page while the pointer or a finger
 * rests on its link. Browsers skip it in data-saving mode.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});
