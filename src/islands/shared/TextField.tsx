import type { InputHTMLAttributes } from 'react';
import { fieldStyles } from '../../ui/styles.ts';
import { Icon } from './Icon.tsx';
import { handledByHook, useFieldInput } from './use-field-input.ts';

interface TextFieldProps extends InputHTMLAttributes<HTMLElement> {
  id: string;
  /** Class of the element around its two parts: name and hint; messages and input. */
  boxClass?: string | undefined;
  /** Lines of a long text; undefined: one line. */
  rows?: number;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Asks about a likely typing error; the value is accepted. */
  warning?: string | undefined;
  /** Receives what is typed into a field that has a `value`. */
  onText?: (text: string) => void;
}

/** A field of one or more lines with name, hint and messages. */
export function TextField({
  id,
  boxClass,
  label,
  hint,
  error,
  warning,
  rows,
  onText,
  ...input
}: TextFieldProps) {
  useFieldInput(id, onText);
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`, warning && `${id}-warning`]
    .filter(Boolean)
    .join(' ');
  const shared = {
    id,
    className: fieldStyles.input,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
    onChange: onText && handledByHook,
  };
  return (
    <div className={boxClass}>
      <div>
        <label htmlFor={id} className={fieldStyles.label}>
          {label}
        </label>
        {hint && (
          <span id={`${id}-hint`} className={fieldStyles.hint}>
            {hint}
          </span>
        )}
      </div>
      <div>
        <FieldError id={id} error={error} />
        {warning && (
          <span id={`${id}-warning`} className={fieldStyles.warning}>
            {warning}
          </span>
        )}
        {rows ? (
          <textarea rows={rows} {...shared} {...input} />
        ) : (
          <input type="text" {...shared} {...input} />
        )}
      </div>
    </div>
  );
}

/**
 * The message of an invalid field. Not a live region: the toast is announced, and the first such
 * field gets the focus.
 */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <span id={`${id}-error`} className={fieldStyles.error}>
      <Icon name="alert" className="h-lh w-[1.125rem]" />
      <span>{error}</span>
    </span>
  );
}
