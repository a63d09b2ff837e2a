import { useRef } from 'react';
import {
  affordability,
  isNotMonthlyEuros,
  maxFairPayment,
} from '../../../domain/loan/affordability.ts';
import { largestLoan } from '../../../domain/loan/largest-loan.ts';
import { formatMoney, formatRate, formatTerm } from '../../../i18n/format.ts';
import { interpolate } from '../../../i18n/interpolate.ts';
import {
  $draft,
  clampedLoan,
  costWithinLaw,
  exceededLegalTerm,
  setLoan,
} from '../../../stores/draft.ts';
import { buttonStyles, noticeStyles } from '../../../ui/styles.ts';
import type { LazyProps } from '../../shared/create-lazy-hook.ts';
import { PageLink } from '../../shared/PageLink.tsx';
import { useStore } from '../../shared/use-store.ts';
import { interpolateTerm } from '../../shared-loan/interpolate-term.ts';
import { useWizardContext } from '../wizard-context.ts';

interface AffordabilityNoteProps extends LazyProps {
  income: string;
}

/**
 * The payment's share of the income. A high share adds advice. From a half on, the note also offers
 * a smaller loan for this income, if there is one. If the term is longer than the law allows, the
 * note counts with the longest legal one. It shows no share for an income in another currency.
 */
export function AffordabilityNote({ language, texts, income }: AffordabilityNoteProps) {
  const { pageLanguage, adviceHref } = useWizardContext();
  const draft = useStore($draft);
  const maxTerm = exceededLegalTerm(draft);
  const { payment = 0 } = costWithinLaw(draft) ?? {};
  const result = affordability(payment, income, language);
  const paragraph = useRef<HTMLParagraphElement>(null);
  if (isNotMonthlyEuros(income, language))
    return <p className="mt-2 text-small">{texts.affordability.notEuros}</p>;
  if (!result) return null;
  const { affordability: notes, estimate } = texts;
  const { share, burden } = result;
  const formattedShare =
    share > 1
      ? `> ${formatRate(1, language)}`
      : share === 0
        ? `< ${formatRate(0.01, language)}`
        : formatRate(share, language);
  const bearable =
    burden === 'critical'
      ? largestLoan(maxFairPayment(income, language) ?? 0, maxTerm ?? clampedLoan(draft)?.term ?? 0)
      : undefined;
  return (
    // One paragraph: screen readers told several in another order.
    <p
      ref={paragraph}
      tabIndex={-1}
      className={`mt-2 grid gap-2 text-small ${burden === 'critical' ? noticeStyles.warning : ''}`}
    >
      <span className="text-muted">
        {maxTerm
          ? interpolateTerm(notes.shareWithinLaw, maxTerm, estimate, language, {
              share: formattedShare,
              payment: formatMoney(payment, language, 2),
            })
          : interpolate(notes.share, { share: formattedShare })}
      </span>
      {burden !== 'fair' && <span>{notes.high}</span>}
      {bearable && (
        <button
          type="button"
          className={buttonStyles.secondary}
          onClick={() => {
            setLoan(bearable);
            // The button disappears. The focus of a text field would open a phone's keyboard.
            paragraph.current?.focus();
          }}
        >
          {interpolate(notes.bearable, {
            amount: formatMoney(bearable.amount, language, 0),
            term: formatTerm(bearable.term, estimate, language),
          })}
        </button>
      )}
      {burden === 'critical' && (
        <PageLink
          href={adviceHref}
          pageLanguage={pageLanguage}
          language={language}
          className={buttonStyles.secondary}
        >
          {`${notes.notNow} ${notes.advice}`}
        </PageLink>
      )}
    </p>
  );
}
