import { monthlyPayment } from '../domain/loan/annuity.ts';
import { instalmentBars } from '../domain/loan/instalment-bars.ts';
import type { Loan } from '../domain/loan/loan.ts';

/** In pixels, as in src/styles/chapters.css; on phones the chart is lower. */
const chartHeight = 156;

/** Height of the highest bars; their labels are below them. */
const barsHeight = 128;

/** Between two loans, in months. */
const gap = 4;

export interface LabelledLoan extends Loan {
  /** What sets it apart from the table's other loans. */
  label: string;
  paymentLabel: string;
}

/**
 * The payments of several loans as SVG, side by side and on one scale: a bar's height is the
 * payment, a loan's width its term. Screen readers skip it.
 */
export function loanChart(loans: readonly LabelledLoan[]): string {
  const costed = loans.map((loan) => ({
    ...loan,
    payment: monthlyPayment(loan.amount, loan.term),
  }));
  const highest = Math.max(...costed.map(({ payment }) => payment));
  const months = costed.reduce((sum, { term }) => sum + term + gap, -gap);
  const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`;
  let start = 0;
  const drawn = costed.map(({ term, payment, label, paymentLabel }) => {
    const height = Math.round((payment / highest) * barsHeight);
    const { viewBox, principal, interest } = instalmentBars(term, height);
    const x = share(start, months);
    const y = share(barsHeight - height, chartHeight);
    start += term + gap;
    return [
      `<svg x="${x}" y="${y}" width="${share(term, months)}" height="${share(height, chartHeight)}"`,
      ` viewBox="${viewBox}" preserveAspectRatio="none">`,
      `<path d="${principal}"/><path d="${interest}"/></svg>`,
      `<text x="${x}" y="${y}" dy="-6" font-weight="600">${paymentLabel}</text>`,
      `<text x="${x}" y="100%" dy="-6">${label}</text>`,
    ].join('');
  });
  return `<svg class="loan-chart" aria-hidden="true">${drawn.join('')}</svg>`;
}
