/** The pages with which the service answers HTML forms. */

export const formPageNames = [
  'loan-received',
  'loan-incomplete',
  'message-received',
  'message-incomplete',
  'too-many',
  'failed',
  'too-long',
  'not-shown',
] as const;

/** A page with which the service answers an HTML form, or a visitor whose page it cannot show. */
export type FormPageName = (typeof formPageNames)[number];
