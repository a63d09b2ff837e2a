import { useStore } from '@nanostores/react';
import { useCallback } from 'react';
import { affordability, isOtherIncome } from '../../../domain/loan/affordability.ts';
import { formatMoney, formatRate, interpolate } from '../../../i18n/format.ts';
import type { Language } from '../../../i18n/languages.ts';
import { wizardMessages } from '../../../i18n/messages/wizard-messages.ts';
import { $draft, costWithinLaw, longestAllowed } from '../../../stores/loan.ts';
import { noticeStyles } from '../../../ui/styles.ts';
import { interpolateTerm } from '../../shared/LegalTermHint.tsx';
import { PageLink } from '../../shared/PageLink.tsx';
import { useLazyModule } from '../../shared/use-lazy-module.ts';

export interface AffordabilityNoteProps {
  language: Language;
  /** Language of the page and of the advice. */
  page: Language;
  adviceHref: string;
  income: string;
}

/**
 * The payment's share of the income; a high one adds advice. A term beyond the law counts as the longest legal one.
 * Without exchange rates, an income in another currency has no share: the note says so.
 */
export function AffordabilityNote({ language, page, adviceHref, income }: AffordabilityNoteProps) {
  const draft = useStore($draft);
  const longest = longestAllowed(draft);
  const { payment = 0 } = costWithinLaw(draft) ?? {};
  const found = affordability(payment, income, language);
  const isOther = isOtherIncome(income, language);
  const load = useCallback(() => wizardMessages(language), [language]);
  const texts = useLazyModule(load, found !== undefined || isOther);
  if (!texts) return null;
  if (isOther) return <p className="mt-2 text-small">{texts.affordability.notEuros}</p>;
  if (!found) return null;
  const { affordability: words, estimate } = texts;
  const { share, burden } = found;
  const said =
    share > 1
      ? `> ${formatRate(1, language)}`
      : share === 0
        ? `< ${formatRate(0.01, language)}`
        : formatRate(share, language);
  return (
    // One paragraph: screen readers told several in another order.
    <p className={`mt-2 grid gap-1 text-small ${burden === 'critical' ? noticeStyles.remark : ''}`}>
      <span className="text-muted">
        {longest
          ? interpolateTerm(words.shareWithinLaw, longest, estimate, language, {
              share: said,
              payment: formatMoney(payment, language, 2),
            })
          : interpolate(words.share, { share: said })}
      </span>
      {burden !== 'fair' && <span>{words.high}</span>}
      {burden === 'critical' && (
        <PageLink href={adviceHref} page={page} language={language}>
          {words.advice}
        </PageLink>
      )}
    </p>
  );
}
