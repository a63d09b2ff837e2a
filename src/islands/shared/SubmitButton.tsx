import { buttonStyles } from '../../ui/styles.ts';
import css from './SubmitButton.module.css';

interface SubmitButtonProps {
  sending: boolean;
  texts: { submit: string; sending: string };
  className?: string | undefined;
}

/** Sends a form. While sending it is `aria-disabled`, because `disabled` would remove the focus. */
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
      {/* Screen readers do not announce a changed name of the focused button. */}
      <span role="status" className="visually-hidden">
        {sending && text}
      </span>
    </>
  );
}
