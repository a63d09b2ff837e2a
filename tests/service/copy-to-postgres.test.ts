/** Copying from SQLite to PostgreSQL completely, also after an interruption. */
import { DatabaseSync } from 'node:sqlite';
import { expect, inject, it, vi } from 'vitest';
import { copyToPostgres, openSqliteSource } from '../../src/service/store/copy-to-postgres.ts';
import {
  openForCommands,
  openForReading,
  openForService,
} from '../../src/service/store/open-store.ts';
import {
  openPostgresForCommands,
  openPostgresStore,
} from '../../src/service/store/postgres/postgres-store.ts';
import { databasePath } from '../../src/service/store/sqlite/database-file.ts';
import { openSqliteStore } from '../../src/service/store/sqlite/sqlite-store.ts';
import type { Store } from '../../src/service/store/store.ts';
import { StoreError } from '../../src/service/store/store-errors.ts';
import { describeWithPostgres } from '../support/describe-if-installed.ts';
import { makeSchema, queryAt, readStoredAt } from '../support/postgres.ts';
import { failedAt, heldAt } from '../support/service/outbox.ts';
import { commandsOn, openTestStore, storeAll } from '../support/service/stores.ts';
import { makeLoan, makeMessage, message } from '../support/submission.ts';
import { now } from '../support/times.ts';

/** Submissions in every state, with every kind of text. */
async function fill(store: Store, count: number): Promise<void> {
  const unusualText = 'a\u0000b \ud800 \\ "\'\n\u2028 $1 :name';
  const all = Array.from({ length: count }, (_, index) =>
    index % 3
      ? makeMessage({
          idempotencyKey: null,
          payload: { ...message, message: unusualText + index },
        })
      : makeLoan({ profession: unusualText }, index % 2 ? { marks: ['honeypot'] } : {}),
  );
  await storeAll(store, all, (index) => `${index}@x.example`);
  const [sent, held, , , failing] = all;
  await store.staffMails.recordOutcome(sent?.reference ?? '', { state: 'sent', at: now });
  await store.staffMails.recordOutcome(held?.reference ?? '', heldAt(now));
  await store.staffMails.recordOutcome(failing?.reference ?? '', failedAt(now));
}

function openSource(folder: string) {
  const source = openSqliteSource(folder);
  if (!source) throw new Error('There is no source');
  return source;
}

