/** Files that get their name when they are complete, and never replace another. */
import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, linkSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { errorCode } from '../../helpers/errors.ts';

/**
 * Writes a file that only its owner can read. A failure leaves nothing.
 * @param write fills the empty file at this absolute path. A name such as `file:x` would be a URI
 * to SQLite
 * @throws Error with the code EEXIST or another of the file system; whatever `write` throws
 */
export async function writeNewFile(
  file: string,
  write: (tempFile: string) => void | Promise<void>,
): Promise<void> {
  if (existsSync(file)) throw Object.assign(new Error(), { code: 'EEXIST', syscall: 'open' });
  // Two programs may write to one name at once.
  const tempFile = `${resolve(file)}.${randomUUID()}.part`;
  try {
    closeSync(openSync(tempFile, 'wx', 0o600));
    await write(tempFile);
    publishFile(tempFile, file);
  } finally {
    removeTempFile(tempFile);
  }
}

/**
 * Renames a file without ever replacing another. Where there are no hard links, as on FAT, an empty
 * file takes the name first.
 */
export function publishFile(tempFile: string, file: string): void {
  fsyncPath(tempFile);
  try {
    linkSync(tempFile, file);
  } catch (error) {
    if (!['EPERM', 'ENOTSUP'].includes(errorCode(error) ?? '')) throw error;
    closeSync(openSync(file, 'wx', 0o600));
    renameSync(tempFile, file);
  }
  rmSync(tempFile, { force: true });
  fsyncPath(dirname(file));
}

/** Writes a file, or the names in a folder, to the disk. */
export function fsyncPath(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** Removes a temp file, with the files that SQLite puts beside a database. */
export function removeTempFile(tempFile: string): void {
  try {
    for (const suffix of ['', '-wal', '-shm', '-journal'])
      rmSync(tempFile + suffix, { force: true });
  } catch {
    // The caller has an error that says more, or gets one when it writes.
  }
}
