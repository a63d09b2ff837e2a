import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { loanChart } from '../../../src/content/loan-chart.ts';
import { monthlyPayment } from '../../../src/domain/loan/annuity.ts';

const loans = [
  loan(10_000, 12, '12', '€ 856'),
  loan(10_000, 48, '48 maanden', '€ 230'),
  loan(5_000, 48, '48', '€ 115'),
];

function loan(amount: number, term: number, label: string, paymentLabel: string) {
  return { amount, term, label, paymentLabel, interestLabel: `${term} euro` };
}

it('draws all loans on one scale', () => {
  const $ = load(loanChart(loans), { xml: true });
  const charts = $('svg > svg').toArray();
  const sizes = charts.map(({ attribs }) => ({
    euros: Number.parseFloat(attribs.height ?? ''),
    bottom: Number.parseFloat(attribs.y ?? '') + Number.parseFloat(attribs.height ?? ''),
  }));
  const [first] = sizes;
  for (const [index, { amount, term }] of loans.entries()) {
    const size = sizes[index];
    const share = monthlyPayment(amount, term) / monthlyPayment(10_000, 12);
    // In whole pixels.
    expect((size?.euros ?? 0) / (first?.euros ?? 0)).toBeCloseTo(share, 1);
    expect(size?.bottom).toBeCloseTo(first?.bottom ?? 0, 1);
  }
  const texts = $('text, tspan').toArray();
  expect(texts.map((text) => $(text).contents().first().text())).toEqual([
    ...['€ 856', '12', '12 euro', '€ 230', '48 maanden', '48 euro', '€ 115', '48', '48 euro'],
  ]);
});

it.each([
  [[12, 24, 36, 48]],
  [[24, 42]],
  [[48, 48, 48]],
  [[12, 18, 24, 36, 42]],
  [[6]],
  [[120, 240, 360]],
])('gives the months of %j whole pixels', (terms) => {
  const $ = load(loanChart(terms.map((term) => loan(9_000, term, '', ''))), { xml: true });
  const used = $('svg > svg')
    .toArray()
    .map(({ attribs }, index) => {
      const [, , width] = (attribs.viewBox ?? '').split(' ').map(Number);
      // A line of one pixel would be pale between two.
      const left = Number.parseFloat(attribs.x ?? '') * 6.08;
      expect(left).toBeCloseTo(Math.round(left), 1);
      // At full width a pixel of the drawing is one of the page.
      expect(Number.parseFloat(attribs.width ?? '') * 6.08).toBeCloseTo(width ?? 0, 1);
      const [, , years, months] = $('svg > svg').eq(index).find('path').toArray();
      const size = Number(years?.attribs['stroke-width']);
      const edges = [years, months].flatMap((path) =>
        columnsOf(path?.attribs.d ?? '').map((x) => x + Number(path?.attribs['stroke-width']) / 2),
      );
      expect(edges.every(Number.isInteger)).toBe(terms.length < 3 || terms[2] !== 360);
      if (months) {
        expect(edges).toHaveLength((terms[index] ?? 0) - 1);
        expect(size).toBeGreaterThan(Number(months.attribs['stroke-width']));
      }
      return width ?? 0;
    });
  const room = 608 - used.reduce((sum, width) => sum + width, 0);
  expect(room).toBeGreaterThanOrEqual(14 * (terms.length - 1));
});

/** Where the lines of a path are: the first move is absolute, the others are relative. */
function columnsOf(path: string): number[] {
  let x = 0;
  return [...path.matchAll(/m([\d.]+)/gi)].map(([, step]) => {
    x += Number(step);
    return x;
  });
}
