import { copiedVersion, schemaVersion } from './schema.ts';
import { databaseExists, databasePath, readPragma, withDatabase } from './sqlite/database-file.ts';
import { openSqliteReader, openSqliteStore } from './sqlite/sqlite-store.ts';
import type { Store, StoreReader } from './store.ts';
import { StoreError } from './store-errors.ts';

interface DatabaseLocation {
  DATA_DIR: string;
  DATABASE_URL?: string | undefined;
}

/**
 * Opens the database for the service, and makes it where there is none.
 * @throws StoreError when it cannot be used
 */
export async function openForService({ DATA_DIR, DATABASE_URL }: DatabaseLocation): Promise<Store> {
  if (DATABASE_URL === undefined) return openSqliteStore(DATA_DIR);
  refuseUncopied(DATA_DIR);
  const { openPostgresStore } = await import('./postgres/postgres-store.ts');
  return openPostgresStore(DATABASE_URL);
}

/** Opens the database for a command that writes. @returns undefined when there is none */
export async function openForCommands({
  DATA_DIR,
  DATABASE_URL,
}: DatabaseLocation): Promise<Store | undefined> {
  if (DATABASE_URL === undefined)
    return databaseExists(DATA_DIR) ? openSqliteStore(DATA_DIR) : undefined;
  refuseUncopied(DATA_DIR);
  const { openPostgresForCommands } = await import('./postgres/postgres-store.ts');
  return openPostgresForCommands(DATABASE_URL);
}

/**
 * Opens the database for a command that reads beside the service.
 * @returns undefined when there is none
 */
export async function openForReading(location: DatabaseLocation): Promise<StoreReader | undefined> {
  return location.DATABASE_URL === undefined
    ? openSqliteReader(location.DATA_DIR)
    : openForCommands(location);
}

/**
 * Refuses a folder that still has submissions in SQLite. Once PostgreSQL is in use, nothing could
 * copy them any more.
 * @throws StoreError when there are such submissions
 */
function refuseUncopied(folder: string): void {
  if (!databaseExists(folder)) return;
  const file = databasePath(folder);
  const options = { readOnly: true, allowedVersions: [schemaVersion, copiedVersion] };
  const isUncopied = withDatabase(file, options, (db) => {
    const isEmpty = !db.prepare('SELECT 1 FROM submissions LIMIT 1').get();
    return !isEmpty && readPragma(db, 'user_version') !== copiedVersion;
  });
  if (isUncopied)
    throw new StoreError(
      `${file} was not copied to PostgreSQL: run inbox copy, unset DATABASE_URL, or move ${file}* to another folder`,
    );
}
