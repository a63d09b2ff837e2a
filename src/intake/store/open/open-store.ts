import { databaseIn, fileNumber } from '../sqlite/file.ts';
import { openSqliteReader, openSqliteStore } from '../sqlite/store.ts';
import type { Progress, Store, StoreReader } from '../store.ts';
import type { Copied } from './copy.ts';

/** See the settings. */
interface Where {
  dataDir: string;
  databaseUrl?: string;
}

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
  return isThere ? openSqliteStore(where.dataDir) : undefined;
}

/**
 * Opens it for a command that reads, while the service may be running.
 * @returns undefined when there is nothing yet
 */
export async function openForReading(where: Where): Promise<StoreReader | undefined> {
  if (where.databaseUrl !== undefined) return openInbox(where.databaseUrl);
  return openSqliteReader(where.dataDir);
}

/**
 * Copies everything from SQLite to PostgreSQL, see {@link copyAll}.
 * @returns undefined when there is nothing to copy
 */
export async function copyStore(
  from: string,
  to: string,
  say: Progress,
): Promise<Copied | undefined> {
  const [{ copyAll }, { openSqliteSource }, { openPostgresTarget }] = await Promise.all([
    import('./copy.ts'),
    import('../sqlite/copy.ts'),
    import('../postgres/copy.ts'),
  ]);
  const source = openSqliteSource(from);
  if (!source) return undefined;
  try {
    const target = await openPostgresTarget(to);
    try {
      return await copyAll(source, target, say);
    } finally {
      await target.close();
    }
  } finally {
    source.close();
  }
}

async function openInbox(databaseUrl: string): Promise<Store | undefined> {
  const { openPostgresInbox } = await postgres();
  return openPostgresInbox(databaseUrl);
}

/** Only when it is asked for: reading the driver takes longer than opening SQLite. */
function postgres() {
  return import('../postgres/store.ts');
}
