import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { legalPages, type PageRef, pageNames } from '../../../src/i18n/routes.ts';
import { isFullWidth } from '../width.ts';

export const everyKindOfPage: readonly PageRef[] = [...pageNames, { article: 1 }];

/** Legal pages share a layout: the daily run looks at the first only. */
const repeated = new Set<PageRef>(isFullWidth ? [] : legalPages.slice(1));

export const everyLayout = everyKindOfPage.filter((kind) => !repeated.has(kind));

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
