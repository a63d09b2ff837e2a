/** The kinds of pages that exist in every language. */
import { type PageRef, pageNames } from '../../src/i18n/routes.ts';

export const everyKindOfPage: readonly PageRef[] = [...pageNames, { article: 1 }];

/** The last part of an address that nobody uses. */
export const nowhere = 'no-such-page';
