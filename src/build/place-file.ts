import { randomUUID } from 'node:crypto';
import { copyFileSync, linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

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

/** Writes a file of a cache, named only when complete: a build that is stopped leaves no half file behind. */
export function writeWhole(file: string, bytes: Uint8Array): void {
  const part = `${file}.${randomUUID()}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(part, bytes);
  renameSync(part, file);
}
