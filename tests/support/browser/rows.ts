/** Rows in the running service's database. */
import { DatabaseSync } from 'node:sqlite';
import { databaseIn } from '../../../src/intake/store/sqlite/file.ts';
import { openSqliteReader } from '../../../src/intake/store/sqlite/store.ts';
import type { Submission } from '../../../src/intake/store/store.ts';

/** Oldest first. */
export async function storedIn(folder: string): Promise<Submission[]> {
  const store = openSqliteReader(folder);
  const submissions = await Array.fromAsync(store?.all() ?? []);
  await store?.close();
  return submissions;
}

/** Deletes all rows, because repeated content within minutes counts as the same request. */
export function forgetIn(folder: string): void {
  const database = new DatabaseSync(databaseIn(folder), { timeout: 2_000 });
  database.exec('DELETE FROM submissions');
  database.close();
}
