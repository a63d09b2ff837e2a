/** Copying from SQLite to PostgreSQL: it is complete, or can be started again. */
import { expect, inject, it, vi } from 'vitest';
import { copyAll } from '../../src/intake/store/open/copy.ts';
import {
  openStore as openAny,
  openForReading,
  openForWriting,
} from '../../src/intake/store/open/open-store.ts';
import { openPostgresTarget } from '../../src/intake/store/postgres/copy.ts';
import { openPostgresInbox, openPostgresStore } from '../../src/intake/store/postgres/store.ts';
import { openSqliteSource } from '../../src/intake/store/sqlite/copy.ts';
import { openSqliteStore } from '../../src/intake/store/sqlite/store.ts';
import type { Store } from '../../src/intake/store/store.ts';
import { now } from '../support/clock.ts';
import { describeWith } from '../support/describe-with.ts';
import { commandsOn, openStore } from '../support/intake/stores.ts';
import { makeSchema, queryAt } from '../support/postgres.ts';
import { makeLoan, makeSubmission, message } from '../support/submission.ts';

const missing = inject('postgresPort') > 0 ? undefined : 'there is no PostgreSQL';
describeWith(missing, 'a copy to PostgreSQL', holds);

/** Submissions in every state, with every kind of text. */
async function fill(store: Store, count: number): Promise<void> {
  const odd = 'a\u0000b \ud800 \\ "\'\n\u2028 $1 :name';
  const all = Array.from({ length: count }, (_, index) =>
    index % 3
      ? makeSubmission({ idempotencyKey: null, payload: { ...message, message: odd + index } })
      : makeLoan({ profession: odd }, index % 2 ? { marks: ['honeypot'] } : {}),
  );
  await Promise.all(all.map((one, index) => store.accept(one, `${index}@x.example`)));
  const [sent, held, , , failing] = all;
  await store.settle(sent?.reference ?? '', { state: 'sent', at: now });
  await store.settle(held?.reference ?? '', { state: 'held', at: now, error: 'timeout' });
  const later = { at: now, error: 'deferred', nextAttempt: now } as const;
  await store.settle(failing?.reference ?? '', { state: 'due', ...later });
}

const kept = async (store: Store | undefined) => {
  const all = await Array.fromAsync(store?.all() ?? []);
  await store?.close();
  return all;
};

function holds(): void {
  const makeUrl = () => makeSchema(inject('postgresPort'));

  it('has everything, is used from then on, and nothing else is', async () => {
    const url = await makeUrl();
    const { store, folder } = openStore();
    await fill(store, 60);
    const before = await Array.fromAsync(store.all());
    const command = commandsOn({ DATA_DIR: folder, DATABASE_URL: url });
    expect(await command('copy')).toMatch(
      /^Both databases have the same rows:\nsubmissions +60 {2}sha256 [\da-f]{64}\ndeliveries +50 /,
    );
    const copy = await openAny({ dataDir: folder, databaseUrl: url });
    expect(await Array.fromAsync(copy.all())).toEqual(before);
    expect(await copy.confirmations.claim(now, 99)).toHaveLength(60);
    // The next number is free.
    expect((await copy.accept(makeSubmission())).repeated).toBe(false);
    await copy.close();
    const line = 'was copied to PostgreSQL and is not used any more: set DATABASE_URL';
    await expect(store.accept(makeSubmission())).rejects.toThrow(line);
    expect((await store.broken).message).toContain(line);
    expect(() => openSqliteStore(folder)).toThrow(line);
    await expect(command('copy')).rejects.toThrow('is in use: name an empty one');
  });

  it('reads a submission with all that belongs to it, or not at all', async () => {
    const { store, folder } = openStore();
    const source = openSqliteSource(folder);
    const found = await source?.read(async (query) => {
      const submissions = await query('SELECT number FROM submissions');
      await store.accept(makeSubmission(), 'a@x.example');
      return [...submissions, ...(await query('SELECT number FROM deliveries'))];
    });
    expect(found).toEqual([]);
    expect(await source?.query('SELECT number FROM deliveries')).toHaveLength(1);
    source?.close();
  });

  it('that was cut off is begun again, with what came and went meanwhile', async () => {
    const url = await makeUrl();
    const { store, folder } = openStore();
    await fill(store, 1_200);
    const source = openSqliteSource(folder);
    const target = await openPostgresTarget(url);
    let times = 0;
    const transaction: typeof target.transaction = (work) =>
      ++times > 2 ? Promise.reject(new Error('killed')) : target.transaction(work);
    if (!source) throw new Error('There is no source');
    await expect(copyAll(source, { ...target, transaction })).rejects.toThrow('killed');
    source.close();
    await target.close();
    expect(await queryAt(url, 'SELECT FROM submissions')).toHaveLength(1_000);
    const unfinished = 'is an unfinished copy: run npm run -s inbox -- copy again';
    for (const open of [openPostgresStore, openPostgresInbox])
      await expect(open(url)).rejects.toThrow(unfinished);

    await fill(store, 30);
    const [first] = await Array.fromAsync(store.all());
    await store.erase([first?.reference ?? '']);
    const before = await Array.fromAsync(store.all());
    await commandsOn({ DATA_DIR: folder, DATABASE_URL: url })('copy');
    expect(await kept(await openPostgresInbox(url))).toEqual(before);
  });

  it('goes over nothing that is in use, nor past a difference, and no service is earlier', async () => {
    const url = await makeUrl();
    const used = await openPostgresStore(url);
    await used.accept(makeSubmission());
    await used.close();
    const { store, folder } = openStore();
    await fill(store, 6);
    const command = commandsOn({ DATA_DIR: folder, DATABASE_URL: url });
    await expect(command('copy')).rejects.toThrow('is in use: name an empty one');
    const where = { dataDir: folder, databaseUrl: await makeUrl() };
    const waiting = 'was not copied to PostgreSQL: run npm run -s inbox -- copy, or move it away';
    for (const open of [openAny, openForReading, openForWriting])
      await expect(open(where)).rejects.toThrow(waiting);

    const empty = await makeUrl();
    const source = openSqliteSource(folder);
    const target = await openPostgresTarget(empty);
    if (!source) throw new Error('There is no source');
    const finish = vi.fn(target.finish);
    const spoilt = { ...target, finish, transaction: async () => undefined };
    await expect(copyAll(source, spoilt)).rejects.toThrow('differs from the database');
    expect(finish).not.toHaveBeenCalled();
    source.close();
    await target.close();
    expect((await store.accept(makeSubmission())).repeated).toBe(false);
  });

  it('changes nothing any more once another copy has ended', async () => {
    const url = await makeUrl();
    const { store, folder } = openStore();
    await fill(store, 6);
    const late = await openPostgresTarget(url);
    await commandsOn({ DATA_DIR: folder, DATABASE_URL: url })('copy');
    const remove = late.transaction(async (query) => void (await query('DELETE FROM submissions')));
    await expect(remove).rejects.toThrow('Another copy has ended');
    await late.close();
    expect(await queryAt(url, 'SELECT FROM submissions')).toHaveLength(6);
  });

  it('needs both databases named', async () => {
    const { folder } = openStore();
    const none = commandsOn({ DATA_DIR: folder });
    await expect(none('copy')).rejects.toThrow('Set DATABASE_URL to an empty PostgreSQL database');
  });
}
