import { spawnSync } from 'node:child_process';
import { writeNewFile } from '../new-file.ts';
import { StoreError } from '../store-errors.ts';
import { failureCode } from './connection.ts';

/** Certificate authorities of Debian and Alpine: libpq, unlike Node, brings none of its own. */
const certificateFile = '/etc/ssl/certs/ca-certificates.crt';

/** Runs pg_dump. @throws StoreError when the file exists or cannot be written */
export async function dumpDatabase(url: string, file: string): Promise<void> {
  // Other accounts see arguments, but no environment.
  const address = new URL(url);
  const password = address.password && { PGPASSWORD: decodeURIComponent(address.password) };
  address.password = '';
  try {
    await writeNewFile(file, (tempFile) => {
      const { error, status, stderr } = spawnSync(
        'pg_dump',
        ['--format=custom', `--file=${tempFile}`, address.href],
        { env: { PGSSLROOTCERT: certificateFile, ...process.env, ...password }, encoding: 'utf8' },
      );
      if (error) throw error;
      if (status !== 0) throw new StoreError(stderr.trim() || 'pg_dump was ended');
    });
  } catch (error) {
    if (error instanceof StoreError) throw error;
    const code = failureCode(error);
    if (code === 'EEXIST') throw new StoreError(`${file} exists: name another file`);
    const isMissing = error instanceof Error && 'path' in error && error.path === 'pg_dump';
    const advice = isMissing ? "install PostgreSQL's own programs" : 'name another file';
    throw new StoreError(`${isMissing ? 'pg_dump' : file} failed (${code}): ${advice}`);
  }
}
