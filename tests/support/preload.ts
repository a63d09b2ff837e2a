/** Changes to a process before its own code runs. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @param source ES modules, which cannot import files of the project */
export function preload(...source: string[]): NodeJS.ProcessEnv {
  const modules = source.map((text) => `--import=data:text/javascript,${encodeURIComponent(text)}`);
  return { NODE_OPTIONS: modules.join(' ') };
}

/** Fails SQLite commits while a file exists. Error code 1034 is a failed sync. */
export function failingCommits(folder: string, errcode = 1034) {
  const file = join(folder, 'failing');
  const source = `
    import { existsSync } from 'node:fs';
    import { DatabaseSync } from 'node:sqlite';
    const { exec } = DatabaseSync.prototype;
    DatabaseSync.prototype.exec = function (sql) {
      if (sql === 'COMMIT' && existsSync(${JSON.stringify(file)}))
        throw Object.assign(new Error(), { errcode: ${errcode} });
      exec.call(this, sql);
    };
  `;
  return { env: preload(source), begin: () => writeFileSync(file, '') };
}

/** Notes in a file when SQLite first begins to write, which may wait for a lock. */
export function noteFirstWrite(folder: string) {
  const file = join(folder, 'writing');
  const source = `
    import { writeFileSync } from 'node:fs';
    import { DatabaseSync } from 'node:sqlite';
    const { exec } = DatabaseSync.prototype;
    DatabaseSync.prototype.exec = function (sql) {
      if (sql.startsWith('BEGIN IMMEDIATE')) writeFileSync(${JSON.stringify(file)}, '');
      exec.call(this, sql);
    };
  `;
  return { env: preload(source), hasBegun: () => existsSync(file) };
}

/** Throws an uncaught error on SIGUSR2. Its message looks like a stack frame. */
export const throwing = `
  process.on('SIGUSR2', () => setImmediate(() => {
    throw new TypeError('can' + 'ary\\n    at can' + 'ary (can' + 'ary:1:1)');
  }));
`;
