import css from './styles.module.css';

export const linkStyle = css.link;

export const buttonStyles = {
  primary: `${css.button} ${css.primary}`,
  secondary: `${css.button} ${css.secondary}`,
  inverse: `${css.button} ${css.inverse}`,
} as const;

export type ButtonStyle = keyof typeof buttonStyles;

export const panelStyle = css.panel;

export const fieldStyles = {
  label: css.label,
  hint: css.hint,
  input: css.input,
  error: css.error,
  warning: css.fieldWarning,
} as const;

/** A message that stays on the page: success, failure, or a warning. */
export const noticeStyles = {
  failure: `${css.notice} ${css.failure}`,
  success: `${css.notice} ${css.success}`,
  warning: `${css.notice} ${css.warning}`,
} as const;
