import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { loanChart } from '../../../src/content/loan-chart.ts';
import { monthlyPayment } from '../../../src/domain/loan/annuity.ts';

const loans = [
  { amount: 10_000, term: 12, label: '12', paymentLabel: '€ 856' },
  { amount: 10_000, term: 48, label: '48 maanden', paymentLabel: '€ 230' },
  { amount: 5_000, term: 48, label: '48', paymentLabel: '€ 115' },
];

it('draws all loans on one scale', () => {
  const $ = load(loanChart(loans), { xml: true });
  const charts = $('svg > svg').toArray();
  const sizes = charts.map(({ attribs }) => ({
    months: Number.parseFloat(attribs.width ?? ''),
    euros: Number.parseFloat(attribs.height ?? ''),
    bottom: Number.parseFloat(attribs.y ?? '') + Number.parseFloat(attribs.height ?? ''),
  }));
  const [first] = sizes;
  for (const [index, { amount, term }] of loans.entries()) {
    const size = sizes[index];
    expect((size?.months ?? 0) / (first?.months ?? 0)).toBeCloseTo(term / 12, 1);
    const share = monthlyPayment(amount, term) / monthlyPayment(10_000, 12);
    // In whole pixels.
    expect((size?.euros ?? 0) / (first?.euros ?? 0)).toBeCloseTo(share, 1);
    expect(size?.bottom).toBeCloseTo(first?.bottom ?? 0, 1);
    // A bar in each of the two paths.
    expect($(charts[index]).find('path').first().attr('d')?.match(/M/g)).toHaveLength(term);
  }
  expect(
    $('text')
      .map((_, text) => $(text).text())
      .toArray(),
  ).toEqual(loans.flatMap(({ label, paymentLabel }) => [paymentLabel, label]));
});
