import {
  accessSync,
  constants,
  copyFileSync,
  existsSync,
  readdirSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { basename, dirname } from 'node:path';
import { fsyncPath, publishFile, removeTempFile } from '../new-file.ts';
import { prepareRestoredSql } from '../outbox.ts';
import type { DueMails, OnProgress } from '../store.ts';
import { StoreError } from '../store-errors.ts';
import {
  createPrivateFolder,
  damagedMessage,
  databasePath,
  errorName,
  readPragma,
  restoringSuffix,
  restrictToOwner,
  toOpenError,
  withDatabase,
} from './database-file.ts';

/**
 * Makes the database of a folder from a backup.
 * @throws StoreError when the folder is not empty, or the backup cannot be read, is damaged, or of
 * another version
 */
export function restoreBackup(
  backup: string,
  folder: string,
  dueMails: DueMails,
  onProgress?: OnProgress,
): void {
  const file = databasePath(folder);
  const tempFile = file + restoringSuffix;
  try {
    accessSync(backup, constants.R_OK);
  } catch (error) {
    const advice =
      errorName(error) === 'EACCES'
        ? "give it to the service's account with chown"
        : 'name a backup';
    throw new StoreError(`${backup} cannot be read (${errorName(error)}): ${advice}`);
  }
  if (!statSync(backup).isFile()) throw new StoreError(`${backup} is no file: name a backup`);
  if (!isRestorable(folder))
    throw new StoreError(`${folder} is not empty: move its files, or set another DATA_DIR`);
  try {
    createPrivateFolder(folder);
    onProgress?.(`Copying ${backup}`);
    copyDatabase(backup, tempFile);
    restrictToOwner(tempFile);
    onProgress?.('Checking it');
    withDatabase(tempFile, { readOnly: false }, (db) => {
      if (readPragma(db, 'integrity_check(1)') !== 'ok')
        throw new StoreError(`${tempFile} ${damagedMessage}`);
      for (const sql of prepareRestoredSql(dueMails)) db.exec(sql);
      db.exec('PRAGMA journal_mode = WAL');
    });
    fsyncPath(tempFile);
    publishFile(tempFile, file);
    // The folder may be new.
    fsyncPath(dirname(folder));
  } catch (error) {
    removeTempFile(tempFile);
    throw new StoreError(toOpenError(error, file).message.replaceAll(tempFile, backup));
  }
}

/**
 * Copies a database with its journal. A backup has none, but beside the database of a service the
 * journal has what was stored last. When the service moves that into the database between the two
 * copies, both are made again.
 */
function copyDatabase(source: string, target: string): void {
  const journal = `${realpathSync(source)}-wal`;
  for (let attempts = 1; attempts <= 9; attempts++) {
    const { mtimeNs } = statSync(source, { bigint: true });
    removeTempFile(target);
    copyFileSync(source, target);
    if (existsSync(journal)) copyFileSync(journal, `${target}-wal`);
    if (statSync(source, { bigint: true }).mtimeNs === mtimeNs) return;
  }
  throw new StoreError(`${source} changes all the time: stop its service, or name a backup`);
}

/**
 * Whether the folder is empty, apart from what ext4 keeps at the top of a disk, and the remains of
 * an unfinished restore.
 */
function isRestorable(folder: string): boolean {
  const leftover = basename(databasePath(folder)) + restoringSuffix;
  const isHarmless = (name: string) => name === 'lost+found' || name.startsWith(leftover);
  try {
    return !existsSync(folder) || readdirSync(folder).every(isHarmless);
  } catch (error) {
    throw toOpenError(error, databasePath(folder));
  }
}
