/** Classes of controls that pages and islands share; callers pick a name. */
import css from './styles.module.css';

export const buttonStyles = {
  primary: `${css.button} ${css.primary}`,
  secondary: `${css.button} ${css.secondary}`,
  inverse: `${css.button} ${css.inverse}`,
} as const;

export type ButtonStyle = keyof typeof buttonStyles;

/** A link or a button that looks like one. */
export const linkStyle = css.link;

/** What one works in: the estimate, a form. */
export const panelStyle = css.panel;

/** A text field and its message. */
export const fieldStyles = {
  field: css.field,
  label: css.label,
  hint: css.hint,
  input: css.input,
  error: css.error,
} as const;

/** A message that stays in place: what went wrong, or that all went well. */
export const noticeStyles = {
  failure: `${css.notice} ${css.failure}`,
  success: `${css.notice} ${css.success}`,
} as const;
