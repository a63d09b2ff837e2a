/** What the running service has stored, for tests beside it. */
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

/** The same content again within minutes is the same request, so every test begins with none stored. */
export function forgetIn(folder: string): void {
  const database = new DatabaseSync(databaseIn(folder), { timeout: 2_000 });
  database.exec('DELETE FROM submissions');
  database.close();
}
