import type { DatabaseSync } from 'node:sqlite';

/** What leads from each version of the tables to the next; the version is how many of them a database has had. */
const migrations = [
  `CREATE TABLE submissions (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    reference TEXT NOT NULL UNIQUE,
    received_at TEXT NOT NULL,
    language TEXT NOT NULL,
    idempotency_key TEXT UNIQUE,
    payload TEXT NOT NULL,
    marks TEXT NOT NULL,
    channel TEXT NOT NULL
  ) STRICT;`,
  `ALTER TABLE submissions ADD COLUMN content_hash TEXT;
  CREATE INDEX submissions_by_content ON submissions (content_hash, received_at);
  CREATE TABLE deliveries (
    number INTEGER PRIMARY KEY,
    submission_id TEXT NOT NULL UNIQUE REFERENCES submissions (id) ON DELETE CASCADE,
    state TEXT NOT NULL CHECK (state IN ('due', 'sent', 'held')),
    attempts INTEGER NOT NULL DEFAULT 0,
    next_attempt TEXT NOT NULL,
    claimed_until TEXT,
    failing_since TEXT,
    last_error TEXT,
    sent_at TEXT
  ) STRICT;
  CREATE INDEX deliveries_by_state ON deliveries (state, number);
  INSERT INTO deliveries (submission_id, state, next_attempt)
    SELECT id, 'due', received_at FROM submissions
    WHERE marks NOT LIKE '%"honeypot"%' ORDER BY received_at, rowid;`,
  // Like deliveries, and whom they are to.
  `CREATE TABLE confirmations (
    number INTEGER PRIMARY KEY,
    submission_id TEXT NOT NULL UNIQUE REFERENCES submissions (id) ON DELETE CASCADE,
    recipient TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('due', 'sent', 'held')),
    attempts INTEGER NOT NULL DEFAULT 0,
    next_attempt TEXT NOT NULL,
    claimed_until TEXT,
    failing_since TEXT,
    last_error TEXT,
    sent_at TEXT
  ) STRICT;
  CREATE INDEX confirmations_by_state ON confirmations (state, number);
  CREATE INDEX confirmations_by_recipient ON confirmations (recipient);`,
  // One number for a submission and its mails. Each index of random texts that is less to write saves a page of the
  // journal for every request; what has the same columns as before has the same meaning.
  `CREATE TABLE new_submissions (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL,
    kind TEXT NOT NULL,
    reference TEXT NOT NULL UNIQUE,
    received_at TEXT NOT NULL,
    language TEXT NOT NULL,
    idempotency_key TEXT,
    payload TEXT NOT NULL,
    marks TEXT NOT NULL,
    channel TEXT NOT NULL,
    content_hash TEXT
  ) STRICT;
  INSERT INTO new_submissions SELECT NULL, id, kind, reference, received_at, language, idempotency_key, payload,
    marks, channel, content_hash FROM submissions ORDER BY received_at, rowid;
  CREATE TABLE new_deliveries (
    number INTEGER PRIMARY KEY REFERENCES new_submissions (number) ON DELETE CASCADE,
    state TEXT NOT NULL CHECK (state IN ('due', 'sent', 'held')),
    attempts INTEGER NOT NULL DEFAULT 0,
    next_attempt TEXT NOT NULL,
    claimed_until TEXT,
    failing_since TEXT,
    last_error TEXT,
    sent_at TEXT
  ) STRICT;
  INSERT INTO new_deliveries SELECT new_submissions.number, state, attempts, next_attempt, claimed_until,
    failing_since, last_error, sent_at FROM new_submissions JOIN deliveries ON submission_id = id;
  CREATE TABLE new_confirmations (
    number INTEGER PRIMARY KEY REFERENCES new_submissions (number) ON DELETE CASCADE,
    recipient TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('due', 'sent', 'held')),
    attempts INTEGER NOT NULL DEFAULT 0,
    next_attempt TEXT NOT NULL,
    claimed_until TEXT,
    failing_since TEXT,
    last_error TEXT,
    sent_at TEXT
  ) STRICT;
  INSERT INTO new_confirmations SELECT new_submissions.number, recipient, state, attempts, next_attempt,
    claimed_until, failing_since, last_error, sent_at FROM new_submissions JOIN confirmations ON submission_id = id;
  DROP TABLE deliveries;
  DROP TABLE confirmations;
  DROP TABLE submissions;
  ALTER TABLE new_submissions RENAME TO submissions;
  ALTER TABLE new_deliveries RENAME TO deliveries;
  ALTER TABLE new_confirmations RENAME TO confirmations;
  CREATE INDEX submissions_by_content ON submissions (content_hash, received_at) WHERE content_hash IS NOT NULL;
  CREATE INDEX deliveries_by_state ON deliveries (state, number);
  CREATE INDEX confirmations_by_state ON confirmations (state, number);
  CREATE INDEX confirmations_by_recipient ON confirmations (recipient);`,
];

export const schemaVersion = migrations.length;

/** All or nothing, and once, whoever else is starting. */
export function migrate(db: DatabaseSync): void {
  db.exec('PRAGMA synchronous = FULL; BEGIN IMMEDIATE');
  const version = Number(db.prepare('PRAGMA user_version').get()?.user_version);
  db.exec(`${migrations.slice(version).join('')} PRAGMA user_version = ${schemaVersion}; COMMIT`);
}
