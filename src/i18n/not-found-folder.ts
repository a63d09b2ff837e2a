/** Separate from the route table: the root's not-found page sends this module to browsers. */
import type { SiteLanguage } from './languages.ts';

/** A folder and the not-found page of the unknown paths in it. */
export interface NotFoundFolder {
  language: SiteLanguage;
  kind: 'page' | 'article';
  /** Ends in a slash, or is empty. */
  folder: string;
}

/**
 * The first folder that contains the path, ignoring case. A `page` folder also matches without its
 * final slash.
 */
export function matchFolder<Folder extends NotFoundFolder>(
  folders: readonly Folder[],
  path: string,
): Folder | undefined {
  const lowerCase = path.toLowerCase();
  return folders.find(({ folder, kind }) =>
    (kind === 'page' ? `${lowerCase}/` : lowerCase).startsWith(folder),
  );
}
