import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import type { Language } from '../i18n/languages.ts';
import { type GroupCommit, groupCommit } from './group-commit.ts';
import {
  createDatabase,
  databaseIn,
  openDatabase,
  readPragma,
  writeBackup,
} from './sqlite-file.ts';
import {
  type Accepted,
  type Channel,
  type Content,
  type Delivery,
  isSpam,
  KeyReusedError,
  leaseMs,
  longestWaitMs,
  type MailError,
  type Mark,
  type Store,
  type Stored,
  StoreError,
  type StoreReader,
  type Submission,
  sameContentMs,
} from './store.ts';

/** What SQLite must say after opening: a commit survives a power cut (2 is FULL), and what is deleted is overwritten. */
const durability = { journal_mode: 'wal', synchronous: 2, secure_delete: 1 };

export interface SqliteStore extends Store {
  /** Settings of the open connection, read back from SQLite. */
  readonly pragmas: Readonly<Record<keyof typeof durability | 'busy_timeout', unknown>>;
}

/**
 * Opens the database of a folder, or makes both when they are not there.
 * @param lockWait milliseconds to wait for another program's lock, everything else waiting too; the service waits for
 *   none here, but lets its writes come back
 * @throws StoreError when it is damaged, newer than this program, or cannot be written
 */
export function openSqliteStore(folder: string, lockWait = 0): SqliteStore {
  const file = databaseIn(folder);
  if (!existsSync(file)) createDatabase(folder);
  return openDatabase(file, { readOnly: false }, (db) => {
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    // Some databases that cannot be written give a lock all the same: only a write shows it.
    db.exec('BEGIN IMMEDIATE; PRAGMA user_version = 0; ROLLBACK');
    const pragmas = {
      journal_mode: readPragma(db, 'journal_mode'),
      synchronous: readPragma(db, 'synchronous'),
      secure_delete: readPragma(db, 'secure_delete'),
      // Opening has waited; from here on it is as asked for.
      busy_timeout: readPragma(db, `busy_timeout = ${lockWait}`),
    };
    if (JSON.stringify(pragmas) !== JSON.stringify({ ...durability, busy_timeout: lockWait })) {
      throw new StoreError(`${file} cannot be used safely: put DATA_DIR on a local disk`);
    }
    const commits = groupCommit(db);
    return {
      pragmas,
      broken: commits.broken,
      ...readerOf(db),
      accept: accepterOf(db, commits),
      ...deliveriesOf(db, commits),
      ...deletionsOf(db, file, commits),
    };
  });
}

/**
 * Opens the database of a folder for reading, while the service may be running.
 * @returns undefined when there is none yet
 * @throws StoreError when it is damaged or newer than this program
 */
export function openSqliteReader(folder: string): StoreReader | undefined {
  const file = databaseIn(folder);
  return existsSync(file) ? openDatabase(file, { readOnly: true }, readerOf) : undefined;
}

function accepterOf(db: DatabaseSync, { write }: GroupCommit): Store['accept'] {
  const byKey = db.prepare('SELECT * FROM submissions WHERE idempotency_key = ? OR reference = ?');
  const byContent = db.prepare(`
    SELECT * FROM submissions WHERE content_hash = ? AND received_at BETWEEN ? AND ?
    ORDER BY received_at LIMIT 1
  `);
  const insert = db.prepare(`
    INSERT INTO submissions VALUES (
      :id, :kind, :reference, :received_at, :language, :idempotency_key, :payload, :marks, :channel, :content_hash
    )
  `);
  const insertDelivery = db.prepare(
    "INSERT INTO deliveries (submission_id, state, next_attempt) VALUES (?, 'due', ?)",
  );

  function acceptNow(submission: Submission): Accepted | KeyReusedError {
    const row = rowOf(submission);
    const earlier = byKey.get(row.idempotency_key, row.reference) as Row | undefined;
    if (earlier) {
      // A caller chooses the key, and with it the reference: that can be taken under another key, too.
      const isSame = (['idempotency_key', 'kind', 'payload'] as const).every(
        (column) => earlier[column] === row[column],
      );
      if (!isSame) return new KeyReusedError();
      return { submission: submissionOf(earlier), repeated: true };
    }
    if (row.idempotency_key === null) {
      const [from, to] = [-sameContentMs, sameContentMs].map((ms) => after(row.received_at, ms));
      const same = byContent.get(row.content_hash, from ?? '', to ?? '') as Row | undefined;
      if (same) return { submission: submissionOf(same), repeated: true };
    }
    insert.run({ ...row });
    if (!isSpam(submission)) insertDelivery.run(row.id, row.received_at);
    return { submission, repeated: false };
  }

  return async (submission) => {
    const accepted = await write(() => acceptNow(submission));
    if (accepted instanceof KeyReusedError) throw accepted;
    return accepted;
  };
}

