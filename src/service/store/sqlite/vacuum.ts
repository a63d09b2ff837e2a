/** What leaves no bytes of deleted rows in SQLite's files. */
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Rewrites the database, because its reused pages may have bytes of deleted rows.
 * @returns false when a reader or a full disk left such traces
 */
export async function vacuum(db: DatabaseSync): Promise<boolean> {
  try {
    // Not in memory: the copy is as large as the database.
    db.exec('PRAGMA busy_timeout = 5000; PRAGMA temp_store = FILE; VACUUM');
    const start = performance.now();
    // SQLite does not wait while the service writes the journal back.
    while (!truncateWal(db)) {
      if (performance.now() - start > 5_000) return false;
      await wait(25);
    }
    return true;
  } catch {
    return false;
  } finally {
    db.exec('PRAGMA busy_timeout = 0; PRAGMA temp_store = MEMORY');
  }
}

/**
 * Writes the write-ahead log into the database and truncates it.
 * @returns false when another program was reading
 */
export function truncateWal(db: DatabaseSync): boolean {
  return db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy === 0;
}
