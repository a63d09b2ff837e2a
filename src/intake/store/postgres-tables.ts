/**
 * What leads from each version of the tables to the next; the version is how many of them a database has had. Times are
 * texts that must sort by their bytes.
 */
export const migrations = [
  `CREATE TABLE submissions (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    reference TEXT NOT NULL UNIQUE,
    received_at TEXT COLLATE "C" NOT NULL,
    language TEXT NOT NULL,
    idempotency_key TEXT UNIQUE,
    payload TEXT NOT NULL,
    marks TEXT NOT NULL,
    channel TEXT NOT NULL,
    content_hash TEXT NOT NULL,
    arrival BIGINT GENERATED ALWAYS AS IDENTITY
  );
  CREATE INDEX submissions_by_content ON submissions (content_hash, received_at);
  CREATE TABLE deliveries (
    number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    submission_id TEXT NOT NULL UNIQUE REFERENCES submissions (id) ON DELETE CASCADE,
    state TEXT NOT NULL CHECK (state IN ('due', 'sent', 'held')),
    attempts INTEGER NOT NULL DEFAULT 0,
    next_attempt TEXT COLLATE "C" NOT NULL,
    claimed_until TEXT COLLATE "C",
    failing_since TEXT,
    last_error TEXT,
    sent_at TEXT COLLATE "C"
  );
  CREATE INDEX deliveries_by_state ON deliveries (state, number);
  CREATE TABLE schema_version (version INTEGER NOT NULL);
  INSERT INTO schema_version VALUES (0);`,
  // Like deliveries, and whom they are to.
  `CREATE TABLE confirmations (
    number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    submission_id TEXT NOT NULL UNIQUE REFERENCES submissions (id) ON DELETE CASCADE,
    recipient TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('due', 'sent', 'held')),
    attempts INTEGER NOT NULL DEFAULT 0,
    next_attempt TEXT COLLATE "C" NOT NULL,
    claimed_until TEXT COLLATE "C",
    failing_since TEXT,
    last_error TEXT,
    sent_at TEXT COLLATE "C"
  );
  CREATE INDEX confirmations_by_state ON confirmations (state, number);
  CREATE INDEX confirmations_by_recipient ON confirmations (recipient);`,
  // One number for a submission and its mails: fewer indexes, whose rows lie next to each other.
  `ALTER TABLE submissions RENAME arrival TO number;
  ALTER TABLE deliveries ALTER number DROP IDENTITY, DROP CONSTRAINT deliveries_pkey;
  ALTER TABLE confirmations ALTER number DROP IDENTITY, DROP CONSTRAINT confirmations_pkey;
  UPDATE deliveries SET number = submissions.number FROM submissions WHERE id = submission_id;
  UPDATE confirmations SET number = submissions.number FROM submissions WHERE id = submission_id;
  ALTER TABLE deliveries DROP submission_id;
  ALTER TABLE confirmations DROP submission_id;
  ALTER TABLE submissions DROP CONSTRAINT submissions_pkey, ADD PRIMARY KEY (number),
    DROP CONSTRAINT submissions_idempotency_key_key, ALTER content_hash DROP NOT NULL;
  ALTER TABLE deliveries ADD PRIMARY KEY (number),
    ADD FOREIGN KEY (number) REFERENCES submissions ON DELETE CASCADE;
  ALTER TABLE confirmations ADD PRIMARY KEY (number),
    ADD FOREIGN KEY (number) REFERENCES submissions ON DELETE CASCADE;
  DROP INDEX submissions_by_content;
  CREATE INDEX submissions_by_content ON submissions (content_hash, received_at)
    WHERE content_hash IS NOT NULL;`,
];

export const schemaVersion = migrations.length;
