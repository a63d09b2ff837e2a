import type { InputHTMLAttributes } from 'react';
import { fieldStyles } from '../../ui/styles.ts';
import { Icon } from './Icon.tsx';
import { heardByHook, useFieldInput } from './use-field-input.ts';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  /** Lines of a long text; undefined: one line. */
  rows?: number;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Question about a likely typing error; the value is accepted. */
  question?: string | undefined;
  /** Takes what is typed into a field that has a `value`. */
  onText?: (text: string) => void;
}

export function TextField({
  id,
  label,
  hint,
  error,
  question,
  rows,
  onText,
  ...input
}: TextFieldProps) {
  useFieldInput(id, onText);
  const described = [hint && `${id}-hint`, error && `${id}-error`, question && `${id}-question`]
    .filter(Boolean)
    .join(' ');
  const shared = {
    id,
    className: fieldStyles.input,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
    onChange: onText && heardByHook,
  };
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id} className={fieldStyles.label}>
        {label}
      </label>
      {hint && (
        <span id={`${id}-hint`} className={fieldStyles.hint}>
          {hint}
        </span>
      )}
      <FieldError id={id} error={error} />
      {question && (
        <span id={`${id}-question`} className={fieldStyles.question}>
          {question}
        </span>
      )}
      {rows ? (
        <textarea {...shared} name={input.name} rows={rows} required={input.required} />
      ) : (
        <input type="text" {...shared} {...input} />
      )}
    </div>
  );
}

/** Not a live region: the toast is announced, and the first invalid field gets the focus. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <span id={`${id}-error`} className={fieldStyles.error}>
      <Icon name="alert" className="h-lh w-[1.125rem]" />
      <span>{error}</span>
    </span>
  );
}
