/**
 * Modules that a process loads before its own: another clock, failing commits, an uncaught error.
 */
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Environment of a process that loads these modules first.
 * @param source text of ES modules, which cannot import files of the project
 */
export function preload(...source: string[]): NodeJS.ProcessEnv {
  const modules = source.map((text) => `--import=data:text/javascript,${encodeURIComponent(text)}`);
  return { NODE_OPTIONS: modules.join(' ') };
}

/** The clock of a process: sets its `Date`; timers are unchanged. */
export function makeWallClock(folder: string) {
  const file = join(folder, 'clock');
  /** Sets the offset from real time, in milliseconds. */
  const set = (ms: number) => {
    // Renamed, because a file that is being written is briefly empty, and the clock would
    // jump back.
    writeFileSync(`${file}.new`, String(ms));
    renameSync(`${file}.new`, file);
  };
  set(0);
  /** A module for the process. */
  const source = `
    import { readFileSync } from 'node:fs';
    const Real = Date;
    const now = () => Real.now() + Number(readFileSync(${JSON.stringify(file)}, 'utf8'));
    globalThis.Date = class Date extends Real {
      constructor(...args) {
        if (args.length > 0) super(...args);
        else super(now());
      }
      static now() {
        return now();
      }
    };
  `;
  return { set, source };
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

/** Tells when SQLite first begins to write, which may wait for a lock. */
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
export const uncaughtErrorModule = `
  process.on('SIGUSR2', () => setImmediate(() => {
    throw new TypeError('can' + 'ary\\n    at can' + 'ary (can' + 'ary:1:1)');
  }));
`;
