import { randomUUID } from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  openSync,
  readdirSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { StoreError } from '../store.ts';
import {
  damaged,
  databaseIn,
  explainOpening,
  giveName,
  makeFolder,
  makePrivate,
  nameOf,
  openDatabase,
  readPragma,
  removeDraft,
  restoringEnd,
  syncToDisk,
} from './file.ts';

/** The file gets its name when it is complete. @throws StoreError when it exists or cannot be written */
export function writeBackup(db: DatabaseSync, file: string): void {
  const taken = new StoreError(`${file} exists: name another file`);
  if (existsSync(file)) throw taken;
  // Two backups may write to one name at once.
  // An absolute path: SQLite reads a name such as `file:x` as an address.
  const draft = `${resolve(file)}.${randomUUID()}.part`;
  try {
    closeSync(openSync(draft, 'wx', 0o600));
    db.prepare('VACUUM INTO ?').run(draft);
    syncToDisk(draft);
    giveName(draft, file);
  } catch (error) {
    removeDraft(draft);
    if (nameOf(error) === 'EEXIST') throw taken;
    const name = nameOf(error);
    const advice = name === 'SQLite 13' ? 'make room on the disk' : 'name another file';
    throw new StoreError(`${file} cannot be written (${name}): ${advice}`);
  }
}

/**
 * @param ifDue what to do with mails that were due in the backup and may have been sent since
 * @throws StoreError when the folder is not empty, or the backup cannot be read, is damaged, or of another version
 */
export function restoreBackup(
  backup: string,
  folder: string,
  ifDue: 'send' | 'hold',
  say: (what: string) => void = () => undefined,
): void {
  const file = databaseIn(folder);
  const draft = file + restoringEnd;
  try {
    accessSync(backup, constants.R_OK);
  } catch (error) {
    throw new StoreError(`${backup} cannot be read (${nameOf(error)}): name a backup`);
  }
  if (!statSync(backup).isFile()) throw new StoreError(`${backup} is no file: name a backup`);
  if (!isFree(folder)) {
    throw new StoreError(`${folder} is not empty: move its files, or set another DATA_DIR`);
  }
  try {
    makeFolder(folder);
    removeDraft(draft);
    say(`Copying ${backup}`);
    copyFileSync(backup, draft);
    // A backup has no journal. Beside a database of this service, the journal has what was stored last.
    const journal = `${realpathSync(backup)}-wal`;
    if (existsSync(journal)) copyFileSync(journal, `${draft}-wal`);
    makePrivate(draft);
    say('Checking it');
    openDatabase(draft, { readOnly: false }, (db) => {
      if (readPragma(db, 'integrity_check(1)') !== 'ok')
        throw new StoreError(`${draft} ${damaged}`);
      db.exec('UPDATE deliveries SET claimed_until = NULL');
      // Most were sent after the backup was made.
      db.exec("UPDATE confirmations SET state = 'held' WHERE state = 'due'");
      if (ifDue === 'hold') db.exec("UPDATE deliveries SET state = 'held' WHERE state = 'due'");
      db.exec('PRAGMA journal_mode = WAL');
      db.close();
    });
    syncToDisk(draft);
    giveName(draft, file);
    // The folder may be new.
    syncToDisk(dirname(folder));
  } catch (error) {
    removeDraft(draft);
    throw new StoreError(explainOpening(error, file).message.replaceAll(draft, backup));
  }
}

/** Whether the folder is empty, apart from the remains of an unfinished restore. */
function isFree(folder: string): boolean {
  const left = basename(databaseIn(folder)) + restoringEnd;
  try {
    return !existsSync(folder) || readdirSync(folder).every((name) => name.startsWith(left));
  } catch (error) {
    throw explainOpening(error, databaseIn(folder));
  }
}

/** VACUUM: reused pages may keep bytes of deleted rows. @returns false when a reader or a full disk left such traces */
export async function rewrite(db: DatabaseSync): Promise<boolean> {
  try {
    // Not in memory: the copy is as large as the database.
    db.exec('PRAGMA busy_timeout = 5000; PRAGMA temp_store = FILE; VACUUM');
    const start = performance.now();
    // SQLite does not wait while the service writes the journal back.
    while (!emptyJournal(db)) {
      if (performance.now() - start > 5_000) return false;
      await setTimeout(25);
    }
    return true;
  } catch {
    return false;
  } finally {
    db.exec('PRAGMA busy_timeout = 0; PRAGMA temp_store = MEMORY');
  }
}

/** Writes the journal into the database and truncates it. @returns false when another program was reading */
export function emptyJournal(db: DatabaseSync): boolean {
  return db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy === 0;
}
