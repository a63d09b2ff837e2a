import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type PageRef, pageNames } from '../../../src/i18n/routes.ts';

export const everyKindOfPage: readonly PageRef[] = [...pageNames, { article: 1 }];

/** Last part of an address that does not exist. */
export const nowhere = 'no-such-page';

/** The public address of every built page. */
export const builtAddresses: readonly string[] = readdirSync(
  fileURLToPath(new URL('../../../dist', import.meta.url)),
  { recursive: true, encoding: 'utf8' },
)
  .filter((file) => file.endsWith('.html'))
  .map((file) => `/${file}`.replace(/(\/index)?\.html$/, '') || '/')
  .sort();