function deliveriesOf(db: DatabaseSync, { write }: GroupCommit): Pick<Store, 'claim' | 'settle'> {
  // A time too far ahead was written before the clock was set back.
  const free = db.prepare(`
    SELECT number FROM deliveries WHERE state = 'due'
      AND (next_attempt <= :now OR next_attempt > :latest)
      AND (claimed_until IS NULL OR claimed_until <= :now OR claimed_until > :lease)
    ORDER BY number LIMIT :count
  `);
  const claim = db.prepare('UPDATE deliveries SET claimed_until = ? WHERE number = ?');
  const byNumber = db.prepare(`${selectStored} WHERE number = ?`);
  const settle = db.prepare(`
    UPDATE deliveries SET claimed_until = NULL, state = :state, attempts = attempts + 1,
      next_attempt = coalesce(:next, next_attempt), last_error = :error,
      failing_since = CASE WHEN :error IS NOT NULL THEN coalesce(failing_since, :at) END,
      sent_at = CASE WHEN :state = 'sent' THEN :at END
    WHERE submission_id = :id AND state = 'due'
  `);
  const release = db.prepare('UPDATE deliveries SET claimed_until = NULL WHERE submission_id = ?');
  return {
    claim: (now, count) =>
      write(() => {
        const lease = after(now, leaseMs);
        const latest = after(now, longestWaitMs);
        const numbers = free.all({ now: now.toISOString(), latest, lease, count });
        return numbers.map(({ number = null }) => {
          claim.run(lease, number);
          return storedOf(byNumber.get(number) as unknown as StoredRow);
        });
      }),
    settle: (id, outcome) =>
      write(() => {
        if (outcome.state === 'released') return void release.run(id);
        settle.run({
          id,
          state: outcome.state,
          at: outcome.at.toISOString(),
          error: outcome.state === 'sent' ? null : outcome.error,
          next: outcome.state === 'due' ? outcome.nextAttempt.toISOString() : null,
        });
      }),
  };
}

function deletionsOf(
  db: DatabaseSync,
  file: string,
  { write }: GroupCommit,
): Pick<Store, 'resend' | 'purge' | 'erase'> {
  const resend = db.prepare(`
    INSERT INTO deliveries (submission_id, state, next_attempt)
      SELECT id, 'due', :now FROM submissions WHERE reference = :reference
    ON CONFLICT (submission_id) DO UPDATE SET state = 'due', attempts = 0, next_attempt = :now,
      failing_since = NULL, last_error = NULL, sent_at = NULL
  `);
  const purge = db.prepare(`
    DELETE FROM submissions WHERE
      id IN (SELECT submission_id FROM deliveries WHERE state = 'sent' AND sent_at < :before)
      OR (received_at < :before AND marks LIKE '%"honeypot"%'
        AND id NOT IN (SELECT submission_id FROM deliveries))
  `);
  const all = db.prepare('SELECT id, reference, payload FROM submissions');
  const remove = db.prepare('DELETE FROM submissions WHERE id = ?');
  return {
    resend: async (reference, now) => {
      const { changes } = await write(() => resend.run({ reference, now: now.toISOString() }));
      return Number(changes) > 0;
    },
    async purge(before) {
      const { changes } = await write(() => purge.run({ before: before.toISOString() }));
      if (Number(changes) > 0) emptyJournal(db);
      return Number(changes);
    },
    async erase(email) {
      const references = await write(() =>
        (all.all() as unknown as Row[])
          .filter(({ payload }) => sameAddress((JSON.parse(payload) as Emailed).email, email))
          .map(({ id, reference }) => {
            remove.run(id);
            return reference;
          }),
      );
      if (!scrub(db)) {
        throw new StoreError(`${file} is in use, or lacks room, and keeps traces: erase again`);
      }
      return references;
    },
  };
}

