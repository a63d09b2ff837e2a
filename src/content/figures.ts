/** Computes figures that editors write as placeholders, such as `{payment 5000 12}`: texts agree with the estimate. */
import { company, companyProfile, postalAddresses, supervision } from '../domain/company.ts';
import { apr, type LoanCost, loanCost, nominalRate } from '../domain/loan/annuity.ts';
import { type LawFigure, lateRate, lawFigures } from '../domain/loan/law-figures.ts';
import { maxLegalTerm } from '../domain/loan/legal-term.ts';
import { amountLimits, isOffered, termLimits } from '../domain/loan/limits.ts';
import { weekdays } from '../domain/opening-hours.ts';
import {
  formatCount,
  formatDate,
  formatMoney,
  formatNumber,
  formatRate,
  formatTime,
  interpolate,
} from '../i18n/format.ts';
import type { SiteLanguage } from '../i18n/languages.ts';
import type { SiteMessages, WizardMessages } from '../i18n/messages/types.ts';

/** A wrong placeholder. The message is a sentence for the editor. */
export class FigureError extends Error {
  override name = 'FigureError';
}

/** Braces have no other use in the texts. */
export const placeholder = /\{([^{}]*)\}/g;

export interface FigureTexts {
  language: SiteLanguage;
  site: Pick<SiteMessages, 'loanTable' | 'retention'>;
  wizard: Pick<WizardMessages, 'fields' | 'estimate'>;
  retentionDays: number;
}

const placeholderHelp =
  'Write {payment 5000 12}, {total 5000 12} or {interest 5000 12} (amount in euros, term in months), {rate}, {apr} or {late-rate}; {late-rate for 400 days 30}, interest on 400 euros for 30 days; {retention}, how long data is kept; {longest 10000}, the longest term in months; {law early-fee}, {law early-fee date} or {law early-fee for 3000}; {limit amount min}, {limit amount max}, {limit term min} or {limit term max}, and {limit amount min number} without the sign of the euro; {euro 1.75} or {percent 5}, a figure that has nothing to do with our loans; {company name}, or another fact about the company.';

