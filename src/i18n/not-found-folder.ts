/** Apart from the route table, because the root's not-found page sends it to browsers and should send nothing else. */
import type { NotFoundPage } from './routes.ts';

/** Everything that an address can lie in, and the not-found page for it; `folder` ends in a slash or is empty. */
export type NotFoundFolder = Pick<NotFoundPage, 'language' | 'kind'> & { folder: string };

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
