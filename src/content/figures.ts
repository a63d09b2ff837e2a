/**
 * Computes figures that editors write as placeholders, such as `{payment 5000 12}`: texts agree
 * with the estimate.
 */
import { apr } from '../domain/loan/annuity.ts';
import { type LawFigure, lateRate, lawFigures } from '../domain/loan/law-figures.ts';
import { maxLegalTerm } from '../domain/loan/legal-term.ts';
import type { LoanCost } from '../domain/loan/loan.ts';
import { amountLimits, nominalRate, termLimits } from '../domain/loan/offer.ts';
import { formatCount, formatDate, formatMoney, formatNumber, formatRate } from '../i18n/format.ts';
import type { SiteLanguage } from '../i18n/languages.ts';
import { companyFigure } from './company-figures.ts';
import type { FigureContext } from './figure-context.ts';
import { FigureError, formatPlaceholders, type PlaceholderProblem } from './figure-error.ts';
import { lawfulLoanCost, parseAmount, parseTerm } from './loan-in-text.ts';

/** Braces have no other use in the texts. */
export const placeholder = /\{([^{}]*)\}/g;

const placeholderHelp =
  'Write {payment 5000 12}, {total 5000 12} or {interest 5000 12} (amount in euros, term in months), {rate}, {apr} or {late-rate}; {late-rate for 400 days 30}, interest on 400 euros for 30 days; {retention}, how long data is kept; {longest 10000}, the longest term in months; {law early-fee}, {law early-fee date} or {law early-fee for 3000}; {limit amount min}, {limit amount max}, {limit term min} or {limit term max}, and {limit amount min number} without the sign of the euro; {euro 1.75} or {percent 5}, a figure that has nothing to do with our loans; {company name}, or another fact about the company.';

/**
 * Whether a text names the cost of a loan, which needs the credit warning and the example
 * beside it.
 */
export function mentionsCost(text: string): boolean {
  return /\{\s*(?:payment|total|interest|rate|apr|late-rate|table)\b/.test(text);
}

/** The figure that a placeholder names with these arguments; undefined when they name none. */
type FigureFormatter = (
  args: string[],
  context: FigureContext,
) => string | PlaceholderProblem | undefined;

/** By a placeholder's name. */
const formatters: Readonly<Record<string, FigureFormatter>> = {
  payment: cost('payment'),
  total: cost('total'),
  interest: cost('interest'),
  rate: rate(nominalRate),
  apr: rate(apr),
  'late-rate': rate(lateRate),
  retention: (args, { language, site, retentionDays }) =>
    args.length === 0 ? formatCount(retentionDays, site.retention, language) : undefined,
  longest: ([amount, ...otherWords], { language }) =>
    amount !== undefined && otherWords.length === 0
      ? formatNumber(maxLegalTerm(parseAmount(amount)), language)
      : undefined,
  euro: (args, { language }) => {
    const typed = onlyNumber(args);
    return typed && formatMoney(Number(typed), language, typed.includes('.') ? 2 : 0);
  },
  percent: (args, { language }) => {
    const typed = onlyNumber(args);
    return typed && formatRate(Number(typed) / 100, language);
  },
  law: lawFigure,
  limit,
  company: companyFigure,
};

/**
 * Computes the figure of a placeholder, given without its braces.
 * @throws FigureError when the arguments name no figure, or a loan beyond our limits or the law's
 */
export function computeFigure(source: string, context: FigureContext): string {
  const [name = '', ...args] = source.trim().split(/\s+/);
  const format = Object.hasOwn(formatters, name) ? formatters[name] : undefined;
  const figure = format?.(args, context) ?? {
    problem: `is not a figure that can be computed. ${placeholderHelp}`,
  };
  if (typeof figure === 'string') return figure;
  throw new FigureError(`{${source}} ${figure.problem}`);
}

function cost(name: keyof LoanCost): FigureFormatter {
  return ([amount, term, ...otherWords], { language }) => {
    if (amount === undefined || term === undefined || otherWords.length > 0) return undefined;
    const loan = lawfulLoanCost(parseAmount(amount), parseTerm(term));
    return formatMoney(loan[name], language, 2);
  };
}

function rate(value: number): FigureFormatter {
  return ([word, ...otherWords], { language }) => {
    if (word === undefined) return formatRate(value, language);
    return word === 'for' ? shareOf(value, otherWords, language) : undefined;
  };
}

/** The only word, if it is a number such as 5 or 1.75. */
function onlyNumber([word = '', ...otherWords]: string[]): string | undefined {
  return otherWords.length === 0 && /^\d+(\.\d{1,2})?$/.test(word) ? word : undefined;
}

function lawFigure(
  [id = '', ...otherWords]: string[],
  { language }: FigureContext,
): string | PlaceholderProblem {
  const known: LawFigure | undefined = Object.entries(lawFigures).find(
    ([name]) => name === id,
  )?.[1];
  if (known?.format === 'rate' && otherWords[0] === 'for')
    return shareOf(known.value, otherWords.slice(1), language, known.upTo);
  if (!known || otherWords.length > 1 || (otherWords.length === 1 && otherWords[0] !== 'date'))
    return {
      problem: `is no known statutory figure. Write {law ID} or {law ID date}, and {law ID for 3000} for a percentage, with an ID of ${Object.keys(lawFigures).join(', ')}; src/domain/loan/law-figures.ts has them with their sources.`,
    };
  const { value, format, readOn } = known;
  if (otherWords.length === 1) return formatDate(new Date(readOn), language);
  if (format === 'rate') return formatRate(value, language);
  return format === 'money'
    ? formatMoney(value, language, Number.isInteger(value) ? 0 : 2)
    : formatNumber(value, language);
}

/**
 * A share of an amount in euros, such as `for 3000`, or interest for days, such as
 * `for 400 days 30`.
 */
function shareOf(
  fraction: number,
  [amount = '', unit, days = '', ...otherWords]: string[],
  language: SiteLanguage,
  upTo = Number.POSITIVE_INFINITY,
): string | PlaceholderProblem {
  if (Number(amount) > upTo)
    return {
      problem: `is more than the law allows: its rate holds up to ${upTo} euros. Write a smaller amount.`,
    };
  const isShare = unit === undefined;
  if (
    !/^\d+$/.test(amount) ||
    otherWords.length > 0 ||
    !(isShare || (unit === 'days' && /^\d+$/.test(days)))
  )
    return {
      problem:
        'is no share that can be computed. Write {law early-fee for 3000} or {rate for 5000 days 10}, with whole euros and days.',
    };
  const euros = Number(amount) * fraction * (isShare ? 1 : Number(days) / 365);
  // 0.07 * 100 is 7.000000000000001, and 1.005 * 100 is 100.49999999999999.
  const cents = Math.round(Number((euros * 100).toFixed(6)));
  return formatMoney(cents / 100, language, cents % 100 === 0 ? 0 : 2);
}

function limit(args: string[], { language }: FigureContext): string | PlaceholderProblem {
  const { min, max } = amountLimits;
  const euros = (amount: number) => formatMoney(amount, language, 0);
  const number = (value: number) => formatNumber(value, language);
  const limits = new Map([
    ['amount min', euros(min)],
    ['amount max', euros(max)],
    ['amount min number', number(min)],
    ['amount max number', number(max)],
    ['term min', number(termLimits.min)],
    ['term max', number(termLimits.max)],
  ]);
  return (
    limits.get(args.join(' ')) ?? {
      problem: `is no limit of our loans. Write one of ${formatPlaceholders('limit', [...limits.keys()])}.`,
    }
  );
}
