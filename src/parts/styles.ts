/** Class lists that pages and islands share; callers pick a name. */
const button =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-5 py-2.5 text-center leading-tight font-semibold transition-colors';

export const buttonStyles = {
  primary: `${button} border border-transparent bg-brand text-on-brand hover:bg-brand-deep disabled:bg-quiet`,
  secondary: `${button} border border-edge bg-surface text-ink hover:border-ink hover:bg-mist`,
  inverse: `${button} bg-on-night text-night hover:opacity-90`,
} as const;

export type ButtonStyle = keyof typeof buttonStyles;

/** A link or a button that looks like one. */
export const linkStyle =
  'text-brand-deep underline decoration-1 underline-offset-4 hover:decoration-2';

/** A text field and its message. */
export const fieldStyles = {
  label: 'block font-semibold',
  hint: 'mt-0.5 block text-small text-quiet',
  input:
    'mt-1.5 block w-full min-h-12 rounded-small border border-edge bg-surface px-3.5 py-2 text-ink aria-invalid:border-2 aria-invalid:border-danger',
  error: 'mt-1.5 flex gap-1.5 text-small font-semibold text-danger',
} as const;

/** A message that stays in place: what went wrong, or that all went well. */
export const noticeStyles = {
  failure: 'rounded-small border-s-4 border-danger bg-danger-mist px-4 py-3',
  success: 'rounded-small border-s-4 border-brand bg-mist px-4 py-3',
} as const;
