-- The tables in PostgreSQL as version 2 made them, with submissions that are due, sent, held and spam.
CREATE TABLE submissions (
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
INSERT INTO schema_version VALUES (0);
CREATE TABLE confirmations (
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
CREATE INDEX confirmations_by_recipient ON confirmations (recipient);
UPDATE schema_version SET version = 2;
INSERT INTO submissions (
  id, kind, reference, received_at, language, idempotency_key, payload, marks, channel, content_hash
) VALUES
  ('00000000-0000-4000-8000-000000000001', 'message', '00000-00001', '2026-01-01T12:00:00.000Z', 'nl', '00000000-0000-4000-8000-000000000001',
    '{"name":"N","email":"e0@bench.example","subject":"S","message":"message 0"}', '[]', 'json', 'hash 0'),
  ('00000000-0000-4000-8000-000000000002', 'message', '00000-00002', '2026-01-01T12:00:00.000Z', 'nl', 'press 2',
    '{"name":"N","email":"e1@bench.example","subject":"S","message":"message 1"}', '[]', 'json', 'hash 1'),
  ('00000000-0000-4000-8000-000000000003', 'message', '00000-00003', '2026-01-01T12:00:00.000Z', 'nl', '00000000-0000-4000-8000-000000000003',
    '{"name":"N","email":"e2@bench.example","subject":"S","message":"message 2"}', '[]', 'json', 'hash 2'),
  ('00000000-0000-4000-8000-000000000004', 'message', '00000-00004', '2026-01-01T12:00:00.000Z', 'nl', '00000000-0000-4000-8000-000000000004',
    '{"name":"N","email":"e3@bench.example","subject":"S","message":"message 3"}', '["honeypot"]', 'json', 'hash 3');
INSERT INTO deliveries (submission_id, state, next_attempt, attempts, last_error, sent_at) VALUES
  ('00000000-0000-4000-8000-000000000003', 'held', '2026-01-01T12:00:00.000Z', 1, 'message_refused', NULL),
  ('00000000-0000-4000-8000-000000000002', 'sent', '2026-01-01T12:00:00.000Z', 1, NULL, '2026-01-01T12:00:00.000Z'),
  ('00000000-0000-4000-8000-000000000001', 'due', '2026-01-01T12:00:00.000Z', 0, NULL, NULL);
INSERT INTO confirmations (submission_id, recipient, state, next_attempt) VALUES
  ('00000000-0000-4000-8000-000000000001', 'e0@bench.example', 'due', '2026-01-01T12:00:00.000Z'),
  ('00000000-0000-4000-8000-000000000002', 'e1@bench.example', 'due', '2026-01-01T12:00:00.000Z');
