import type { SiteLanguage } from './languages.ts';

/**
 * Words that people read in a minute. Finnish and Hungarian say in one word what takes the others several, so fewer of
 * them make a minute.
 */
export const wordsPerMinute: Record<SiteLanguage, number> = {
  nl: 220,
  de: 220,
  fi: 165,
  hu: 165,
  lb: 220,
  sl: 220,
};
