import type { SVGProps } from 'react';
import { monthlyPayment } from '../../domain/loan/annuity.ts';
import {
  instalmentBars,
  interestShare,
  smallBarsHeight,
  widthShare,
} from '../../domain/loan/instalment-bars.ts';
import type { Loan } from '../../domain/loan/loan.ts';
import { formatMoney } from '../../i18n/format.ts';
import { interpolate } from '../../i18n/interpolate.ts';
import type { Language } from '../../i18n/languages.ts';
import type { InitialWizardMessages } from '../../i18n/messages/initial-wizard-messages.ts';
import { clampedLoan, type LoanDraft } from '../../stores/draft.ts';
import css from './InstalmentBars.module.css';

/** The size where the style sheet is missing. */
const unstyledSize = { width: 32, height: 16 };

/** The chart is 140 px high: 21 px of text, 99 px of bars, 20 px of text. */
const barsInChart = { pixels: 99, y: '15%', height: '70.715%' };

/** More bars would merge on the width of a phone's header. */
const maxSmallBars = 24;

interface BarsProps extends SVGProps<SVGSVGElement> {
  term: number;
  /** Height for which the bars are drawn; the style sheet may stretch them. */
  pixels: number;
  maxSeparateBars?: number;
}

/** Without a loan, a year of pale bars without interest keeps the place. */
function Bars({ term, pixels, maxSeparateBars, ...box }: BarsProps) {
  const months = term || 12;
  const rate = term ? undefined : 0;
  const { viewBox, principal, interest } = instalmentBars(months, pixels, rate, maxSeparateBars);
  // Not in the view box, which browsers cannot animate.
  const transform = `scale(${widthShare(months).toFixed(3)},1)`;
  return (
    <svg
      className={css.bars}
      viewBox={viewBox}
      preserveAspectRatio="none"
      aria-hidden="true"
      {...box}
    >
      <path d={principal} transform={transform} opacity={term ? undefined : 0.25} />
      {term > 0 && <path d={interest} transform={transform} />}
    </svg>
  );
}

interface InstalmentBarsProps {
  loan: Loan | undefined;
  language: Language;
  estimate: Pick<InitialWizardMessages['estimate'], 'monthNumber' | 'monthInterest'>;
}

/**
 * The payments of a loan as bars, between interest and month of the first and the last one. Screen
 * readers skip them: the loan's figures are in words beside them.
 */
export function InstalmentBars({ loan, language, estimate }: InstalmentBarsProps) {
  const { amount = 0, term = 0 } = loan ?? {};
  const payment = monthlyPayment(amount, term);
  const interestOf = (month: number) => {
    const euros = payment * interestShare(term + 1 - month);
    return euros < 0.5 ? `< ${formatMoney(1, language, 0)}` : formatMoney(euros, language, 0);
  };
  return (
    <svg className={css.chart} {...unstyledSize} aria-hidden="true">
      <Bars term={term} {...barsInChart} />
      {payment > 0 &&
        [1, term].map((month, index) => {
          const x = `${(index * widthShare(term) * 100).toFixed(1)}%`;
          const interest = interestOf(month);
          return (
            <text key={month} x={x} y="9.5%">
              {index ? interest : interpolate(estimate.monthInterest, { amount: interest })}
              <tspan x={x} y="98.5%">
                {interpolate(estimate.monthNumber, { month })}
              </tspan>
            </text>
          );
        })}
    </svg>
  );
}

/** The bars of a draft, small. */
export function SmallBars({ draft }: { draft: LoanDraft }) {
  const { term = 0 } = clampedLoan(draft) ?? {};
  return (
    <Bars term={term} pixels={smallBarsHeight} maxSeparateBars={maxSmallBars} {...unstyledSize} />
  );
}

/** The bars of a sent loan, as wide as its receipt. */
export function ReceiptBars({ term }: Pick<BarsProps, 'term'>) {
  return <Bars term={term} pixels={72} {...unstyledSize} />;
}
