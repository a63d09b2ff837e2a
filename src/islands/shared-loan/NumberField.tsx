import { useState } from 'react';
import { clampToRange, isInRange, stepDown, stepUp } from '../../domain/loan/limits.ts';
import { parseNumber } from '../../domain/loan/parse-number.ts';
import type { LoanNumberField } from '../../domain/loan/request.ts';
import { formatNumber } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import type { EstimateMessages } from '../../i18n/messages/estimate-messages.ts';
import { $draft, isEmptyOrOffered, setFieldValue, typedNumber } from '../../stores/draft.ts';
import type { SpriteIcon } from '../../ui/sprite-icons.ts';
import { fieldStyles } from '../../ui/styles.ts';
import { Icon } from '../shared/Icon.tsx';
import { FieldError } from '../shared/TextField.tsx';
import { focusNextField } from '../shared/touch-keyboard.ts';
import { handledByHook, useFieldInput } from '../shared/use-field-input.ts';
import { useStore } from '../shared/use-store.ts';
import css from './NumberField.module.css';
import { numberFieldSpec } from './number-field-spec.ts';
import { Slider } from './Slider.tsx';

interface NumberFieldProps {
  field: LoanNumberField;
  /** Distinguishes the hero's fields from the wizard's. */
  idPrefix: string;
  /** The hero's field belongs to no form, and has no name. */
  isInForm?: boolean;
  language: Language;
  texts: EstimateMessages;
  /** Whether the field is invalid; its message is directly above it. */
  isInvalid?: boolean;
  onChanged?: () => void;
}

/** The id of a field's slider. */
export function sliderId(idPrefix: string, field: LoanNumberField): string {
  return `${idPrefix}-${field}-slider`;
}

/**
 * Amount or term, as a text field with buttons and a slider. The field leaves the text as it is
 * while the visitor types, and then shows the number as the language writes it. It reports an
 * unreadable number at once, and a number outside the limits when the visitor leaves the field. The
 * message takes the place of the slider's labels, so that a click elsewhere still hits its target.
 */
export function NumberField({
  field,
  idPrefix,
  isInForm = false,
  language,
  texts,
  isInvalid = false,
  onChanged,
}: NumberFieldProps) {
  const draft = useStore($draft);
  const value = typedNumber(draft, field);
  const spec = numberFieldSpec(field, draft, language, texts);
  const { limits } = spec;
  const [isEditing, setIsEditing] = useState(false);

  const id = `${idPrefix}-${field}`;
  useFieldInput(id, (text, isFocused) => {
    setFieldValue(field, text);
    setIsEditing(isFocused);
    onChanged?.();
  });

  const set = (to: number) => {
    setFieldValue(field, formatNumber(to, language));
    onChanged?.();
  };
  const moveBy = (step: typeof stepUp) => {
    const from = value ?? limits.default;
    const clamped = clampToRange(from, limits);
    set(isInRange(from, limits) ? step(clamped, limits) : clamped);
  };

  const sliderValue = clampToRange(value ?? limits.min, limits);
  const error =
    !isInvalid &&
    !isEmptyOrOffered(draft, field) &&
    (!isEditing || Number.isNaN(parseNumber(draft[field])))
      ? spec.error
      : undefined;
  return (
    <div className={css.field}>
      <div className={css.head}>
        <div className={css.labelRow}>
          <label htmlFor={id} className={fieldStyles.label}>
            {spec.label}
          </label>
          <span id={`${id}-beside`}>{spec.beside?.(value)}</span>
        </div>
        <FieldError id={id} error={isInvalid ? spec.error : undefined} />
        <div className={css.row}>
          <StepButton
            icon="minus"
            label={spec.less}
            disabled={sliderValue <= limits.min}
            onClick={() => moveBy(stepDown)}
          />
          <div className={css.input} data-unit-first={spec.unitFirst || undefined}>
            <input
              id={id}
              name={isInForm ? field : undefined}
              type="text"
              inputMode="numeric"
              enterKeyHint={spec.enterKeyHint}
              onKeyDown={focusNextField}
              autoComplete="off"
              aria-required
              aria-describedby={`${id}-beside ${id}-hint ${id}-${isInvalid ? 'error' : 'status'}`}
              aria-invalid={isInvalid || error ? true : undefined}
              value={
                isEditing || value === undefined ? draft[field] : formatNumber(value, language)
              }
              onChange={handledByHook}
              onBlur={() => setIsEditing(false)}
            />
            <span aria-hidden="true">{spec.unit}</span>
          </div>
          <StepButton
            icon="plus"
            label={spec.more}
            disabled={sliderValue >= limits.max}
            onClick={() => moveBy(stepUp)}
          />
        </div>
      </div>
      <fieldset className={`${css.presets} requires-js`}>
        <legend className="visually-hidden">{spec.label}</legend>
        {spec.presets.map((preset) => (
          <button
            key={preset}
            type="button"
            aria-label={spec.presetName?.(preset)}
            aria-pressed={preset === value}
            onClick={() => set(preset)}
          >
            {spec.presetText(preset)}
          </button>
        ))}
      </fieldset>
      <Slider
        id={sliderId(idPrefix, field)}
        value={sliderValue}
        limits={limits}
        label={spec.slider}
        valueText={spec.format(sliderValue)}
        onMove={set}
      />
      <div className={css.limits}>
        {!error && (
          <div className="requires-js" aria-hidden="true">
            <span>{spec.format(limits.min)}</span>
            <span>{spec.format(limits.max)}</span>
          </div>
        )}
        <p id={`${id}-status`} role="status">
          {error}
        </p>
      </div>
      <span
        id={`${id}-hint`}
        className={`${css.hint} ${fieldStyles.hint}`}
        // Screen readers read it as the field's description.
        aria-hidden="true"
      >
        {spec.hint}
      </span>
    </div>
  );
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
    <button
      type="button"
      className="requires-js"
      aria-label={label}
      // Each of several quick presses counts; see layouts/head-scripts/double-press.js.
      data-repeat
      {...button}
    >
      <Icon name={icon} />
    </button>
  );
}
