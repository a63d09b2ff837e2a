import { nominalRate } from './annuity.ts';

/** Legal figures that may change. Texts insert `{law early-fee}` and its date, `{law early-fee date}`. */
interface LawFigure {
  value: number;
  /** Format: 1 %, € 7,50, or a bare number whose unit is in the text. */
  as: 'rate' | 'money' | 'number';
  what: string;
  source: string;
  /** Date on which the source was read. */
  date: string;
}

const read = '2026-11-22';

export const lawFigures = {
  'early-fee': {
    value: 0.01,
    as: 'rate',
    what: 'largest fee for early repayment, as a share of the amount repaid early, while more than a year is left',
    source: 'Directive (EU) 2023/2225, art. 29; Belgian Code of Economic Law, art. VII.97',
    date: read,
  },
  'early-fee-last-year': {
    value: 0.005,
    as: 'rate',
    what: 'the same in the last year; never more than the interest that is left',
    source: 'Directive (EU) 2023/2225, art. 29; Belgian Code of Economic Law, art. VII.97',
    date: read,
  },
  'be-late-increase': {
    value: 0.1,
    as: 'rate',
    what: 'Belgium: share by which the loan’s own rate may be raised on late amounts',
    source: 'FPS Economy, costs of default; Belgian Code of Economic Law, art. VII.106',
    date: read,
  },
  'be-reminder': {
    value: 7.5,
    as: 'money',
    what: 'Belgium: a reminder may cost at most this, besides postage, once a month',
    source: 'Belgian Code of Economic Law, art. VII.106',
    date: read,
  },
  'be-penalty': {
    value: 0.1,
    as: 'rate',
    what: 'Belgium: largest penalty on the open debt up to be-penalty-border, once the whole debt is due',
    source: 'Belgian Code of Economic Law, art. VII.106',
    date: read,
  },
  'be-penalty-above': {
    value: 0.05,
    as: 'rate',
    what: 'Belgium: largest penalty on the open debt above be-penalty-border, in the same case',
    source: 'Belgian Code of Economic Law, art. VII.106',
    date: read,
  },
  'be-penalty-border': {
    value: 7_500,
    as: 'money',
    what: 'Belgium: where the lower penalty begins',
    source: 'Belgian Code of Economic Law, art. VII.106',
    date: read,
  },
  'be-refusal-arrears': {
    value: 1_000,
    as: 'money',
    what: 'Belgium: registered arrears above which no lender in Belgium may lend',
    source: 'Belgian Code of Economic Law, art. VII.77',
    date: read,
  },
  'be-register-years': {
    value: 10,
    as: 'number',
    what: 'Belgium: years at most that arrears stay in the register of the National Bank',
    source: 'Belgian data protection authority, page on registration as a defaulter',
    date: read,
  },
  'be-register-paid-months': {
    value: 12,
    as: 'number',
    what: 'Belgium: months that arrears stay there after they were paid',
    source: 'Belgian data protection authority, page on registration as a defaulter',
    date: read,
  },
  'nl-cap-points': {
    value: 8,
    as: 'number',
    what: 'Netherlands: a loan may cost at most the statutory interest rate plus this many points',
    source: 'Besluit kredietvergoeding, Staatsblad 2022, 243',
    date: read,
  },
  'nl-register-years': {
    value: 5,
    as: 'number',
    what: 'Netherlands: years that BKR keeps a loan after its end',
    source: 'Consumentenbond, free look at BKR',
    date: read,
  },
  'de-late-points': {
    value: 5,
    as: 'number',
    what: 'Germany: interest on late amounts is the base rate plus this many points',
    source: 'BGB §§ 288, 497',
    date: read,
  },
  'fi-cap-points': {
    value: 15,
    as: 'number',
    what: 'Finland: a loan’s rate may be at most the reference rate plus this many points',
    source: 'Consumer Protection Act (38/1978), chapter 7, as of 1 October 2023',
    date: read,
  },
  'fi-cap': {
    value: 0.2,
    as: 'rate',
    what: 'Finland: a loan’s rate may be at most this in any case',
    source: 'Consumer Protection Act (38/1978), chapter 7, as of 1 October 2023',
    date: read,
  },
  'fi-cap-costs': {
    value: 150,
    as: 'money',
    what: 'Finland: other costs of a loan may be at most this in a year',
    source: 'Consumer Protection Act (38/1978), chapter 7, as of 1 October 2023',
    date: read,
  },
  'fi-cap-daily': {
    value: 0.0001,
    as: 'rate',
    what: 'Finland: other costs of a loan may be at most this share of the loan a day',
    source: 'Consumer Protection Act (38/1978), chapter 7; korkotutka.fi, 2025',
    date: '2026-11-28',
  },
  'fi-late-points': {
    value: 7,
    as: 'number',
    what: 'Finland: interest on late amounts is the reference rate plus this many points',
    source: 'Interest Act (633/1982)',
    date: '2026-11-28',
  },
  'fi-early-free': {
    value: 10_000,
    as: 'money',
    what: 'Finland: no fee if at most this was repaid early within twelve months',
    source: 'Consumer authority KKV, early repayment of a loan',
    date: '2026-11-28',
  },
  'hu-cap-points': {
    value: 24,
    as: 'number',
    what: 'Hungary: the APR may be at most the central bank’s base rate plus this many points',
    source: 'Act CLXII of 2009, § 17/A; profitline.hu on the cap of 2024',
    date: read,
  },
  'sl-late-points': {
    value: 8,
    as: 'number',
    what: 'Slovenia: interest on late amounts is the leading rate of the European Central Bank plus this many points',
    source: 'ZPOMZO-1, art. 2; Uradni list 2023-01-0006',
    date: read,
  },
} as const satisfies Record<string, LawFigure>;

/** The most that Belgian law allows on late amounts of our loans. */
export const lateRate = nominalRate * (1 + lawFigures['be-late-increase'].value);
