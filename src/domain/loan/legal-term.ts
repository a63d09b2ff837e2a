/**
 * Belgian law: Royal Decree of 14 September 2016 on costs, rates and terms of consumer credit (KB
 * JKP), article 13; read at credit2consumer.be on 22 November 2026. Contracts must keep to these
 * terms; calculations may exceed them.
 */
export const legalTermTable: readonly (readonly [upToEuros: number, months: number])[] = [
  [500, 18],
  [2_500, 24],
  [3_700, 30],
  [5_600, 36],
  [7_500, 42],
  [10_000, 48],
  [15_000, 60],
  [20_000, 84],
  [37_000, 120],
  [Infinity, 240],
];

/** The longest legal term in months for an amount in euros. */
export function maxLegalTerm(amount: number): number {
  return legalTermTable.find(([upTo]) => amount <= upTo)?.[1] ?? 0;
}
