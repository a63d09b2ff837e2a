/** Separate from the route table: the root's not-found page sends this module to browsers. */
import type { SiteLanguage } from './languages.ts';

/** A folder of addresses and the not-found page that answers there. */
export interface NotFoundFolder {
  language: SiteLanguage;
  kind: 'page' | 'article';
  /** Ends in a slash, or is empty. */
  folder: string;
}

/** The first folder that contains the address, ignoring case. A `page` folder also matches without its final slash. */
export function matchFolder<Folder extends NotFoundFolder>(
  folders: readonly Folder[],
  address: string,
): Folder | undefined {
  const path = address.toLowerCase();
  return folders.find(({ folder, kind }) =>
    (kind === 'page' ? `${path}/` : path).startsWith(folder),
  );
}