/** Whether a text names the cost of a loan, which needs the credit warning and the example beside it. */
export function mentionsCost(text: string): boolean {
  return /\{\s*(?:payment|total|interest|rate|apr|late-rate|table)\b/.test(text);
}

/** The figure of the words behind a kind's name; undefined when they name none. `figure` is the whole placeholder. */
type Kind = (words: string[], texts: FigureTexts, figure: string) => string | undefined;

const kinds: Readonly<Record<string, Kind>> = {
  payment: cost('payment'),
  total: cost('total'),
  interest: cost('interest'),
  rate: rate(nominalRate),
  apr: rate(apr),
  'late-rate': rate(lateRate),
  retention: (words, { language, site, retentionDays }) =>
    words.length === 0 ? formatCount(retentionDays, site.retention, language) : undefined,
  longest: ([amount, ...otherWords], { language }) =>
    amount !== undefined && otherWords.length === 0
      ? formatNumber(maxLegalTerm(amountIn(amount)), language)
      : undefined,
  euro: (words, { language }) => {
    const typed = onlyNumber(words);
    return typed && formatMoney(Number(typed), language, typed.includes('.') ? 2 : 0);
  },
  percent: (words, { language }) => {
    const typed = onlyNumber(words);
    return typed && formatRate(Number(typed) / 100, language);
  },
  law: lawFigure,
  limit,
  company: companyFact,
};

/** @throws FigureError when the words name no figure, or a loan beyond our limits or the law's */
export function computeFigure(figure: string, texts: FigureTexts): string {
  const [name = '', ...words] = figure.trim().split(/\s+/);
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  const text = kind?.(words, texts, figure);
  if (text !== undefined) return text;
  throw new FigureError(`{${figure}} is not a figure that can be computed. ${placeholderHelp}`);
}

function cost(name: keyof LoanCost): Kind {
  return ([amount, term, ...otherWords], { language }) => {
    if (amount === undefined || term === undefined || otherWords.length > 0) return undefined;
    const [euros, months] = lawfulLoan(amountIn(amount), termIn(term));
    return formatMoney(loanCost(euros, months)[name], language, 2);
  };
}

function rate(value: number): Kind {
  return ([word, ...otherWords], { language }, figure) => {
    if (word === undefined) return formatRate(value, language);
    return word === 'for' ? shareOf(figure, value, otherWords, language) : undefined;
  };
}

/** The only word, if it is a number such as 5 or 1.75. */
function onlyNumber([word = '', ...otherWords]: string[]): string | undefined {
  return otherWords.length === 0 && /^\d+(\.\d{1,2})?$/.test(word) ? word : undefined;
}

function lawFigure(
  [id = '', ...otherWords]: string[],
  { language }: FigureTexts,
  figure: string,
): string {
  const known: LawFigure | undefined = Object.entries(lawFigures).find(
    ([name]) => name === id,
  )?.[1];
  if (known?.format === 'rate' && otherWords[0] === 'for')
    return shareOf(figure, known.value, otherWords.slice(1), language, known.upTo);
  if (!known || otherWords.length > 1 || (otherWords.length === 1 && otherWords[0] !== 'date'))
    throw new FigureError(
      `{${figure}} is no known statutory figure. Write {law ID} or {law ID date}, and {law ID for 3000} for a percentage, with an ID of ${Object.keys(lawFigures).join(', ')}; src/domain/loan/law-figures.ts has them with their sources.`,
    );
  const { value, format, readOn } = known;
  if (otherWords.length === 1) return formatDate(new Date(readOn), language);
  if (format === 'rate') return formatRate(value, language);
  return format === 'money'
    ? formatMoney(value, language, Number.isInteger(value) ? 0 : 2)
    : formatNumber(value, language);
}

/** A share of an amount in euros, such as `for 3000`, or interest for days, such as `for 400 days 30`. */
function shareOf(
  figure: string,
  rate: number,
  [amount = '', unit, days = '', ...otherWords]: string[],
  language: SiteLanguage,
  upTo = Number.POSITIVE_INFINITY,
): string {
  if (Number(amount) > upTo)
    throw new FigureError(
      `{${figure}} is more than the law allows: its rate holds up to ${upTo} euros. Write a smaller amount.`,
    );
  const isShare = unit === undefined;
  if (
    !/^\d+$/.test(amount) ||
    otherWords.length > 0 ||
    !(isShare || (unit === 'days' && /^\d+$/.test(days)))
  )
    throw new FigureError(
      `{${figure}} is no share that can be computed. Write {law early-fee for 3000} or {rate for 5000 days 10}, with whole euros and days.`,
    );
  const euros = Number(amount) * rate * (isShare ? 1 : Number(days) / 365);
  // 0.07 * 100 is 7.000000000000001, and 1.005 * 100 is 100.49999999999999.
  const cents = Math.round(Number((euros * 100).toFixed(6)));
  return formatMoney(cents / 100, language, cents % 100 === 0 ? 0 : 2);
}

function limit(words: string[], { language }: FigureTexts, figure: string): string {
  const { min, max } = amountLimits;
  const euros = (amount: number) => formatMoney(amount, language, 0);
  const number = (value: number) => formatNumber(value, language);
  const limits: Readonly<Record<string, string>> = {
    'amount min': euros(min),
    'amount max': euros(max),
    'amount min number': number(min),
    'amount max number': number(max),
    'term min': number(termLimits.min),
    'term max': number(termLimits.max),
  };
  const text = limits[words.join(' ')];
  if (text) return text;
  throw new FigureError(
    `{${figure}} is no limit of our loans. Write one of ${formatPlaceholders('limit', Object.keys(limits))}.`,
  );
}

function companyFact(words: string[], { language }: FigureTexts, figure: string): string {
  const [name = '', days = '', timeZone = company.timeZone, ...otherWords] = words;
  if ((name === 'opens' || name === 'closes') && otherWords.length === 0)
    return officeHour(figure, name, days, timeZone, language);
  const facts: Readonly<Record<string, string>> = {
    name: company.name,
    address: postalAddresses[language],
    email: company.email,
    phone: company.phone.text,
    number: company.number,
    ombudsman: supervision.ombudsman,
    founded: `${companyProfile.founded}`,
    customers: formatNumber(companyProfile.customers, language),
    satisfaction: formatRate(companyProfile.satisfaction, language),
    'survey-customers': formatNumber(companyProfile.survey.customers, language),
    'survey-date': formatDate(new Date(companyProfile.survey.date), language),
  };
  const fact = facts[words.join(' ')];
  if (fact) return fact;
  const filled = Object.keys(facts).filter((name) => facts[name]);
  throw new FigureError(
    `{${figure}} is no known fact about the company. Write one of ${formatPlaceholders('company', [...filled, 'opens monday-friday', 'closes saturday'])}.`,
  );
}

/** The hour at which the office opens or closes on a day or on several, such as `monday-friday`, by a clock. */
function officeHour(
  figure: string,
  end: 'opens' | 'closes',
  days: string,
  timeZone: string,
  language: SiteLanguage,
): string {
  const [firstDay, last = firstDay, ...otherDays] = days
    .split('-')
    .map((day) => (weekdays as readonly string[]).indexOf(day));
  const hours = companyProfile.openingHours
    .slice(firstDay, (last ?? -1) + 1)
    .map((day) => day?.[end]);
  const [hour] = hours;
  const isZone = Intl.supportedValuesOf('timeZone').includes(timeZone);
  if (
    !isZone ||
    firstDay === undefined ||
    firstDay < 0 ||
    otherDays.length > 0 ||
    !hour ||
    hours.some((other) => other !== hour)
  )
    throw new FigureError(
      `{${figure}} is no hour: content/company.yaml has none for ${days || 'this day'}, or several. Write {company opens monday-friday} or {company closes saturday}, with days of the same hours, {company opens saturday Europe/Helsinki} for the clock of another place, or rewrite the sentence.`,
    );
  return formatHour(hour, timeZone, language);
}

/** @param time by the company's clock, such as 09:00 */
function formatHour(time: string, timeZone: string, language: SiteLanguage): string {
  const minutesOf = (clock: string) => {
    const [hour = 0, minute = 0] = clock.split(':').map(Number);
    return 60 * hour + minute;
  };
  const minutesAt = (zone: string) =>
    minutesOf(new Date('2024-01-01T12:00Z').toLocaleTimeString('sv', { timeZone: zone }));
  const day = 24 * 60;
  const localMinutes =
    (minutesOf(time) + minutesAt(timeZone) - minutesAt(company.timeZone) + day) % day;
  const [hour, minute] = [Math.floor(localMinutes / 60), localMinutes % 60];
  if (minute === 0) return `${hour}`;
  return formatTime([hour, minute].map((part) => `${part}`.padStart(2, '0')).join(':'), language);
}

function formatPlaceholders(name: string, kinds: readonly string[]): string {
  return kinds.map((kind) => `{${name} ${kind}}`).join(', ');
}

export interface LoanTable {
  caption: string;
  columns: string[];
  /** The first cell of each names the row. */
  rows: string[][];
}

const tableHelp =
  'Write {table amount 10000 terms 12 24 36} or {table term 36 amounts 5000 10000}, alone between two empty lines.';

export function isTablePlaceholder(figure: string): boolean {
  return /^table\b/.test(figure.trim());
}

/**
 * @returns undefined when the words between the braces are no table
 * @throws FigureError when the table is not written correctly, or a loan is beyond our limits or the law's
 */
export function computeLoanTable(figure: string, texts: FigureTexts): LoanTable | undefined {
  if (!isTablePlaceholder(figure)) return undefined;
  const [, ...rest] = figure.trim().split(/\s+/);
  const [kind, fixed, list, ...values] = rest;
  const { site, wizard, language } = texts;
  const { forAmount, forTerm, payment, interest, total } = site.loanTable;
  const rate = formatRate(nominalRate, language);
  const termText = (term: number) => formatCount(term, wizard.estimate.months, language);
  const amountText = (amount: number) => formatMoney(amount, language, 0);
  const row = (head: string, amount: number, term: number) => {
    const cost = loanCost(...lawfulLoan(amount, term));
    return [
      head,
      ...[cost.payment, cost.interest, cost.total].map((euros) => formatMoney(euros, language, 2)),
    ];
  };
  if (fixed === undefined || values.length === 0) throw tableError(figure);
  if (kind === 'amount' && list === 'terms') {
    const amount = amountIn(fixed);
    return {
      caption: interpolate(forAmount, { amount: amountText(amount), rate }),
      columns: [wizard.fields.duration, payment, interest, total],
      rows: values.map(termIn).map((term) => row(termText(term), amount, term)),
    };
  }
  if (kind === 'term' && list === 'amounts') {
    const term = termIn(fixed);
    return {
      caption: interpolate(forTerm, { term: termText(term), rate }),
      columns: [wizard.fields.amount, payment, interest, total],
      rows: values.map(amountIn).map((amount) => row(amountText(amount), amount, term)),
    };
  }
  throw tableError(figure);
}

function tableError(figure: string): FigureError {
  return new FigureError(`{${figure}} is not a table that can be computed. ${tableHelp}`);
}

function amountIn(text: string): number {
  const amount = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (isOffered(amount, amountLimits)) return amount;
  const { min, max } = amountLimits;
  throw new FigureError(
    `${text} is not an amount that is lent. Write whole euros without dots, from ${min} to ${max}.`,
  );
}

/** @throws FigureError when the law does not allow this term */
function lawfulLoan(amount: number, term: number): [amount: number, term: number] {
  const maxTerm = maxLegalTerm(amount);
  if (term <= maxTerm) return [amount, term];
  throw new FigureError(
    `A loan of ${amount} euros may run ${maxTerm} months at most by law, and the text says ${term}. Write a shorter term; src/domain/loan/legal-term.ts has the table.`,
  );
}

function termIn(text: string): number {
  const term = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (isOffered(term, termLimits)) return term;
  throw new FigureError(
    `${text} is not a term. Write whole months, from ${termLimits.min} to ${termLimits.max}.`,
  );
}
