/** The hint about a term that exceeds the legal one, before any script runs. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { monthlyPayment } from '../../src/domain/loan/annuity.ts';
import { maxLegalTerm } from '../../src/domain/loan/legal-term.ts';
import { amountLimits, termLimits } from '../../src/domain/loan/limits.ts';
import { formatMoney, formatYears, interpolate } from '../../src/i18n/format.ts';
import { siteLanguages } from '../../src/i18n/languages.ts';
import { wizardMessages } from '../../src/i18n/messages/wizard-messages.ts';
import { LegalTermHint, LegalTermNotice } from '../../src/islands/shared/LegalTermHint.tsx';
import { $draft, findExceededLimit, type LoanDraft } from '../../src/stores/loan.ts';

const amount = amountLimits.default;
const maxTerm = maxLegalTerm(amount);
const maxTermOfMax = maxLegalTerm(amountLimits.max);
const isLimited = maxTerm < termLimits.max;

const initial = $draft.get();
/** Sets the draft of the first rendering. */
const beginWith = (draft: LoanDraft) => Object.assign($draft, { init: draft });
afterEach(() => void beginWith(initial));

describe.each(siteLanguages)('the hint in a page in %s', async (language) => {
  const { estimate: texts } = await wizardMessages(language);
  const drawn = () =>
    renderToStaticMarkup(createElement(LegalTermHint, { idPrefix: 'hero', language, texts }));

  it('is an empty live region for legal terms', () => {
    expect(termLimits.default).toBeLessThanOrEqual(maxLegalTerm(amountLimits.default));
    expect(drawn()).toMatch(/<p role="status"[^>]*><\/p><\/div>$/);
  });

  // Not where the law allows every term of the slider.
  it.runIf(isLimited)('names the legal term, offers it by button', () => {
    const years = formatYears(maxTerm, texts.years, language);
    beginWith({ ...initial, amount: String(amount), duration: String(maxTerm + 1) });
    expect(drawn()).toContain(
      `>${interpolate(texts.maxLegalTerm, { months: maxTerm, years })}</p>`,
    );
    expect(drawn()).toMatch(
      new RegExp(
        `<button [^>]*requires-js[^>]*>${escaped(interpolate(texts.setMaxTerm, { months: maxTerm, years }))}<`,
      ),
    );
  });
});

/** Escapes parentheses. */
const escaped = (text: string) => text.replace(/[()]/g, String.raw`\$&`);

describe.runIf(isLimited).each(siteLanguages)('an offer in %s', async (language) => {
  const { estimate: texts } = await wizardMessages(language);
  const hint = (duration: number) =>
    renderToStaticMarkup(
      createElement(LegalTermNotice, {
        draft: { ...initial, amount: String(amount), duration: String(duration) },
        language,
        texts,
      }),
    );

  it('names the longest legal term and its payment', () => {
    const payment = formatMoney(monthlyPayment(amount, maxTerm), language, 2);
    const years = formatYears(maxTerm, texts.years, language);
    expect(hint(maxTerm + 1)).toContain(
      `<p>${interpolate(texts.offerWithinLaw, { months: maxTerm, years, payment })}</p>`,
    );
    expect(hint(maxTerm)).toBe('');
  });
});

describe('the longest term allowed', () => {
  it.each([
    [amount, maxTerm, undefined],
    [amount, maxTerm + 1, isLimited ? maxTerm : undefined],
    // Uses the nearest offered loan.
    [
      amountLimits.max + 1,
      termLimits.max + 1,
      maxTermOfMax < termLimits.max ? maxTermOfMax : undefined,
    ],
    ['', maxTerm + 1, undefined],
    [amount, '', undefined],
    ['abc', maxTerm, undefined],
  ])('of %s euros over %s months appears when exceeded', (amount, duration, limit) => {
    const loan = { amount: String(amount), duration: String(duration) };
    expect(findExceededLimit({ ...initial, ...loan })).toBe(limit);
  });
});