/** Pages that were filled anew may hold scraps of what stood there before: writes all of them again. */
function scrub(db: DatabaseSync): boolean {
  try {
    db.exec('PRAGMA temp_store = MEMORY; VACUUM');
    return emptyJournal(db);
  } catch {
    return false;
  }
}

/** Moves the journal into the database and cuts it to nothing. @returns false when somebody was reading it */
function emptyJournal(db: DatabaseSync): boolean {
  return db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy === 0;
}

type Emailed = { email: string };

function sameAddress(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => text.normalize('NFC').trim().toLowerCase());
  return a === b;
}

const selectStored = 'SELECT * FROM submissions LEFT JOIN deliveries ON submission_id = id';

function readerOf(db: DatabaseSync): StoreReader {
  const all = db.prepare(`${selectStored} ORDER BY received_at, submissions.rowid`);
  const byReference = db.prepare(`${selectStored} WHERE reference = ?`);
  const counts = db.prepare(`
    SELECT count(*) FILTER (WHERE state = 'due') AS due, count(*) FILTER (WHERE state = 'held') AS held
    FROM deliveries WHERE state IN ('due', 'held')
  `);
  const oldest = db.prepare(`
    SELECT received_at FROM deliveries JOIN submissions ON submission_id = id
    WHERE state = 'due' ORDER BY number LIMIT 1
  `);
  return {
    async list() {
      return (all.all() as unknown as StoredRow[]).map(storedOf);
    },
    async find(reference) {
      const row = byReference.get(reference) as StoredRow | undefined;
      return row && storedOf(row);
    },
    async queue(now) {
      const { due, held } = counts.get() as { due: number; held: number };
      const first = oldest.get() as { received_at: string } | undefined;
      const age = first ? now.getTime() - Date.parse(first.received_at) : 0;
      return { due, held, oldestDueSeconds: Math.max(0, Math.floor(age / 1000)) };
    },
    async backup(file) {
      writeBackup(db, file);
    },
    async close() {
      if (db.isOpen) db.close();
    },
  };
}

/** The time so many milliseconds after another. */
function after(time: Date | string, ms: number): string {
  return new Date(new Date(time).getTime() + ms).toISOString();
}

type Row = {
  id: string;
  kind: Content['kind'];
  reference: string;
  received_at: string;
  language: Language;
  idempotency_key: string | null;
  payload: string;
  marks: string;
  channel: Channel;
  /** Of what makes two submissions the same. It says no more than the row it stands in, and goes with it. */
  content_hash: string | null;
};

/** A submission without delivery has null in all of the second half. */
type StoredRow = Row & {
  state: Delivery['state'] | null;
  attempts: number;
  next_attempt: string;
  claimed_until: string | null;
  failing_since: string | null;
  last_error: MailError | null;
  sent_at: string | null;
};

function rowOf({ receivedAt, idempotencyKey, payload, marks, ...same }: Submission): Row {
  const texts = { payload: JSON.stringify(payload), marks: JSON.stringify(marks) };
  return {
    id: same.id,
    kind: same.kind,
    reference: same.reference,
    received_at: receivedAt,
    language: same.language,
    idempotency_key: idempotencyKey,
    ...texts,
    channel: same.channel,
    // With the marks: what a person sends is never taken for the spam before it.
    content_hash: createHash('sha256')
      .update([same.kind, texts.marks, texts.payload].join())
      .digest('hex'),
  };
}

function submissionOf(row: Row): Submission {
  const content = { kind: row.kind, payload: JSON.parse(row.payload) } as Content;
  return {
    ...content,
    id: row.id,
    reference: row.reference,
    receivedAt: row.received_at,
    language: row.language,
    idempotencyKey: row.idempotency_key,
    marks: JSON.parse(row.marks) as Mark[],
    channel: row.channel,
  };
}

function storedOf(row: StoredRow): Stored {
  const delivery = row.state && {
    state: row.state,
    attempts: row.attempts,
    nextAttempt: row.next_attempt,
    claimedUntil: row.claimed_until,
    failingSince: row.failing_since,
    lastError: row.last_error,
    sentAt: row.sent_at,
  };
  return { ...submissionOf(row), delivery };
}
