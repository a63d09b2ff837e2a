/** `inbox backup`, `restore`, `after-restore` and `copy`. */
import type { Settings } from '../../settings.ts';
import { databasePath } from '../../store/sqlite/database-file.ts';
import { restoreBackup } from '../../store/sqlite/restore.ts';
import type { DueMails, Store, StoreReader } from '../../store/store.ts';
import { InboxError, inboxCommand, type Terminal } from '../terminal.ts';

/** Implements `inbox backup`. */
export async function backup(
  store: StoreReader,
  file: string,
  { write, onProgress }: Terminal,
): Promise<void> {
  onProgress(`Writing ${file}`);
  await store.backup(file);
  await write(`${file} is a complete backup: keep it as safe as the database\n`);
}

/** Implements `inbox restore`, of SQLite only. */
export async function restore(
  file: string,
  dueMails: DueMails,
  { DATA_DIR, DATABASE_URL }: Settings,
  { write, onProgress }: Terminal,
): Promise<void> {
  if (DATABASE_URL) {
    throw new InboxError(
      'PostgreSQL is restored with pg_restore: see docs/operating/postgresql.md',
    );
  }
  restoreBackup(file, DATA_DIR, dueMails, onProgress);
  await write(`${databasePath(DATA_DIR)} is restored: now run ${inboxCommand} check\n`);
}

/** Implements `inbox after-restore`. */
export async function afterRestore(
  store: Store,
  dueMails: DueMails,
  { write }: Terminal,
): Promise<void> {
  await store.prepareRestored(dueMails);
  const staffMails = dueMails === 'hold' ? 'are held until you resend them' : 'will be sent';
  await write(`Due mails to the staff ${staffMails}; due confirmations are held\n`);
}

/** Implements `inbox copy`, from SQLite to PostgreSQL. */
export async function copy(
  { DATA_DIR, DATABASE_URL }: Settings,
  { write, onProgress }: Terminal,
): Promise<void> {
  if (!DATABASE_URL) throw new InboxError('Set DATABASE_URL to an empty PostgreSQL database');
  const { copyToPostgres, openSqliteSource } = await import('../../store/copy-to-postgres.ts');
  const source = openSqliteSource(DATA_DIR);
  if (!source) throw new InboxError(`There is no database in ${DATA_DIR}: set DATA_DIR`);
  const copied = await copyToPostgres(source, DATABASE_URL, onProgress).finally(source.close);
  const lines = copied.map(
    ({ table, rows, hash }) => `${table.padEnd(14)}${String(rows).padStart(9)}  sha256 ${hash}\n`,
  );
  await write(
    `Both databases have the same rows:\n${lines.join('')}Now start the service with DATABASE_URL. The SQLite database is not used any more.\n`,
  );
}
