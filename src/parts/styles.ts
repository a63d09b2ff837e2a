/** Classes that pages and islands share (src/styles/controls.css); callers pick a name. */
export const buttonStyles = {
  primary: 'button primary',
  secondary: 'button secondary',
  inverse: 'button inverse',
} as const;

export type ButtonStyle = keyof typeof buttonStyles;

/** A link or a button that looks like one. */
export const linkStyle = 'link';

/** A text field and its message. */
export const fieldStyles = {
  label: 'label',
  hint: 'hint',
  input: 'input',
  error: 'error',
} as const;

/** A message that stays in place: what went wrong, or that all went well. */
export const noticeStyles = {
  failure: 'rounded-small border-s-4 border-danger bg-danger-mist px-4 py-3',
  success: 'rounded-small border-s-4 border-brand bg-mist px-4 py-3',
} as const;
