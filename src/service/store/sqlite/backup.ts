import type { DatabaseSync } from 'node:sqlite';
import { writeNewFile } from '../new-file.ts';
import { StoreError } from '../store-errors.ts';
import { errorName } from './database-file.ts';
import { sqliteCode, sqliteCodes } from './sqlite-codes.ts';

/** Writes a backup. @throws StoreError when the file exists or cannot be written */
export async function writeBackup(db: DatabaseSync, file: string): Promise<void> {
  try {
    await writeNewFile(file, (tempFile) => void db.prepare('VACUUM INTO ?').run(tempFile));
  } catch (error) {
    const name = errorName(error);
    if (name === 'EEXIST') throw new StoreError(`${file} exists: name another file`);
    const advice =
      sqliteCode(error) === sqliteCodes.full ? 'make room on the disk' : 'name another file';
    throw new StoreError(`${file} cannot be written (${name}): ${advice}`);
  }
}
