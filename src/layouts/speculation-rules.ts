/**
 * Fetches the next page while a finger or pointer rests on its link. Browsers leave it out where data is to be saved;
 * those that do not know it read past it.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});
