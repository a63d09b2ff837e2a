/**
 * Source of each `estimate.warning`. A lawyer must check unverified and missing
 * ones: `docs/going-live.md`.
 */
import type { Language } from './languages.ts';

interface CreditWarning {
  verified: boolean;
  source: string;
}

const ours = 'our own translation';

export const creditWarnings: Partial<Record<Language, CreditWarning>> = {
  nl: { verified: true, source: 'Belgian Code of Economic Law, art. VII.64 § 2' },
  de: { verified: true, source: 'Directive (EU) 2023/2225, art. 8(1), in German' },
  en: { verified: true, source: 'Directive (EU) 2023/2225, art. 8(1), in English' },
  sl: { verified: false, source: 'EUR-Lex, summary of Directive (EU) 2023/2225 in Slovenian' },
  fi: { verified: false, source: ours },
  hu: { verified: false, source: ours },
  lb: { verified: false, source: `${ours}; the directive has no Luxembourgish text` },
  sv: { verified: false, source: 'EUR-Lex, summary of Directive (EU) 2023/2225 in Swedish' },
  es: { verified: false, source: 'Directive (EU) 2023/2225, art. 8(1), in Spanish' },
};
