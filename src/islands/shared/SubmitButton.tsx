import { buttonStyles } from '../../ui/styles.ts';
import css from './SubmitButton.module.css';

interface SubmitButtonProps {
  sending: boolean;
  texts: { submit: string; sending: string };
  className?: string | undefined;
}

/**
 * Sends a form. While it sends it is `aria-disabled` and not `disabled`, which would take the focus away; the store
 * ignores further presses.
 */
export function SubmitButton({ sending, texts, className = '' }: SubmitButtonProps) {
  const text = sending ? texts.sending : texts.submit;
  return (
    <>
      <button
        type="submit"
        className={`${css.submit} ${buttonStyles.primary} ${className}`}
        aria-disabled={sending || undefined}
      >
        {text}
      </button>
      {/* A button that changes its name under the focus is not announced. */}
      <span role="status" className="hidden-text">
        {sending && text}
      </span>
    </>
  );
}
