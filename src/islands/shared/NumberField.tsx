import { useStore } from '@nanostores/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { stepDown, stepUp } from '../../domain/loan/limits.ts';
import {
  currencyStandsFirst,
  fill,
  formatCount,
  formatMoney,
  formatNumber,
} from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import type { EstimateMessages } from '../../i18n/messages/contract.ts';
import {
  $draft,
  type LoanNumber,
  numberLimits,
  setNumber,
  settleNumber,
  typeNumber,
} from '../../stores/loan.ts';
import type { SpriteIcon } from '../../ui/sprite-icons.ts';
import { fieldStyles } from '../../ui/styles.ts';
import { Icon } from './Icon.tsx';
import css from './NumberField.module.css';
import { FieldError } from './TextField.tsx';

interface NumberFieldProps {
  field: LoanNumber;
  /** Distinguishes the fields of the hero from those of the wizard. */
  idPrefix: string;
  /** Only the wizard's field is part of a form. */
  name?: LoanNumber | undefined;
  language: Language;
  texts: EstimateMessages;
  error?: string | undefined;
  onMended?: () => void;
}

/** The id of a field's slider; the text field's own is prefix and field. */
export function sliderId(idPrefix: string, field: LoanNumber): string {
  return `${idPrefix}-${field}-slider`;
}

/** Amount or term: a text field that understands what people write, buttons, and a slider. */
export function NumberField({
  field,
  idPrefix,
  name,
  language,
  texts,
  error,
  onMended,
}: NumberFieldProps) {
  const { [field]: value } = useStore($draft, { ssr: 'initial' });
  const limits = numberLimits[field];
  const words = wordsFor(field, language, texts);
  // What is in the text field while it is being edited; null: the value, written out.
  const [typed, setTyped] = useState<string | null>(null);
  // Where the value was moved to when the field was left.
  const [adjusted, setAdjusted] = useState<number | null>(null);
  const textField = useRef<HTMLInputElement>(null);
  const slider = useRef<HTMLInputElement>(null);

  // What was typed or moved before this island woke is in the page and not in React.
  useLayoutEffect(() => {
    const [text, range] = [textField.current, slider.current];
    if (text && text.value !== text.defaultValue) {
      typeNumber(field, text.value);
      if (document.activeElement === text) setTyped(text.value);
      else setAdjusted(settle(field));
    } else if (range && range.value !== range.defaultValue) {
      setNumber(field, range.valueAsNumber);
    }
  }, [field]);

  const change = (apply: () => void) => {
    apply();
    setAdjusted(null);
    onMended?.();
  };
  const move = (step: typeof stepUp) => {
    change(() => setNumber(field, step(value ?? limits.default, limits)));
    setTyped(null);
  };
  const leave = () => {
    setAdjusted(settle(field));
    // What cannot be read stays as it was typed.
    if ($draft.get()[field] !== null) setTyped(null);
  };

  const id = `${idPrefix}-${field}`;
  const shown = value ?? limits.min;
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id} className={fieldStyles.label}>
        {words.label}
      </label>
      <FieldError id={id} error={error} />
      <div className="mt-1.5 flex flex-wrap items-center gap-2">
        <StepButton
          icon="minus"
          label={words.less}
          disabled={shown <= limits.min}
          onClick={() => move(stepDown)}
        />
        <div className={css.box} data-unit-first={words.unitFirst || undefined}>
          <input
            ref={textField}
            id={id}
            name={name}
            type="text"
            inputMode="numeric"
            enterKeyHint={field === 'amount' ? 'next' : 'go'}
            autoComplete="off"
            aria-required
            aria-describedby={`${id}-hint ${id}-adjusted${error ? ` ${id}-error` : ''}`}
            aria-invalid={error ? true : undefined}
            value={typed ?? (value === null ? '' : formatNumber(value, language))}
            onChange={({ target }) => {
              setTyped(target.value);
              change(() => typeNumber(field, target.value));
            }}
            onBlur={leave}
          />
          <span aria-hidden="true">{words.unit}</span>
        </div>
        <StepButton
          icon="plus"
          label={words.more}
          disabled={shown >= limits.max}
          onClick={() => move(stepUp)}
        />
      </div>
      <input
        ref={slider}
        id={sliderId(idPrefix, field)}
        type="range"
        className={`${css.slider} needs-script`}
        min={limits.min}
        max={limits.max}
        step={limits.step}
        value={shown}
        aria-label={words.slider}
        aria-valuetext={words.say(shown)}
        onChange={({ target }) => {
          change(() => setNumber(field, target.valueAsNumber));
          setTyped(null);
        }}
      />
      {/* The slider's two ends say the same to the eye; where there is no slider, the hint is seen. */}
      <div className={`${css.ends} needs-script`} aria-hidden="true">
        <span>{words.say(limits.min)}</span>
        <span>{words.say(limits.max)}</span>
      </div>
      <span id={`${id}-hint`} className={`${css.hint} ${fieldStyles.hint}`}>
        {words.hint}
      </span>
      <span
        id={`${id}-adjusted`}
        role="status"
        className="block text-small font-semibold text-clay"
      >
        {adjusted !== null &&
          adjusted === value &&
          fill(texts.controls.adjusted, { value: words.say(value) })}
      </span>
    </div>
  );
}

/** @returns the value that the field was moved to, if it was */
function settle(field: LoanNumber): number | null {
  return settleNumber(field) ? $draft.get()[field] : null;
}

function StepButton({
  icon,
  label,
  ...button
}: {
  icon: SpriteIcon;
  label: string;
  disabled: boolean;
  onClick: () => void;
}) {
  return (
    <button type="button" className={`${css.step} needs-script`} aria-label={label} {...button}>
      <Icon name={icon} className="size-5" />
    </button>
  );
}

function wordsFor(field: LoanNumber, language: Language, texts: EstimateMessages) {
  const { min, max, step } = numberLimits[field];
  if (field === 'amount') {
    const say = (euros: number) => formatMoney(euros, language, 0);
    return {
      label: texts.fields.amount,
      less: texts.controls.lessAmount,
      more: texts.controls.moreAmount,
      slider: texts.controls.amountSlider,
      unit: '€',
      unitFirst: currencyStandsFirst(language),
      hint: fill(texts.hints.amount, { min: say(min), max: say(max), step: say(step) }),
      say,
    };
  }
  return {
    label: texts.fields.duration,
    less: texts.controls.shorterTerm,
    more: texts.controls.longerTerm,
    slider: texts.controls.termSlider,
    unit: texts.estimate.monthsUnit,
    unitFirst: false,
    hint: fill(texts.hints.duration, { min, max }),
    say: (months: number) => formatCount(months, texts.estimate.months, language),
  };
}
