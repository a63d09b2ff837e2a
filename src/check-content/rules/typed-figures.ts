import { apr, loanCost } from '../../domain/loan/annuity.ts';
import { maxLegalTerm } from '../../domain/loan/legal-term.ts';
import { isOffered } from '../../domain/loan/limits.ts';
import { amountLimits, nominalRate, termLimits } from '../../domain/loan/offer.ts';
import { formatRate } from '../../i18n/format.ts';
import type { SiteLanguage } from '../../i18n/languages.ts';
import type { FileFinding } from '../content-finding.ts';
import { findTerm, hasGlossary } from './glossary.ts';

const amountPattern = /(?:€\s?)?(?<![\d.,])(?:\d{1,3}(?:[.\s]\d{3})+|\d+)[.,]\d{2}(?!\d)(?:\s?€)?/g;

/**
 * A finding for each amount and rate of our loans that is typed, where a placeholder would compute
 * it. Figures of others may be typed.
 */
export function* typedFigureFindings(text: string, language: SiteLanguage): Generator<FileFinding> {
  for (const [typed] of text.matchAll(amountPattern)) {
    const cents = Number(typed.replace(/\D/g, ''));
    const loan = typed.includes('€') && typicalLoans().get(cents);
    if (loan)
      yield {
        message: `${typed} is typed and may become wrong. Write {${loan}} with amount and term of your example, or {euro ${cents / 100}} if it is no figure of a loan.`,
      };
  }
  if (!mentionsInterest(text, language)) return;
  for (const [name, value] of Object.entries({ rate: nominalRate, apr })) {
    const rate = formatRate(value, language).replace(/\s*%/, '');
    const typed = new RegExp(`(?<![\\d.,])${RegExp.escape(rate)}\\s?%`).exec(text)?.[0];
    if (typed)
      yield {
        message: `${typed} is typed and may become wrong. Write {${name}}, and the page shows the credit warning with it, or {percent ${rate.replace(',', '.')}} if it is no rate of ours.`,
      };
  }
}

/**
 * Whether a text has the language’s word for interest, or its abbreviation of the APR. Without a
 * glossary, every text may.
 */
function mentionsInterest(text: string, language: SiteLanguage): boolean {
  if (!hasGlossary(language)) return true;
  // checkGlossaries reports a missing concept. Endings differ: Zinsen, Zinssatz.
  const stem = findTerm('interest', language)?.replace(/en$/, '').slice(0, 5).toLowerCase();
  const [abbreviation] = /\p{Lu}{3,}/u.exec(findTerm('APR', language) ?? '') ?? [];
  return (
    (stem !== undefined && text.toLowerCase().includes(stem)) ||
    (abbreviation !== undefined && text.includes(abbreviation))
  );
}

let loans: Map<number, string> | undefined;

/**
 * Figures, in cents, of loans that texts are likely to name. Every loan together would make almost
 * every amount.
 */
function typicalLoans(): Map<number, string> {
  loans ??= new Map(
    range(1_000, 50_000, 1_000)
      .filter((amount) => isOffered(amount, amountLimits))
      .flatMap((amount) =>
        range(6, maxLegalTerm(amount), 6)
          .filter((term) => isOffered(term, termLimits))
          .flatMap((term) =>
            Object.entries(loanCost(amount, term)).map(([cost, euros]): [number, string] => [
              Math.round(euros * 100),
              `${cost} ${amount} ${term}`,
            ]),
          ),
      ),
  );
  return loans;
}

function range(from: number, to: number, step: number): number[] {
  return Array.from(
    { length: Math.floor((to - from) / step) + 1 },
    (_, index) => from + index * step,
  );
}
