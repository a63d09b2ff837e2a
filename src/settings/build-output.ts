/** What the build writes for the service. */

/** Where the service reads its form pages, below the project. */
export const formsFolder = 'dist-forms';

/** The file in {@link formsFolder} in which the build notes its settings. */
export const buildSettingsFile = 'settings.json';

/** Where the build writes the service's form pages before they are moved out of the site. */
export const tempFormsFolder = '_forms';
