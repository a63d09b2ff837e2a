/**
 * Rows of repayment tables computed separately, in Python with 60 significant digits: month by month instead of by the
 * closed formula.
 *
 *   from decimal import Decimal, ROUND_HALF_UP, getcontext
 *   getcontext().prec = 60
 *   rate = Decimal('0.05') / 12
 *   exact = Decimal(amount) * rate / (1 - (1 + rate) ** -term)
 *   payment = exact.quantize(Decimal('0.01'), ROUND_HALF_UP)
 *   debt, interest = Decimal(amount), [Decimal(0)]
 *   for _ in range(term):
 *       interest.append(interest[-1] + debt * rate)
 *       debt += debt * rate - exact
 *   rounding = (payment - exact) * term
 *   interest = [(sum + rounding * (Decimal(k) / term) ** 2).quantize(Decimal('0.01'), ROUND_HALF_UP)
 *               for k, sum in enumerate(interest)]
 *
 * The interest of a row is the difference between two entries of `interest`; the rest of its payments is principal.
 */
interface RepaymentTable {
  amount: number;
  term: number;
  /** Rows in all. */
  length: number;
  rows: readonly [
    from: number,
    to: number,
    payment: number,
    interest: number,
    principal: number,
    remaining: number,
  ][];
}

export const repaymentTables: readonly RepaymentTable[] = [
  {
    amount: 5_000,
    term: 12,
    length: 12,
    rows: [
      [1, 1, 428.04, 20.83, 407.21, 4_592.79],
      [2, 2, 428.04, 19.14, 408.9, 4_183.89],
      [3, 3, 428.04, 17.43, 410.61, 3_773.28],
      [4, 4, 428.04, 15.73, 412.31, 3_360.97],
      [5, 5, 428.04, 14, 414.04, 2_946.93],
      [6, 6, 428.04, 12.29, 415.75, 2_531.18],
      [7, 7, 428.04, 10.55, 417.49, 2_113.69],
      [8, 8, 428.04, 8.81, 419.23, 1_694.46],
      [9, 9, 428.04, 7.06, 420.98, 1_273.48],
      [10, 10, 428.04, 5.31, 422.73, 850.75],
      [11, 11, 428.04, 3.55, 424.49, 426.26],
      [12, 12, 428.04, 1.78, 426.26, 0],
    ],
  },
  {
    amount: 3_000,
    term: 360,
    length: 30,
    rows: [
      [1, 12, 193.2, 148.99, 44.21, 2_955.79],
      [13, 24, 193.2, 146.73, 46.47, 2_909.32],
      [169, 180, 193.2, 104.21, 88.99, 2_036.94],
      [337, 348, 193.2, 14.19, 179.01, 188.18],
      [349, 360, 193.2, 5.02, 188.18, 0],
    ],
  },
  {
    amount: 900_000,
    term: 360,
    length: 30,
    rows: [
      [1, 12, 57_976.68, 44_698.45, 13_278.23, 886_721.77],
      [13, 24, 57_976.68, 44_019.09, 13_957.59, 872_764.18],
      [169, 180, 57_976.68, 31_276.35, 26_700.33, 610_955.59],
      [337, 348, 57_976.68, 4_286.91, 53_689.77, 56_436.65],
      [349, 360, 57_976.68, 1_540.03, 56_436.65, 0],
    ],
  },
  {
    amount: 3_000,
    term: 3,
    length: 3,
    rows: [
      [1, 1, 1_008.34, 12.5, 995.84, 2_004.16],
      [2, 2, 1_008.34, 8.34, 1_000, 1_004.16],
      [3, 3, 1_008.34, 4.18, 1_004.16, 0],
    ],
  },
  {
    amount: 20_000,
    term: 50,
    length: 5,
    rows: [
      [1, 12, 5_327.28, 899.44, 4_427.84, 15_572.16],
      [13, 24, 5_327.28, 672.88, 4_654.4, 10_917.76],
      [25, 36, 5_327.28, 434.75, 4_892.53, 6_025.23],
      [37, 48, 5_327.28, 184.42, 5_142.86, 882.37],
      [49, 50, 887.88, 5.51, 882.37, 0],
    ],
  },
];
