import { monthlyPayment } from '../domain/loan/annuity.ts';
import { interestShare } from '../domain/loan/instalment-bars.ts';
import type { Loan } from '../domain/loan/loan.ts';

/** In pixels, as in src/styles/chapters.css, which gives the chart its size on the page. */
const width = 608;
const chartHeight = 152;

/** Height of the highest block; labels are below it. */
const barsHeight = 112;

/** Least distance between two loans, in pixels. */
const minGap = 14;

export interface LabelledLoan extends Loan {
  /** What sets it apart from the table's other loans. */
  label: string;
  paymentLabel: string;
  /** The interest of all months. */
  interestLabel: string;
}

/**
 * The payments of several loans as SVG, side by side and on one scale: a block's height is the
 * payment, its width the term. Lines in the page's colour part its months and years: they are as
 * wide on every screen. A month is whole pixels of the full width, so that all look alike. Screen
 * readers skip it.
 */
export function loanChart(loans: readonly LabelledLoan[]): string {
  const payments = loans.map(({ amount, term }) => monthlyPayment(amount, term));
  const highest = Math.max(...payments);
  const months = loans.reduce((sum, { term }) => sum + term, 0);
  const yearGaps = loans.reduce((sum, { term }) => sum + yearsBefore(term - 1), 0);
  const room = width - (loans.length - 1) * minGap;
  // A year's additional gap is half a month, two pixels at least.
  const exactStep = Math.min(room / (months + yearGaps / 2), (room - 2 * yearGaps) / months);
  const step = exactStep < 1 ? exactStep : Math.floor(exactStep);
  const grid = { step, gap: Math.max(Math.round(step / 5), 1), yearGap: yearGapFor(step) };
  const widths = loans.map(({ term }) => blockWidth(term, grid));
  const used = widths.reduce((sum, block) => sum + block, 0);
  const gap = loans.length > 1 ? (width - used) / (loans.length - 1) : 0;
  const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(3)}%`;
  let start = 0;
  const drawn = loans.map(({ term, label, paymentLabel, interestLabel }, index) => {
    const block = widths[index] ?? 0;
    const height = Math.round(((payments[index] ?? 0) / highest) * barsHeight);
    const x = share(Math.round(start), width);
    const y = share(barsHeight - height, chartHeight);
    start += block + gap;
    return [
      `<svg x="${x}" y="${y}" width="${share(block, width)}" height="${share(height, chartHeight)}"`,
      ` viewBox="0 0 ${block} ${height}" preserveAspectRatio="none">${blockPaths(term, height, grid)}</svg>`,
      `<text x="${x}" y="${y}" dy="-.45em">${paymentLabel}</text>`,
      `<text x="${x}" y="${share(barsHeight, chartHeight)}" dy="1.25em">${label}`,
      `<tspan x="${x}" dy="1.35em">${interestLabel}</tspan></text>`,
    ].join('');
  });
  return `<svg class="loan-chart" aria-hidden="true">${drawn.join('')}</svg>`;
}

interface Grid {
  /** Pixels from month to month. */
  step: number;
  /** Between two months. */
  gap: number;
  /** What is added to it between two years. */
  yearGap: number;
}

function yearGapFor(step: number): number {
  return Math.max(Math.round(step / 2), 2);
}

/** Whole years before a month, which begins at 0. */
function yearsBefore(month: number): number {
  return Math.floor(month / 12);
}

function columnOf(month: number, { step, yearGap }: Grid): number {
  return month * step + yearsBefore(month) * yearGap;
}

function blockWidth(term: number, grid: Grid): number {
  const gap = grid.step < 3 ? 0 : grid.gap;
  return Number((columnOf(term - 1, grid) + grid.step - gap).toFixed(2));
}

/** Principal and interest as two outlines, then the lines between months and between years. */
function blockPaths(term: number, height: number, grid: Grid): string {
  const end = blockWidth(term, grid);
  // Half a pixel is a pixel of a phone's screen, and the lowest one that is drawn.
  const interests = Array.from(
    { length: term },
    (_, month) => Math.max(Math.round(interestShare(term - month) * height * 2), 1) / 2,
  );
  // Relative, so that both outlines have the same steps and pages stay small.
  const edges = (heightOf: (interest: number) => number) => {
    let [x, y] = [0, heightOf(interests[0] ?? 0)];
    let path = `M0 ${y}`;
    for (const [month, interest] of interests.entries()) {
      const next = { x: columnOf(month, grid), y: heightOf(interest) };
      if (next.y === y) continue;
      path += `h${next.x - x}v${Number((next.y - y).toFixed(1))}`;
      ({ x, y } = next);
    }
    return `${path}H${end}V`;
  };
  const principal = `${edges((part) => Math.max(Math.min(part * 2, part + 2), 2))}${height}H0z`;
  const interest = `${edges((part) => Math.max(part, 0.6))}0H0z`;
  const gapsAfter = (isYear: boolean, size: number) => {
    const columns = Array.from({ length: term - 1 }, (_, index) => index + 1)
      .filter((month) => (month % 12 === 0) === isYear)
      .map((month) => columnOf(month, grid));
    // Relative, so that lines are the same text and pages stay small.
    const lines = columns.map((column, index) => {
      const previous = columns[index - 1];
      const move =
        previous === undefined ? `M${column - size / 2} 0` : `m${column - previous}-${height}`;
      return `${move}v${height}`;
    });
    return `<path d="${lines.join('')}" stroke-width="${size}"/>`;
  };
  const hasMonths = grid.step >= 3;
  const yearSize = grid.yearGap + (hasMonths ? grid.gap : 0);
  return `<path d="${principal}"/><path d="${interest}"/>${gapsAfter(true, yearSize)}${
    hasMonths ? gapsAfter(false, grid.gap) : ''
  }`;
}
