import type { InputHTMLAttributes } from 'react';
import { fieldStyles } from '../../ui/styles.ts';
import { Icon } from './Icon.tsx';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  /** Lines of a long text; one line without it. */
  rows?: number;
  label: string;
  hint?: string | undefined;
  /** What to do about the field; undefined while nothing is wrong with it. */
  error?: string | undefined;
  /** Asked about what looks odd and is taken all the same. */
  question?: string | undefined;
}

/** A text field: label, hint and message are tied to it, so that a screen reader says them with it. */
export function TextField({ id, label, hint, error, question, rows, ...input }: TextFieldProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`, question && `${id}-question`]
    .filter(Boolean)
    .join(' ');
  const shared = {
    id,
    className: fieldStyles.input,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
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
        <span id={`${id}-question`} className="mt-1.5 block text-small font-semibold text-clay">
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

/** The message above a field, where neither keyboard nor autofill hides it. Not live: the toast is announced, and the focus goes to the first such field. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <span id={`${id}-error`} className={fieldStyles.error}>
      <Icon name="alert" className="mt-0.5 size-4.5" />
      {error}
    </span>
  );
}
