import { copyFileSync, linkSync, rmSync } from 'node:fs';

/**
 * Puts a file of a cache where the build wants it. A second name costs less than a copy; not every file system or pair
 * of them has that. What stands there already is never written through: it may be another name of a cached file.
 */
export function placeFile(cached: string, target: string): void {
  try {
    linkSync(cached, target);
  } catch {
    rmSync(target, { force: true });
    copyFileSync(cached, target);
  }
}
