import { company } from '../../domain/company.ts';
import { apr, loanCost } from '../../domain/loan/annuity.ts';
import { lateRate, lawFigures } from '../../domain/loan/law-figures.ts';
import type { Loan } from '../../domain/loan/loan.ts';
import { nominalRate } from '../../domain/loan/offer.ts';
import { postalAddresses } from '../../domain/postal-addresses.ts';
import { formatMoney, formatNumber, formatRate, formatTerm } from '../../i18n/format.ts';
import { interpolate } from '../../i18n/interpolate.ts';
import type { Language } from '../../i18n/languages.ts';
import type { WizardMessages } from '../../i18n/messages/types.ts';

/**
 * Names and values of a loan, in the order of the European credit information. Readers write other
 * loans beside them. Total and interest are the legend of the bars, as in SummaryList.tsx.
 */
export function loanPassportRows(
  { amount, term }: Loan,
  language: Language,
  { estimate, fields, passport }: Pick<WizardMessages, 'estimate' | 'fields' | 'passport'>,
): [name: string, value: string, legend?: 'total' | 'interest'][] {
  const { payment, total, interest } = loanCost(amount, term);
  const money = (euros: number) => formatMoney(euros, language, 2);
  const rate = (fraction: number) => formatRate(fraction, language);
  const lender = [company.name, postalAddresses[language], company.phone.text];
  return [
    [passport.lender, lender.join(', ')],
    [passport.kind, passport.loan],
    [fields.amount, formatMoney(amount, language, 0)],
    [fields.duration, formatTerm(term, estimate, language)],
    [estimate.payment, `${formatNumber(term, language)} × ${money(payment)}`],
    [estimate.total, money(total), 'total'],
    [estimate.interest, money(interest), 'interest'],
    [passport.rate, rate(nominalRate)],
    [estimate.apr, rate(apr)],
    [passport.costs, passport.noCosts],
    [
      passport.late,
      interpolate(passport.lateCost, {
        rate: rate(lateRate),
        reminder: money(lawFigures['be-reminder'].value),
      }),
    ],
    [
      passport.early,
      interpolate(passport.earlyCost, {
        fee: rate(lawFigures['early-fee'].value),
        lastYear: rate(lawFigures['early-fee-last-year'].value),
      }),
    ],
    [passport.withdrawal, passport.withdrawalTime],
  ];
}
