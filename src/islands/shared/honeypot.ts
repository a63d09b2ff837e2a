import { extraFormFields } from '../../domain/api.ts';

/**
 * Only programs fill it in: it is hidden, no browser knows its name, and the attributes tell
 * 1Password, Bitwarden, Dashlane and LastPass to leave it alone.
 */
export const honeypotAttributes = {
  type: 'text',
  name: extraFormFields.honeypot,
  hidden: true,
  tabIndex: -1,
  autoComplete: 'off',
  'data-1p-ignore': 'true',
  'data-bwignore': 'true',
  'data-form-type': 'other',
  'data-lpignore': 'true',
} as const;
