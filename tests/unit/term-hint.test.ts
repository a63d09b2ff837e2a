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
const longest = maxLegalTerm(amount);
const most = maxLegalTerm(amountLimits.max);
const isLimited = longest < termLimits.max;

const first = $draft.get();
/** Sets the draft of the first rendering. */
const beginWith = (draft: LoanDraft) => Object.assign($draft, { init: draft });
afterEach(() => void beginWith(first));

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
    const years = formatYears(longest, texts.years, language);
    beginWith({ ...first, amount: String(amount), duration: String(longest + 1) });
    expect(drawn()).toContain(
      `>${interpolate(texts.maxLegalTerm, { months: longest, years })}</p>`,
    );
    expect(drawn()).toMatch(
      new RegExp(
        `<button [^>]*requires-js[^>]*>${escaped(interpolate(texts.setMaxTerm, { months: longest, years }))}<`,
      ),
    );
  });
});

/** Escapes parentheses. */
const escaped = (text: string) => text.replace(/[()]/g, String.raw`\$&`);

describe.runIf(isLimited).each(siteLanguages)('an offer in %s', async (language) => {
  const { estimate: texts } = await wizardMessages(language);
  const said = (duration: number) =>
    renderToStaticMarkup(
      createElement(LegalTermNotice, {
        draft: { ...first, amount: String(amount), duration: String(duration) },
        language,
        texts,
      }),
    );

  it('names the longest legal term and its payment', () => {
    const payment = formatMoney(monthlyPayment(amount, longest), language, 2);
    const years = formatYears(longest, texts.years, language);
    expect(said(longest + 1)).toContain(
      `<p>${interpolate(texts.offerWithinLaw, { months: longest, years, payment })}</p>`,
    );
    expect(said(longest)).toBe('');
  });
});

describe('the longest term allowed', () => {
  it.each([
    [amount, longest, undefined],
    [amount, longest + 1, isLimited ? longest : undefined],
    // Uses the nearest offered loan.
    [amountLimits.max + 1, termLimits.max + 1, most < termLimits.max ? most : undefined],
    ['', longest + 1, undefined],
    [amount, '', undefined],
    ['abc', longest, undefined],
  ])('of %s euros over %s months appears when exceeded', (amount, duration, longest) => {
    const loan = { amount: String(amount), duration: String(duration) };
    expect(findExceededLimit({ ...first, ...loan })).toBe(longest);
  });
});
