import { clampToRange } from '../../domain/loan/limits.ts';
import { amountLimits, type LoanLimits, termLimits } from '../../domain/loan/offer.ts';
import { presetAmounts, presetTerms } from '../../domain/loan/presets.ts';
import type { LoanNumberField } from '../../domain/loan/request.ts';
import {
  formatMoney,
  formatNumber,
  formatTerm,
  formatYears,
  isCurrencyFirst,
} from '../../i18n/format.ts';
import { interpolate } from '../../i18n/interpolate.ts';
import type { Language } from '../../i18n/languages.ts';
import type { EstimateMessages } from '../../i18n/messages/estimate-messages.ts';
import { type LoanDraft, typedNumber } from '../../stores/draft.ts';
import { limitValues } from './limit-values.ts';

interface NumberFieldSpec {
  limits: LoanLimits;
  presets: readonly number[];
  /** Label of the Enter key on a phone's keyboard. */
  enterKeyHint: 'next' | 'go';
  label: string;
  /** The value in words, where its unit is not the usual one. */
  beside?: (value?: number) => string;
  less: string;
  more: string;
  unit: string;
  /** The unit stands before the number. */
  unitFirst?: boolean;
  slider: string;
  hint: string;
  error: string;
  presetText: (preset: number) => string;
  /** For screen readers, where the text lacks the unit. */
  presetName?: (preset: number) => string;
  /** With the unit, for the slider and its ends. */
  format: (value: number) => string;
}

/** All in which the fields of amount and term differ. */
export function numberFieldSpec(
  field: LoanNumberField,
  draft: LoanDraft,
  language: Language,
  texts: EstimateMessages,
): NumberFieldSpec {
  const limitTexts = limitValues(field, language);
  if (field === 'amount') {
    const format = (euros: number) => formatMoney(euros, language, 0);
    return {
      limits: amountLimits,
      presets: presetAmounts,
      enterKeyHint: 'next',
      label: texts.fields.amount,
      less: texts.controls.lessAmount,
      more: texts.controls.moreAmount,
      slider: texts.controls.amountSlider,
      unit: '€',
      unitFirst: isCurrencyFirst(language),
      hint: interpolate(texts.hints.amount, limitTexts),
      error: interpolate(texts.errors.amount, limitTexts),
      // The field above has the currency sign.
      presetText: (euros) => formatNumber(euros, language),
      presetName: format,
      format,
    };
  }
  // A third number field is a type error here: it needs a branch of its own.
  field satisfies 'duration';
  const { months, years, monthsUnit } = texts.estimate;
  const inYears = (term: number) => formatYears(term, years, language);
  const amount = clampToRange(typedNumber(draft, 'amount') ?? amountLimits.default, amountLimits);
  return {
    limits: termLimits,
    presets: presetTerms(amount),
    enterKeyHint: 'go',
    label: texts.fields.duration,
    less: texts.controls.shorterTerm,
    more: texts.controls.longerTerm,
    slider: texts.controls.termSlider,
    unit: monthsUnit,
    hint: interpolate(texts.hints.duration, limitTexts),
    error: interpolate(texts.errors.duration, limitTexts),
    beside: (term = 0) => inYears(term),
    presetText: inYears,
    format: (term) => formatTerm(term, { months, years }, language),
  };
}
