import { useStore } from '@nanostores/react';
import { affordability } from '../../../domain/loan/affordability.ts';
import { fill, formatRate } from '../../../i18n/format.ts';
import type { Language } from '../../../i18n/languages.ts';
import type { WizardMessages } from '../../../i18n/messages/contract.ts';
import { $draft, costOf } from '../../../stores/loan.ts';
import { linkStyle } from '../../../ui/styles.ts';

export interface AffordabilityNoteProps {
  language: Language;
  texts: WizardMessages['affordability'];
  /** Where the site says who gives debt advice in the reader's country. */
  adviceAddress: string;
  /** As typed. */
  income: string;
}

/** The payment as a share of the income, where the income is a number; more is said where that share is high. */
export function AffordabilityNote({
  language,
  texts,
  adviceAddress,
  income,
}: AffordabilityNoteProps) {
  const found = affordability(costOf(useStore($draft))?.payment ?? 0, income);
  if (!found) return null;
  const { share, burden } = found;
  const said =
    share > 1
      ? `> ${formatRate(1, language)}`
      : share === 0
        ? `< ${formatRate(0.01, language)}`
        : formatRate(share, language);
  return (
    <div className="mt-2 grid gap-1 text-small text-quiet">
      <p>{fill(texts.share, { share: said })}</p>
      {burden !== 'fair' && <p className="text-ink">{texts.high}</p>}
      {burden === 'critical' && (
        <p>
          <a href={adviceAddress} className={linkStyle}>
            {texts.advice}
          </a>
        </p>
      )}
    </div>
  );
}
