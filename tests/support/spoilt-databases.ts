/** Databases that the service must not start on, and the one line that it must say instead. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

interface Spoilt {
  name: string;
  /** Spoils the file of a good one. @returns what must be closed at the end, if anything */
  spoil(file: string): DatabaseSync | undefined;
  line: RegExp;
}

export const spoiltDatabases: readonly Spoilt[] = [
  {
    name: 'damaged',
    spoil: (file) => void writeFileSync(file, 'canary'),
    line: /is damaged or no database of this service: restore a backup$/,
  },
  {
    name: 'damaged inside',
    spoil(file) {
      const bytes = readFileSync(file);
      writeFileSync(file, bytes.fill(0xff, 4_096, 8_192));
    },
    line: /is damaged .*: restore a backup$/,
  },
  {
    name: 'empty',
    spoil: (file) => void writeFileSync(file, ''),
    line: /is damaged .*: restore a backup$/,
  },
  {
    name: 'newer',
    spoil(file) {
      const db = new DatabaseSync(file);
      db.exec('PRAGMA user_version = 1000');
      db.close();
    },
    line: /was written by a newer version: start that one$/,
  },
  {
    name: 'locked',
    spoil(file) {
      const db = new DatabaseSync(file);
      db.exec('BEGIN IMMEDIATE');
      return db;
    },
    line: /is locked: end the other program that is using it$/,
  },
  {
    // In the header: the version of the format that may write it. SQLite opens such a file for reading only.
    name: 'read-only',
    spoil(file) {
      const bytes = readFileSync(file);
      bytes[18] = 3;
      writeFileSync(file, bytes);
    },
    line: /cannot be read or written: check its owner, its mode and DATA_DIR$/,
  },
  {
    name: 'a folder',
    spoil(file) {
      rmSync(file);
      mkdirSync(file);
    },
    line: /cannot be read or written: check its owner, its mode and DATA_DIR$/,
  },
  {
    name: 'missing, but not its journal',
    spoil(file) {
      rmSync(file);
      writeFileSync(`${file}-wal`, 'canary');
    },
    line: /is missing, but not its -wal file: put it back$/,
  },
];