describeWithPostgres('a copy to PostgreSQL', () => {
  const makeUrl = () => makeSchema(inject('postgresPort'));

  it('has every row and replaces the original', async () => {
    const url = await makeUrl();
    const { store, folder } = openTestStore();
    await fill(store, 60);
    const before = await Array.fromAsync(store.all());
    const command = commandsOn({ DATA_DIR: folder, DATABASE_URL: url });
    expect(await command('copy')).toMatch(
      /^Both databases have the same rows:\nsubmissions +60 {2}sha256 [\da-f]{64}\ndeliveries +60 /,
    );
    const copy = await openForService({ DATA_DIR: folder, DATABASE_URL: url });
    expect(await Array.fromAsync(copy.all())).toEqual(before);
    expect(await copy.confirmations.claim(now, 99)).toHaveLength(60);
    // The next number is free.
    expect((await copy.storeOnce(makeMessage())).isRepeat).toBe(false);
    await copy.close();
    const line = 'was copied to PostgreSQL and is not used any more: set DATABASE_URL';
    await expect(store.storeOnce(makeMessage())).rejects.toThrow(line);
    expect((await store.fatalError).message).toContain(line);
    expect(() => openSqliteStore(folder)).toThrow(line);
    await expect(command('copy')).rejects.toThrow(line);
  });

  it('resumes after an interruption', async () => {
    const url = await makeUrl();
    const { store, folder } = openTestStore();
    await fill(store, 1_200);
    const interrupted = openSource(folder);
    const failing: typeof interrupted.query = async (sql, values) =>
      values?.after === 500
        ? Promise.reject(new StoreError('killed'))
        : interrupted.query(sql, values);
    await expect(copyToPostgres({ ...interrupted, query: failing }, url)).rejects.toThrow('killed');
    interrupted.close();
    expect(await openPostgresForCommands(url)).toBeUndefined();

    await fill(store, 30);
    const [oldest] = await Array.fromAsync(store.all());
    await store.erase([oldest?.reference ?? '']);
    const before = await Array.fromAsync(store.all());
    await commandsOn({ DATA_DIR: folder, DATABASE_URL: url })('copy');
    expect(await readStoredAt(url)).toEqual(before);
  });

  it('loses no concurrent request', async () => {
    const { store, folder } = openTestStore();
    const source = openSource(folder);
    let stored: Promise<unknown> | undefined;
    const copied = await copyToPostgres(source, await makeUrl(), (phase) => {
      if (phase === 'Comparing') stored = store.storeOnce(makeMessage());
    });
    source.close();
    expect(copied).toContainEqual(expect.objectContaining({ table: 'submissions', rows: 0 }));
    await expect(stored).rejects.toThrow('was copied to PostgreSQL');
  });

  it('refuses a database that has submissions', async () => {
    const url = await makeUrl();
    const used = await openPostgresStore(url);
    await used.storeOnce(makeMessage());
    await used.close();
    const { store, folder } = openTestStore();
    await fill(store, 6);
    const command = commandsOn({ DATA_DIR: folder, DATABASE_URL: url });
    await expect(command('copy')).rejects.toThrow('has 1 submissions: name one that has none');
  });

  it('must come before PostgreSQL is opened', async () => {
    const { store, folder } = openTestStore();
    await fill(store, 6);
    const location = { DATA_DIR: folder, DATABASE_URL: await makeUrl() };
    const waiting = 'was not copied to PostgreSQL: run inbox copy, unset DATABASE_URL, or move ';
    for (const open of [openForService, openForReading, openForCommands])
      await expect(open(location)).rejects.toThrow(waiting);
  });

  it('is undone when it differs from the original', async () => {
    const url = await makeUrl();
    const { store, folder } = openTestStore();
    await fill(store, 6);
    const source = openSource(folder);
    let copied = 0;
    // Three statements read the rows that are copied; the next ones read them again for comparing.
    const emptyLater: typeof source.query = async (sql, values) =>
      ++copied > 3 ? [] : source.query(sql, values);
    const markCopied = vi.fn(source.markCopied);
    await expect(copyToPostgres({ ...source, markCopied, query: emptyLater }, url)).rejects.toThrow(
      'differs',
    );
    expect(markCopied).not.toHaveBeenCalled();
    source.close();
    expect(await openPostgresForCommands(url)).toBeUndefined();
    expect((await store.storeOnce(makeMessage())).isRepeat).toBe(false);
  });

  it('copies columns of later versions', async () => {
    const [url, oldUrl] = [await makeUrl(), await makeUrl()];
    const { store, folder } = openTestStore();
    await fill(store, 6);
    const db = new DatabaseSync(databasePath(folder));
    db.exec("ALTER TABLE confirmations ADD COLUMN note TEXT; UPDATE confirmations SET note = 'x'");
    db.close();
    const source = openSource(folder);
    await (await openPostgresStore(oldUrl)).close();
    await expect(copyToPostgres(source, oldUrl)).rejects.toThrow('differs');
    await (await openPostgresStore(url)).close();
    await queryAt(url, 'ALTER TABLE confirmations ADD COLUMN note TEXT');
    await copyToPostgres(source, url);
    source.close();
    expect(await queryAt(url, 'SELECT DISTINCT note FROM confirmations')).toEqual([{ note: 'x' }]);
  });

  it('fills tables that a start left empty', async () => {
    const url = await makeUrl();
    const { store, folder } = openTestStore();
    const early = await openForService({ DATA_DIR: folder, DATABASE_URL: url });
    await early.close();
    await fill(store, 6);
    await commandsOn({ DATA_DIR: folder, DATABASE_URL: url })('copy');
    expect(await readStoredAt(url)).toHaveLength(6);
  });

  it('needs both databases named', async () => {
    const { folder } = openTestStore();
    const command = commandsOn({ DATA_DIR: folder });
    await expect(command('copy')).rejects.toThrow(
      'Set DATABASE_URL to an empty PostgreSQL database',
    );
  });
});
