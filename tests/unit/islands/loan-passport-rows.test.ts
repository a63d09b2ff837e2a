import { describe, expect, it } from 'vitest';
import { company } from '../../../src/domain/company.ts';
import { postalAddresses } from '../../../src/domain/postal-addresses.ts';
import { defaultLanguage, siteLanguages, wizardLanguages } from '../../../src/i18n/languages.ts';
import { siteMessages } from '../../../src/i18n/messages/site-messages.ts';
import { wizardMessages } from '../../../src/i18n/messages/wizard-messages.ts';
import { loanPassportRows } from '../../../src/islands/loan-passport/loan-passport-rows.ts';

describe('loanPassportRows', () => {
  it('follows the order of the European form', async () => {
    const texts = await wizardMessages('en');
    expect(loanPassportRows({ amount: 5_000, term: 360 }, 'en', texts)).toEqual([
      ['Lender', `${company.name}, ${postalAddresses[defaultLanguage]}, ${company.phone.text}`],
      ['Type of credit', 'Personal loan'],
      ['Loan amount', '€5,000'],
      ['Loan term', '360\u00a0months (30\u00a0years)'],
      ['Monthly payment', '360 × €26.84'],
      ['Total amount payable', '€9,662.40', 'total'],
      ['Interest included', '€4,662.40', 'interest'],
      ['Fixed borrowing rate per year', '5%'],
      ['APR', '5.12%'],
      ['Other costs', texts.passport.noCosts],
      [
        'Late payment',
        'Interest of at most 5.5% a year on the part of the loan that you repay late. A reminder: at most €7.50 plus postage.',
      ],
      ['Early repayment', expect.stringMatching(/at most 1% .* 0\.5% with a year or less to run/)],
      [
        'Right of withdrawal',
        'Within 14\u00a0days after you have signed and received the contract, without giving a reason',
      ],
    ]);
  });

  it.each(wizardLanguages)('has unique names and every figure in %s', async (language) => {
    const rows = loanPassportRows(
      { amount: 3_000, term: 3 },
      language,
      await wizardMessages(language),
    );
    expect(new Set(rows.map(([name]) => name)).size).toBe(rows.length);
    expect(rows.flat().filter((text) => text === '' || /[{}]/.test(text ?? ''))).toEqual([]);
  });

  it.each(siteLanguages)('names lender and credit like pages in %s', async (language) => {
    const rows = loanPassportRows(
      { amount: 3_000, term: 3 },
      language,
      await wizardMessages(language),
    );
    const [[, lender] = [], [, kind] = []] = rows;
    expect(lender).toContain(postalAddresses[language]);
    expect(kind).toBe((await siteMessages(language)).loan);
  });
});
