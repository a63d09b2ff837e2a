/** What pages tell machines about themselves is what people read on them. */
import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { thingsIn } from '../../src/build/check-site/rules/structured-data.ts';
import { siteLanguages } from '../../src/i18n/languages.ts';
import { addressOf, feedAddress } from '../../src/i18n/routes.ts';
import { amountLimits, termLimits } from '../../src/loan/limits.ts';
import {
  articleIds,
  dist,
  elementsOf,
  origin,
  pagesShowing,
  textOf,
} from '../support/built-site.ts';

describe.each(siteLanguages)('on the pages in %s', (language) => {
  const thing = (page: Parameters<typeof pagesShowing>[0], type: string) => {
    const shown = pagesShowing(page).find((other) => other.language === language);
    if (!shown) throw new Error(`No page in ${language}`);
    const found = thingsIn(shown)?.find((other) => other['@type'] === type);
    return { $: shown.$, thing: found ?? {} };
  };

  it('there are four questions', () => {
    const { thing: faq } = thing('home', 'FAQPage');
    expect(faq.mainEntity).toHaveLength(4);
  });

  it('it is open as the contact page says', () => {
    const { $, thing: service } = thing('contact', 'FinancialService');
    const hours = service.openingHoursSpecification as {
      dayOfWeek: string[];
      opens: string;
      closes: string;
    }[];
    const rows = elementsOf($, '.opening-hours > div').map((row) => {
      const day = `${$(row).attr('data-day')}`;
      return [day, textOf($(row).find('dd').text()).replaceAll('.', ':')] as const;
    });
    expect(rows).toHaveLength(7);
    for (const [day, text] of rows) {
      const found = hours.find(({ dayOfWeek }) =>
        dayOfWeek.some((name) => name.startsWith(`https://schema.org/${day}`)),
      );
      if (!found) {
        expect(text).not.toMatch(/\d/);
        continue;
      }
      const [opens = '', closes = ''] = text.split('–').map((time) => time.padStart(5, '0'));
      expect({ opens, closes }, day).toEqual({ opens: found.opens, closes: found.closes });
    }
  });

  it('the loan has the limits and the cost that the site states', () => {
    const { thing: loan } = thing('home', 'LoanOrCredit');
    expect(loan).toMatchObject({
      amount: { minValue: amountLimits.min, maxValue: amountLimits.max, currency: 'EUR' },
      loanTerm: { minValue: termLimits.min, maxValue: termLimits.max, unitCode: 'MON' },
      interestRate: 5,
      annualPercentageRate: 5.12,
      loanRepaymentForm: { numberOfLoanPayments: 12, loanPaymentAmount: { value: 428.04 } },
    });
  });
});

describe.each(siteLanguages)('the feed in %s', (language) => {
  const $ = load(readFileSync(dist + feedAddress(language)), { xml: true });

  it('lists the three articles', () => {
    const links = elementsOf($, 'item > link').map((link) => $(link).text());
    expect(links.sort()).toEqual(
      articleIds.map((article) => origin + addressOf({ article }, language)).sort(),
    );
  });
});
