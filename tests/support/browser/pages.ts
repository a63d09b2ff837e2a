/** The pages: their kinds, which exist in every language, and every address that was built. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type PageRef, pageNames } from '../../../src/i18n/routes.ts';

export const everyKindOfPage: readonly PageRef[] = [...pageNames, { article: 1 }];

/** The last part of an address that nobody uses. */
export const nowhere = 'no-such-page';

/** Every page that was built, by the address that visitors know it by. */
export const builtAddresses: readonly string[] = readdirSync(
  fileURLToPath(new URL('../../../dist', import.meta.url)),
  { recursive: true, encoding: 'utf8' },
)
  .filter((file) => file.endsWith('.html'))
  .map((file) => `/${file}`.replace(/(\/index)?\.html$/, '') || '/')
  .sort();
