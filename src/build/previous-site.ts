/**
 * Pages are written over those of the last build instead of into new files. Linux' usual file system (ext4) looks for a
 * free inode past every one that was freed in the last minute or so: after emptying the folder a new page costs four
 * times as much. Where any of this is not possible, the build is only slower.
 */
import { linkSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { answersFolder } from '../i18n/routes.ts';

const aside = fileURLToPath(new URL('../../.cache/previous-site/', import.meta.url));

/**
 * @param site folder of the built site, which is empty then; itself it stays, as others may have it mounted
 * @param answers folder that its answer pages were moved to, which is gone then
 */
export function putAside(site: string, answers: string): void {
  forget();
  mkdirSync(aside, { recursive: true });
  try {
    for (const name of readdirSync(site)) renameSync(`${site}${name}`, `${aside}${name}`);
    renameSync(answers, `${aside}${answersFolder}`);
  } catch {
    // There is none yet, or it cannot be moved; Astro will empty it.
  }
}

/**
 * Gives a page that is about to be written the file that it had. The new site holds no other file of the old one.
 * @param path within the site
 */
export function giveBack(path: string, site: string): void {
  try {
    // Unlike moving it, this leaves alone what stands there already, such as a public file of that name.
    linkSync(`${aside}${path}`, `${site}${path}`);
  } catch {
    // A new page.
  }
}

/** Takes away what has not been given back. */
export function forget(): void {
  rmSync(aside, { recursive: true, force: true });
}
