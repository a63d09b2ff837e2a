/**
 * Figures that editors ask for instead of typing them: `{payment 5000 12}` in a sentence, `{table amount 10000 terms 12
 * 24}` as a paragraph of its own. They come from the annuity function, so a text can never disagree with the estimate.
 */
import type { SiteMessages, WizardMessages } from '../i18n/contract.ts';
import { fill, formatCount, formatMoney, formatRate } from '../i18n/format.ts';
import type { SiteLanguage } from '../i18n/languages.ts';
import { apr, loanCost, nominalRate } from '../loan/annuity.ts';
import { amountLimits, isWithin, termLimits } from '../loan/limits.ts';
import { ContentMistake } from './mistake.ts';

/** Everything in braces; they stand nowhere else in our texts. */
export const placeholder = /\{([^{}]*)\}/g;

export interface FigureTexts {
  language: SiteLanguage;
  site: Pick<SiteMessages, 'loanTable' | 'retention'>;
  wizard: Pick<WizardMessages, 'fields' | 'estimate'>;
  /** Days that the service keeps what it has passed on. */
  retentionDays: number;
}

const rates: Record<string, number> = { rate: nominalRate, apr };
const costs = ['payment', 'total', 'interest'] as const;

const help =
  'Write {payment 5000 12}, {total 5000 12} or {interest 5000 12} (amount in euros, term in months), {rate} or {apr}; or {retention}, how long data is kept.';

/**
 * The figure that stands for a placeholder.
 * @param words what stands between the braces
 * @throws ContentMistake when it is none that we know, or outside the limits of a loan
 */
export function figure(words: string, texts: FigureTexts): string {
  const { language, site, retentionDays } = texts;
  const [name = '', ...values] = words.trim().split(/\s+/);
  if (name === 'retention' && values.length === 0) {
    return formatCount(retentionDays, site.retention, language);
  }
  const rate = Object.hasOwn(rates, name) ? rates[name] : undefined;
  if (rate !== undefined && values.length === 0) return formatRate(rate, language);
  const cost = costs.find((one) => one === name);
  const [amount, term] = values;
  if (!cost || amount === undefined || term === undefined || values.length > 2) {
    throw new ContentMistake(`{${words}} is not a figure that can be computed. ${help}`);
  }
  return formatMoney(loanCost(amountIn(amount), termIn(term))[cost], language, 2);
}

export interface LoanTable {
  caption: string;
  columns: string[];
  /** The first cell of each names the row. */
  rows: string[][];
}

const tableHelp =
  'Write {table amount 10000 terms 12 24 36} or {table term 36 amounts 5000 10000}, alone between two empty lines.';

/** Whether the words between braces ask for a table. */
export function isTable(words: string): boolean {
  return /^table\b/.test(words.trim());
}

/**
 * The table that stands for a placeholder.
 * @param words what stands between the braces
 * @returns undefined when it asks for something other than a table
 * @throws ContentMistake when the table is not written as it must be
 */
export function loanTable(words: string, texts: FigureTexts): LoanTable | undefined {
  if (!isTable(words)) return undefined;
  const [, ...rest] = words.trim().split(/\s+/);
  const [kind, fixed, list, ...values] = rest;
  const { site, wizard, language } = texts;
  const { forAmount, forTerm, payment, interest, total } = site.loanTable;
  const rate = formatRate(nominalRate, language);
  const termText = (term: number) => formatCount(term, wizard.estimate.months, language);
  const amountText = (amount: number) => formatMoney(amount, language, 0);
  const row = (head: string, amount: number, term: number) => {
    const cost = loanCost(amount, term);
    return [
      head,
      ...[cost.payment, cost.interest, cost.total].map((euros) => formatMoney(euros, language, 2)),
    ];
  };
  if (fixed === undefined || values.length === 0) throw wrongTable(words);
  if (kind === 'amount' && list === 'terms') {
    const amount = amountIn(fixed);
    return {
      caption: fill(forAmount, { amount: amountText(amount), rate }),
      columns: [wizard.fields.duration, payment, interest, total],
      rows: values.map(termIn).map((term) => row(termText(term), amount, term)),
    };
  }
  if (kind === 'term' && list === 'amounts') {
    const term = termIn(fixed);
    return {
      caption: fill(forTerm, { term: termText(term), rate }),
      columns: [wizard.fields.amount, payment, interest, total],
      rows: values.map(amountIn).map((amount) => row(amountText(amount), amount, term)),
    };
  }
  throw wrongTable(words);
}

function wrongTable(words: string): ContentMistake {
  return new ContentMistake(`{${words}} is not a table that can be computed. ${tableHelp}`);
}

function amountIn(text: string): number {
  const amount = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  const { min, max, step } = amountLimits;
  if (isWithin(amount, amountLimits) && amount % step === 0) return amount;
  throw new ContentMistake(
    `${text} is not an amount that is lent. Write whole euros without dots, from ${min} to ${max} in steps of ${step}.`,
  );
}

function termIn(text: string): number {
  const term = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (isWithin(term, termLimits)) return term;
  throw new ContentMistake(
    `${text} is not a term. Write whole months, from ${termLimits.min} to ${termLimits.max}.`,
  );
}
