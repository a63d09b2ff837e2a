/** Apart from the route table, because the root's not-found page sends it to browsers and should send nothing else. */
import type { SiteLanguage } from './languages.ts';

/** A folder that an address can lie in, and which not-found page answers there. */
export interface NotFoundFolder {
  language: SiteLanguage;
  kind: 'page' | 'article';
  /** Ends in a slash, or is empty. */
  folder: string;
}

/**
 * The first of the folders that an address lies in. A page's folder is also its own address, that of the articles is
 * not; capitals do not matter.
 */
export function folderOf<Folder extends NotFoundFolder>(
  folders: readonly Folder[],
  address: string,
): Folder | undefined {
  const path = address.toLowerCase();
  return folders.find(({ folder, kind }) =>
    (kind === 'page' ? `${path}/` : path).startsWith(folder),
  );
}
