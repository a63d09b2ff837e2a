import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, openSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { publishFile } from '../sqlite/database-file.ts';
import { StoreError } from '../store.ts';
import { errorCode } from './connection.ts';

/** Certificate authorities of Debian and Alpine: libpq, unlike Node, brings none of its own. */
const certificateFile = '/etc/ssl/certs/ca-certificates.crt';

/** Runs pg_dump. The file gets its name when it is complete. @throws StoreError when it exists or cannot be written */
export function dumpDatabase(url: string, file: string): void {
  const fileExists = new StoreError(`${file} exists: name another file`);
  if (existsSync(file)) throw fileExists;
  // Other accounts see arguments, but no environment.
  const address = new URL(url);
  const password = address.password && { PGPASSWORD: decodeURIComponent(address.password) };
  address.password = '';
  const tempFile = `${resolve(file)}.${randomUUID()}.part`;
  try {
    closeSync(openSync(tempFile, 'wx', 0o600));
    const { error, status, stderr } = spawnSync(
      'pg_dump',
      ['--format=custom', `--file=${tempFile}`, address.href],
      { env: { PGSSLROOTCERT: certificateFile, ...process.env, ...password }, encoding: 'utf8' },
    );
    if (error) throw error;
    if (status !== 0) throw new StoreError(stderr.trim() || 'pg_dump was ended');
    publishFile(tempFile, file);
  } catch (error) {
    if (error instanceof StoreError) throw error;
    const code = errorCode(error);
    if (code === 'EEXIST') throw fileExists;
    const isMissing = (error as { path?: unknown }).path === 'pg_dump';
    const advice = isMissing ? "install PostgreSQL's own programs" : 'name another file';
    throw new StoreError(`${isMissing ? 'pg_dump' : file} failed (${code}): ${advice}`);
  } finally {
    rmSync(tempFile, { force: true });
  }
}
