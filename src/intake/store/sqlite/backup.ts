import { randomUUID } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { StoreError } from '../store.ts';
import {
  damaged,
  databaseIn,
  explainOpening,
  giveName,
  makeFolder,
  nameOf,
  openDatabase,
  readPragma,
  removeDraft,
  restoringEnd,
  syncToDisk,
} from './file.ts';

/**
 * Writes the database as of now into a file that only its owner can read. The file gets its name when it is complete.
 * @throws StoreError when it exists or cannot be written
 */
export function writeBackup(db: DatabaseSync, file: string): void {
  const taken = new StoreError(`${file} exists: name another file`);
  if (existsSync(file)) throw taken;
  // Two backups may be writing to one name.
  const draft = `${file}.${randomUUID()}.part`;
  try {
    closeSync(openSync(draft, 'wx', 0o600));
    db.prepare('VACUUM INTO ?').run(draft);
    syncToDisk(draft);
    giveName(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    if (nameOf(error) === 'EEXIST') throw taken;
    throw new StoreError(`${file} cannot be written (${nameOf(error)}): name another file`);
  }
}

/**
 * Makes a backup the database of a folder that has none.
 * @param ifDue `send` mails what was due when the backup was made, which may have been mailed since; `hold` waits for
 *   the operator's word
 * @throws StoreError when the folder is not empty, or the backup cannot be read, is damaged, of another version, or
 *   only a part of a database
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
  if ((statSync(`${backup}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0) {
    throw new StoreError(
      `${backup} is no backup, and not all of it: the rest is in ${backup}-wal. Move both into DATA_DIR, as ${basename(file)} and ${basename(file)}-wal`,
    );
  }
  if (!isFree(folder)) {
    throw new StoreError(`${folder} is not empty: move what is in it, or set another DATA_DIR`);
  }
  try {
    makeFolder(folder);
    removeDraft(draft);
    say(`Copying ${backup}`);
    copyFileSync(backup, draft);
    chmodSync(draft, 0o600);
    say('Checking it');
    openDatabase(draft, { readOnly: false }, (db) => {
      if (readPragma(db, 'integrity_check(1)') !== 'ok')
        throw new StoreError(`${draft} ${damaged}`);
      db.exec('UPDATE deliveries SET claimed_until = NULL');
      // Most have been sent since, and nobody waits for the others.
      db.exec("UPDATE confirmations SET state = 'held' WHERE state = 'due'");
      if (ifDue === 'hold') db.exec("UPDATE deliveries SET state = 'held' WHERE state = 'due'");
      db.exec('PRAGMA journal_mode = WAL');
      db.close();
    });
    syncToDisk(draft);
    giveName(draft, file);
    syncToDisk(dirname(folder));
  } catch (error) {
    removeDraft(draft);
    throw new StoreError(explainOpening(error, file).message.replaceAll(draft, backup));
  }
}

/** Whether nothing lies there but what a restore that was cut off has left. */
function isFree(folder: string): boolean {
  const left = basename(databaseIn(folder)) + restoringEnd;
  try {
    return !existsSync(folder) || readdirSync(folder).every((name) => name.startsWith(left));
  } catch (error) {
    throw explainOpening(error, databaseIn(folder));
  }
}

/**
 * Writes all pages again, since pages that were filled anew may hold scraps of what stood there before, and empties the
 * journal.
 * @returns whether no trace is left: nobody was reading, and there was room
 */
export function rewrite(db: DatabaseSync, folder: string): boolean {
  try {
    // A copy in memory would be as large as the database.
    process.env.SQLITE_TMPDIR = folder;
    db.exec('PRAGMA busy_timeout = 5000; PRAGMA temp_store = FILE; VACUUM');
    return emptyJournal(db);
  } catch {
    return false;
  } finally {
    db.exec('PRAGMA busy_timeout = 0; PRAGMA temp_store = MEMORY');
  }
}

/** Moves the journal into the database and cuts it to nothing. @returns false when another program was reading */
export function emptyJournal(db: DatabaseSync): boolean {
  return db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy === 0;
}
