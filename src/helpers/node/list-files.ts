import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * The files of a folder and of the folders in it: sorted paths from that folder, with
 * forward slashes.
 */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
    .sort();
}
