import type { Settings } from '../settings.ts';
import { databaseIn, fileNumber } from './sqlite-file.ts';
import { openSqliteReader, openSqliteStore } from './sqlite-store.ts';
import type { Store, StoreReader } from './store.ts';

type Where = Pick<Settings, 'dataDir' | 'databaseUrl'>;

/** Milliseconds that a command waits for a lock of SQLite; the service holds one for less. */
const lockWait = 5_000;

/**
 * Opens what the service stores in, and makes it where there is nothing.
 * @throws StoreError when it cannot be used
 */
export async function openStore({ dataDir, databaseUrl }: Where): Promise<Store> {
  if (databaseUrl === undefined) return openSqliteStore(dataDir);
  const { openPostgresStore } = await postgres();
  return openPostgresStore(databaseUrl);
}

/**
 * Opens it for a command that changes something.
 * @returns undefined when there is nothing yet
 */
export async function openForWriting(where: Where): Promise<Store | undefined> {
  if (where.databaseUrl !== undefined) return openInbox(where.databaseUrl);
  const isThere = fileNumber(databaseIn(where.dataDir)) !== undefined;
  return isThere ? openSqliteStore(where.dataDir, lockWait) : undefined;
}

/**
 * Opens it for a command that reads, while the service may be running.
 * @returns undefined when there is nothing yet
 */
export async function openForReading(where: Where): Promise<StoreReader | undefined> {
  if (where.databaseUrl !== undefined) return openInbox(where.databaseUrl);
  return openSqliteReader(where.dataDir);
}

async function openInbox(databaseUrl: string): Promise<Store | undefined> {
  const { openPostgresInbox } = await postgres();
  return openPostgresInbox(databaseUrl);
}

/** Only when it is asked for: reading the driver takes longer than opening SQLite. */
function postgres() {
  return import('./postgres-store.ts');
}
