import type { Settings } from '../../settings.ts';
import { copyStore } from '../../store/open-store.ts';
import { InboxError, type Terminal } from '../terminal.ts';

export async function copy(
  { dataDir, databaseUrl }: Settings,
  { write, onProgress }: Terminal,
): Promise<void> {
  if (!databaseUrl) throw new InboxError('Set DATABASE_URL to an empty PostgreSQL database');
  const copied = await copyStore(dataDir, databaseUrl, onProgress);
  if (!copied) throw new InboxError(`There is no database in ${dataDir}: set DATA_DIR`);
  const lines = Object.entries(copied).map(
    ([name, { rows, hash }]) => `${name.padEnd(14)}${String(rows).padStart(9)}  sha256 ${hash}\n`,
  );
  await write(
    `Both databases have the same rows:\n${lines.join('')}Now start the service with DATABASE_URL. The SQLite database is not used any more.\n`,
  );
}
