/** The pages with which the service answers HTML forms. */

/** Where the service reads its form pages, below the project. */
export const formsFolder = 'dist-forms';

/** The file in {@link formsFolder} in which the build notes its settings. */
export const buildSettingsFile = 'settings.json';

/** Where the build writes the service's form pages before they are moved out of the site. */
export const tempFormsFolder = '_forms';

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
