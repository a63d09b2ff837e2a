import type { Settings } from '../../settings.ts';
import { restoreBackup } from '../../store/sqlite/backup.ts';
import { databasePath } from '../../store/sqlite/database-file.ts';
import { InboxError, inboxCommand, type Terminal } from '../terminal.ts';

export async function restore(
  file: string,
  ifDue: 'send' | 'hold',
  { dataDir, databaseUrl }: Settings,
  { write, onProgress }: Terminal,
): Promise<void> {
  if (databaseUrl) {
    throw new InboxError(
      'PostgreSQL is restored with pg_restore: see docs/operating/postgresql.md',
    );
  }
  restoreBackup(file, dataDir, ifDue, onProgress);
  await write(`${databasePath(dataDir)} is restored: now run ${inboxCommand} check\n`);
}
