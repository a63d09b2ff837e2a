import { nominalRate } from './offer.ts';

/**
 * Statutory figures that may change. Texts insert `{law early-fee}` and its date,
 * `{law early-fee date}`.
 */
export interface LawFigure {
  value: number;
  /** Format: 1 %, € 7,50, or a bare number whose unit is in the text. */
  format: 'rate' | 'money' | 'number';
  /** The rate holds for an amount of at most so many euros. */
  upTo?: number;
  description: string;
  source: string;
  /** Date on which the source was read. */
  readOn: string;
}

const readOn = '2026-11-22';

const penaltyThreshold = 7_500;

export const lawFigures = {
  'early-fee': {
    value: 0.01,
    format: 'rate',
    description:
      'largest fee for early repayment, as a share of the amount repaid early, while more than a year is left',
    source: 'Directive (EU) 2023/2225, art. 29; Belgian Code of Economic Law, art. VII.97',
    readOn,
  },
  'early-fee-last-year': {
    value: 0.005,
    format: 'rate',
    description: 'the same with a year or less to run; never more than the interest that is left',
    source: 'Directive (EU) 2023/2225, art. 29; Belgian Code of Economic Law, art. VII.97',
    readOn,
  },
  'be-late-increase': {
    value: 0.1,
    format: 'rate',
    description: 'Belgium: share by which the loan’s own rate may be raised on late amounts',
    source: 'FPS Economy, costs of default; Belgian Code of Economic Law, art. VII.106',
    readOn,
  },
  'be-reminder': {
    value: 7.5,
    format: 'money',
    description: 'Belgium: a reminder may cost at most this, besides postage, once a month',
    source: 'Belgian Code of Economic Law, art. VII.106',
    readOn,
  },
  'be-penalty': {
    value: 0.1,
    format: 'rate',
    upTo: penaltyThreshold,
    description:
      'Belgium: largest penalty on the open debt up to be-penalty-border, once the whole debt is due',
    source: 'Belgian Code of Economic Law, art. VII.106',
    readOn,
  },
  'be-penalty-above': {
    value: 0.05,
    format: 'rate',
    description:
      'Belgium: largest penalty on the open debt above be-penalty-border, in the same case',
    source: 'Belgian Code of Economic Law, art. VII.106',
    readOn,
  },
  'be-penalty-border': {
    value: penaltyThreshold,
    format: 'money',
    description: 'Belgium: where the lower penalty begins',
    source: 'Belgian Code of Economic Law, art. VII.106',
    readOn,
  },
  'be-refusal-arrears': {
    value: 1_000,
    format: 'money',
    description: 'Belgium: registered, unpaid arrears above which no lender in Belgium may lend',
    source: 'Belgian Code of Economic Law, art. VII.77',
    readOn,
  },
  'be-register-years': {
    value: 10,
    format: 'number',
    description: 'Belgium: years at most that arrears stay in the register of the National Bank',
    source: 'Belgian data protection authority, page on registration as a defaulter',
    readOn,
  },
  'be-register-paid-months': {
    value: 12,
    format: 'number',
    description: 'Belgium: months that arrears stay there after they were paid',
    source: 'Belgian data protection authority, page on registration as a defaulter',
    readOn,
  },
  'nl-cap-points': {
    value: 8,
    format: 'number',
    description:
      'Netherlands: a loan may cost at most the statutory interest rate plus this many points',
    source: 'Besluit kredietvergoeding, Staatsblad 2022, 243',
    readOn,
  },
  'nl-register-years': {
    value: 5,
    format: 'number',
    description: 'Netherlands: years that BKR keeps a loan after its end',
    source: 'Consumentenbond, free look at BKR',
    readOn,
  },
  'de-late-points': {
    value: 5,
    format: 'number',
    description: 'Germany: interest on late amounts is the base rate plus this many points',
    source: 'BGB §§ 288, 497',
    readOn,
  },
  'fi-cap-points': {
    value: 15,
    format: 'number',
    description: 'Finland: a loan’s rate may be at most the reference rate plus this many points',
    source: 'Consumer Protection Act (38/1978), chapter 7, as of 1 October 2023',
    readOn,
  },
  'fi-cap': {
    value: 0.2,
    format: 'rate',
    description: 'Finland: a loan’s rate may be at most this in any case',
    source: 'Consumer Protection Act (38/1978), chapter 7, as of 1 October 2023',
    readOn,
  },
  'fi-cap-costs': {
    value: 150,
    format: 'money',
    description: 'Finland: other costs of a loan may be at most this in a year',
    source: 'Consumer Protection Act (38/1978), chapter 7, as of 1 October 2023',
    readOn,
  },
  'fi-cap-daily': {
    value: 0.0001,
    format: 'rate',
    description: 'Finland: other costs of a loan may be at most this share of the loan a day',
    source: 'Consumer Protection Act (38/1978), chapter 7; korkotutka.fi, 2025',
    readOn: '2026-11-28',
  },
  'fi-late-points': {
    value: 7,
    format: 'number',
    description: 'Finland: interest on late amounts is the reference rate plus this many points',
    source: 'Interest Act (633/1982)',
    readOn: '2026-11-28',
  },
  'fi-early-free': {
    value: 10_000,
    format: 'money',
    description: 'Finland: no fee if at most this was repaid early within twelve months',
    source: 'Consumer authority KKV, early repayment of a loan',
    readOn: '2026-11-28',
  },
  'hu-cap-points': {
    value: 24,
    format: 'number',
    description:
      'Hungary: the APR may be at most the central bank’s base rate plus this many points',
    source: 'Act CLXII of 2009, § 17/A; profitline.hu on the cap of 2024',
    readOn,
  },
  'sl-early-free': {
    value: 10_000,
    format: 'money',
    description: 'Slovenia: no fee if at most this was repaid early within twelve months',
    source: 'vemvec.si, early repayment of a consumer loan (ZPotK-2)',
    readOn: '2026-11-29',
  },
  'sl-late-points': {
    value: 8,
    format: 'number',
    description:
      'Slovenia: interest on late amounts is the leading rate of the European Central Bank plus this many points',
    source: 'ZPOMZO-1, art. 2; Uradni list 2023-01-0006',
    readOn,
  },
} as const satisfies Record<string, LawFigure>;

/** The most that Belgian law allows on late amounts of our loans. */
export const lateRate = nominalRate * (1 + lawFigures['be-late-increase'].value);
