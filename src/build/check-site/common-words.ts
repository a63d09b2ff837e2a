/**
 * Words so common that a text of some length holds several of them, and that exist in none of the other five languages:
 * a page with one from another language shows a text of that language. The check of the built site asks for those of a
 * new language; the site can be built without.
 */
import type { SiteLanguage } from '../../i18n/languages.ts';

export const commonWords: Partial<Record<SiteLanguage, string[]>> = {
  nl: ['het', 'niet', 'ook', 'uw', 'wij', 'voor', 'wordt', 'hebt', 'bij', 'onze', 'deze', 'naar'],
  de: ['und', 'nicht', 'sie', 'wir', 'für', 'eine', 'auf', 'ihre', 'ist', 'auch', 'einen', 'sich'],
  fi: [
    'että',
    'voitte',
    'myös',
    'ovat',
    'vain',
    'mitä',
    'kun',
    'teille',
    'sekä',
    'jos',
    'tai',
    'lainan',
  ],
  hu: [
    'és',
    'hogy',
    'az',
    'nem',
    'egy',
    'vagy',
    'csak',
    'önnek',
    'kölcsön',
    'belül',
    'kell',
    'amely',
  ],
  lb: ['ass', 'fir', 'och', 'vun', 'iech', 'gëtt', 'är', 'wéi', 'mat', 'hutt', 'kritt', 'eis'],
  sl: ['lahko', 'vam', 'ali', 'pri', 'smo', 'vašo', 'če', 'vlogo', 'kot', 'tudi', 'naše', 'prek'],
};
