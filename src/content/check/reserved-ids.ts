import { sections } from '../../i18n/routes.ts';

/** Ids of the site's own elements on pages with texts of editors. */
const names = [
  ...[
    'content',
    'main-menu',
    'loan-wizard',
    'cookie-banner',
    'toasts',
    'language-list',
    'this-page',
  ],
  ...[...sections, 'service-(advice|documents|new-loan|refinancing)'],
];
const prefixes = ['wizard', 'hero', 'icon', 'footer', 'apply'];
const reserved = new RegExp(`^(${names.join('|')})$|^(${prefixes.join('|')})-|-title$`);

/** Whether a heading with this id would take the place of an element that scripts and links look for. */
export function isReserved(id: string): boolean {
  return reserved.test(id);
}
