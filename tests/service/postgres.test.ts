/** What only PostgreSQL needs, on a server of its own that tests may stop. */
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { loanPath } from '../../src/domain/api.ts';
import { runChecks } from '../../src/service/cli/commands/check.ts';
import { readSettings } from '../../src/service/settings.ts';
import {
  openPostgresForCommands,
  openPostgresStore,
} from '../../src/service/store/postgres/postgres-store.ts';
import { schemaVersion } from '../../src/service/store/schema.ts';
import type { Submission } from '../../src/service/store/store.ts';
import { StoreError } from '../../src/service/store/store-errors.ts';
import { describeWithPostgres } from '../support/describe-if-installed.ts';
import {
  countLockWaiters,
  findPostgres,
  makeSchema,
  type PostgresServer,
  queryAt,
  startPostgres,
} from '../support/postgres.ts';
import { makeService, postJson } from '../support/service/fixtures.ts';
import { commandsOn } from '../support/service/stores.ts';
import { startSilentProxy } from '../support/silent-proxy.ts';
import { run, startService } from '../support/start-service.ts';
import { loan, makeLoan, makeMessage, type SubmissionChanges } from '../support/submission.ts';
import { now, nowPlus } from '../support/times.ts';
import { makeTestFolder } from '../support/vitest-folder.ts';

const withChanges = (url: string, changes: Partial<URL>) =>
  Object.assign(new URL(url), changes).href;

/** A pooler that refuses each connection, as PgBouncer does. @returns its port */
async function startRefusingPooler(sqlState: string, why: string): Promise<number> {
  const fields = Buffer.from(`SFATAL\0C${sqlState}\0M${why}\0\0`);
  const length = Buffer.alloc(4);
  length.writeInt32BE(fields.length + 4);
  const pooler = createServer((client) => {
    client.on('error', () => undefined);
    client.once('data', () => client.end(Buffer.concat([Buffer.from('E'), length, fields])));
  });
  await once(pooler.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void pooler.close());
  return (pooler.address() as AddressInfo).port;
}

async function expectFailedStart(url: string, line: RegExp): Promise<void> {
  const failure = await openPostgresStore(url).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StoreError);
  expect((failure as Error).message).toMatch(line);
  expect((failure as Error).message).not.toContain('\n');
}

/** How messages name tables of the next version. */
const nextVersion = `(${schemaVersion + 1}, not ${schemaVersion})`;

const settingsFor = (url: string) => ({ DATABASE_URL: url, DATA_DIR: makeTestFolder() });

describeWithPostgres('PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.remove());

  async function openStore(url: string) {
    const store = await openPostgresStore(url);
    onTestFinished(() => store.close());
    return store;
  }

  /** A store on tables of its own. */
  async function openSchema() {
    const url = await makeSchema(server.port);
    return { url, store: await openStore(url) };
  }

  describe('retention', () => {
    /**
     * A sent submission, and an operator's connection that holds the lock of retention once it
     * has begun.
     */
    async function openSent() {
      const url = await makeSchema(server.port);
      await openStore(url);
      // A command waits longer for a lock than the service.
      const store = await openPostgresForCommands(url);
      if (!store) throw new Error('There are no tables');
      onTestFinished(() => store.close());
      const submission = makeMessage();
      await store.storeOnce(submission);
      await store.staffMails.recordOutcome(submission.reference, { state: 'sent', at: now });
      const operator = new Client(url);
      await operator.connect();
      onTestFinished(() => operator.end());
      const begin = async (sql: string) => {
        await operator.query('BEGIN');
        await operator.query("SELECT pg_advisory_xact_lock(hashtextextended('retention', 0))");
        await operator.query(sql);
      };
      const commitWhenAwaited = async () => {
        await vi.waitFor(async () => expect(await countLockWaiters(url)).toBe(1), 30_000);
        await operator.query('COMMIT');
      };
      return { store, submission, begin, commitWhenAwaited };
    }

    it('keeps a row resent at the same moment', async () => {
      const { store, begin, commitWhenAwaited } = await openSent();
      await begin("UPDATE deliveries SET state = 'due', sent_at = NULL");
      const purging = store.purge(nowPlus(1));
      await commitWhenAwaited();
      expect(await purging).toBe(0);
      expect((await Array.fromAsync(store.all())).map(({ mail }) => mail?.state)).toEqual(['due']);
    });

    it('delays resending while it deletes', async () => {
      const { store, submission, begin, commitWhenAwaited } = await openSent();
      await begin('DELETE FROM submissions');
      const resending = store.resend(submission.reference, now);
      await commitWhenAwaited();
      expect(await resending).toBe(false);
    });
  });

  describe('two processes', () => {
    it('lock in one order', async () => {
      const { url, store } = await openSchema();
      const both = [makeMessage(), makeMessage()];
      const key = ({ reference }: Submission) => `hashtextextended('${reference}', 0)`;
      const [firstKey, second] = both.map(key);
      const [row] = await server.query(`SELECT ${firstKey} < ${second} AS "isSorted"`);
      const [low, high] = (row as { isSorted: boolean }).isSorted ? both : both.toReversed();
      if (!low || !high) throw new Error('There are two');
      const other = new Client(url);
      await other.connect();
      onTestFinished(() => other.end());
      await other.query(`BEGIN; SELECT pg_advisory_xact_lock(${key(low)})`);
      const accepting = Promise.all([store.storeOnce(high), store.storeOnce(low)]);
      await vi.waitFor(async () => expect(await countLockWaiters(url)).toBe(1), 5_000);
      const { rows } = await other.query(`SELECT pg_try_advisory_xact_lock(${key(high)}) AS free`);
      expect(rows).toEqual([{ free: true }]);
      await other.query('COMMIT');
      expect(await accepting).toHaveLength(2);
    });
  });

  describe('the statistics', () => {
    it('contain no personal data', async () => {
      const { url, store } = await openSchema();
      for (let index = 0; index < 20; index++) {
        const email = `canary${index}@x.example`;
        await store.storeOnce(makeLoan({ email }, { idempotencyKey: email }), email);
      }
      const { username } = new URL(url);
      await queryAt(url, 'ANALYZE submissions, confirmations');
      const rows = await queryAt(url, `SELECT * FROM pg_stats WHERE schemaname = '${username}'`);
      expect(rows).not.toEqual([]);
      expect(JSON.stringify(rows)).not.toContain('canary');
    });
  });

  describe('a start', () => {
    it('creates the tables once when many start', async () => {
      const url = await makeSchema(server.port);
      expect(await openPostgresForCommands(url)).toBeUndefined();
      expect(await queryAt(url, "SELECT to_regclass('submissions') AS is")).toEqual([{ is: null }]);
      const stores = await Promise.all(Array.from({ length: 6 }, () => openStore(url)));
      await Promise.all(stores.map((store) => store.storeOnce(makeMessage())));
      expect(await Array.fromAsync(stores[0]?.all() ?? [])).toHaveLength(6);
      const version = schemaVersion;
      expect(await queryAt(url, 'SELECT version FROM schema_version')).toEqual([{ version }]);
    });

    it('creates all tables or none', async () => {
      const url = await makeSchema(server.port);
      await queryAt(url, 'CREATE TABLE deliveries (x integer)');
      await expect(openPostgresStore(url)).rejects.toThrow('has other tables with our names');
      expect(await queryAt(url, "SELECT to_regclass('submissions') AS is")).toEqual([{ is: null }]);
    });

    it('refuses tables of a newer version', async () => {
      const { url } = await openSchema();
      await queryAt(url, 'UPDATE schema_version SET version = version + 1');
      for (const open of [openPostgresStore, openPostgresForCommands])
        await expect(open(url)).rejects.toThrow(
          `is of a newer version ${nextVersion}: start the program of`,
        );
    });

    it.each<[string, Parameters<typeof withChanges>[1], string, RegExp]>([
      ['the server', { port: '9' }, '', /cannot be used \(ECONNREFUSED\)/],
      ['the name', { username: 'no' }, '', /refuses this user from this machine/],
      ['the database', { pathname: '/no' }, '', /no such database: create it/],
      ['TLS', { search: 'sslmode=verify-full' }, '', /offers no TLS: switch it on/],
      [
        'the right to make tables',
        {},
        'ALTER SCHEMA %s OWNER TO postgres',
        /does not let this role make or write tables/,
      ],
      [
        'a schema',
        {},
        "ALTER ROLE %s SET search_path = ''",
        /lets this role into no schema: .*search_path/,
      ],
      [
        'the right encoding',
        { pathname: '/latin' },
        "CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0",
        /not in UTF-8: create it with ENCODING 'UTF8'/,
      ],
      [
        'a free connection',
        {},
        'ALTER ROLE %s CONNECTION LIMIT 0',
        /has no connection left: allow this role two/,
      ],
      [
        'the primary',
        {},
        'ALTER ROLE %s SET default_transaction_read_only = on',
        /is read-only: name the primary/,
      ],
    ])('prints one line without %s', async (...row) => {
      const [, changes, sql, line] = row;
      const schema = await makeSchema(server.port);
      await server.query(sql.replaceAll('%s', new URL(schema).username));
      const url = withChanges(schema, changes);
      await expectFailedStart(url, line);
    });

    it.each([
      [
        'refuses the limits of our sessions',
        '08P01',
        'unsupported startup parameter: statement_timeout',
        /refuses the limits of our sessions: .*docs\/operating\/postgresql\.md/,
      ],
      ['has no server', '08P01', 'server login has been failing', /cannot be used \(08P01\)/],
      [
        'lends our sessions to others',
        '42P05',
        'prepared statement "s0" already exists',
        /lends our sessions to others: .*session mode/,
      ],
    ])('prints one line when a pooler %s', async (...row) => {
      const [, code, why, line] = row;
      const port = `${await startRefusingPooler(code, why)}`;
      await expectFailedStart(withChanges(await makeSchema(server.port), { port }), line);
    });

    it.each([
      ['on a standby', 'ALTER ROLE %s SET default_transaction_read_only = on', 'is read-only'],
      ['without the right to write', 'REVOKE ALL ON %s.submissions FROM %s', 'not let this role'],
    ])('rejects a database with tables %s', async (...row) => {
      const [, spoil, line] = row;
      const url = await makeSchema(server.port);
      await (await openStore(url)).close();
      await server.query(spoil.replaceAll('%s', new URL(url).username));
      for (const open of [openPostgresStore, openPostgresForCommands])
        await expect(open(url)).rejects.toThrow(line);
      const { results } = await runChecks(() => readSettings(settingsFor(url)), now);
      expect(results.at(-1)).toMatchObject({ ok: false, name: 'database' });
    });

    it('warns about a different clock', async () => {
      const url = await makeSchema(server.port);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7_200_000 });
      onTestFinished(() => void vi.useRealTimers());
      const { info } = await openStore(url);
      expect(info.warning).toMatch(
        /^the clock of this machine is 7[12]\d\d s ahead of PostgreSQL's/,
      );
    });

    it('counts no latency as a clock difference', async () => {
      const url = await makeSchema(server.port);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
      onTestFinished(() => void vi.useRealTimers());
      const passTime = vi.fn(() => vi.setSystemTime(Date.now() + 60_000));
      await using proxy = await startSilentProxy(server.port, (bytes) => {
        if (bytes.includes('clock_timestamp')) passTime();
        return bytes;
      });
      const { info } = await openStore(withChanges(url, { port: `${proxy.port}` }));
      expect(passTime).toHaveBeenCalledOnce();
      expect(info.warning).toBeUndefined();
    });

    it('prints one line without the wrong password', { tags: 'slow' }, async () => {
      const url = await makeSchema(server.port);
      await server.query(`ALTER ROLE ${new URL(url).username} PASSWORD 'right'`);
      await server.requirePasswords();
      const DATABASE_URL = withChanges(url, { password: 'secret%20word' });
      const label = `PostgreSQL at 127.0.0.1:${server.port}/postgres`;
      const { ended } = run('main.ts', [], { folder: makeTestFolder(), env: { DATABASE_URL } });
      expect(await ended).toEqual({
        code: 1,
        stdout: '',
        stderr: `Cannot start. ${label} refuses the name or the password of DATABASE_URL\n`,
      });
      await openStore(withChanges(url, { password: 'right' }));
    });
  });

  describe('a broken database', () => {
    it.each([
      ['has other tables by now', 'UPDATE schema_version SET version = version + 1', nextVersion],
      ['has lost a column', 'ALTER TABLE submissions RENAME payload TO body', '(42703)'],
    ])('stores nothing, ends the service: it %s', async (_what, sql, line) => {
      const { url, store } = await openSchema();
      await queryAt(url, sql);
      await expect(store.storeOnce(makeMessage())).rejects.toThrow(line);
      expect((await store.fatalError).message).toContain(line);
    });
  });

  describe('a session', () => {
    it('waits for the disk whatever its role says', async () => {
      const url = await makeSchema(server.port);
      await server.query(`ALTER ROLE ${new URL(url).username} SET synchronous_commit = off`);
      const store = await openStore(url);
      expect((await store.storeOnce(makeMessage())).isRepeat).toBe(false);
      // A start refuses a proxy that changes the session's setting.
      await using proxy = await startSilentProxy(server.port, (bytes) =>
        Buffer.from(
          bytes.toString('latin1').replace('synchronous_commit=on', 'synchronous_commit=0 '),
          'latin1',
        ),
      );
      await expect(openPostgresStore(withChanges(url, { port: `${proxy.port}` }))).rejects.toThrow(
        'PostgreSQL leaves synchronous_commit off: connect to it directly',
      );
    });

    it('warns about a server that may lose commits', { tags: 'slow' }, async () => {
      const url = await makeSchema(server.port);
      await server.query('ALTER SYSTEM SET fsync = off');
      onTestFinished(async () => {
        await server.query('ALTER SYSTEM RESET fsync');
        await server.reload();
      });
      await server.reload();
      const warning = 'PostgreSQL runs with fsync off: a power cut may lose stored submissions';
      const { info } = await openStore(url);
      expect(info.warning).toBe(warning);
      expect(info.label).toBe(`PostgreSQL at 127.0.0.1:${server.port}/postgres`);
      const { results } = await runChecks(() => readSettings(settingsFor(url)), now);
      expect(results).toContainEqual({ ok: false, name: 'safety', message: warning });
      const service = await startService({ env: { DATABASE_URL: url } });
      await service.stop();
      expect(service.output.stderr).toContain(`"detail":"${warning}"`);
    });
  });

  describe('the commands', () => {
    it('back up by pg_dump', { tags: 'slow' }, async () => {
      // A dump reads the whole database, so this test has its own.
      const superuser = `postgres://postgres@127.0.0.1:${server.port}`;
      await queryAt(`${superuser}/postgres`, 'CREATE DATABASE dumped');
      const DATABASE_URL = `${superuser}/dumped`;
      const PATH = `${findPostgres()}:${process.env.PATH}`;
      const folder = makeTestFolder();
      const command = commandsOn({ DATABASE_URL, DATA_DIR: folder, PATH });
      const refusal = (...args: string[]) =>
        command(...args).then(
          () => '',
          (error: Error) => error.message,
        );
      const noTables = 'There are no tables in the database: set DATABASE_URL, or restore a backup';
      expect(await refusal('list')).toBe(noTables);
      await openStore(DATABASE_URL);
      const file = join(folder, 'x.dump');
      await command('backup', file);
      expect(readFileSync(file, 'latin1').startsWith('PGDMP')).toBe(true);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(await refusal('backup', file)).toBe(`${file} exists: name another file`);
      const missingFolder = join(folder, 'gone/x');
      expect(await refusal('backup', missingFolder)).toBe(
        `${missingFolder} failed (ENOENT): name another file`,
      );
      vi.stubEnv('PATH', '/nowhere');
      const missing = "pg_dump failed (ENOENT): install PostgreSQL's own programs";
      expect(await refusal('backup', join(folder, 'y'))).toBe(missing);
      expect(readdirSync(folder)).toEqual(['x.dump']);
    });

    it('leave restoring to pg_restore', async () => {
      const url = await makeSchema(server.port);
      await expect(commandsOn(settingsFor(url))('restore', 'x', '--hold')).rejects.toThrow(
        'PostgreSQL is restored with pg_restore: see docs/operating/postgresql.md',
      );
    });

    it('check everything, without the password', async () => {
      const url = await makeSchema(server.port);
      await (await openStore(url)).storeOnce(makeMessage());
      const settings = settingsFor(withChanges(url, { password: 'secret' }));
      const { results } = await runChecks(() => readSettings(settings), now);
      expect(results.filter(({ ok }) => !ok)).toEqual([]);
      expect(results.map(({ name }) => name).join(' ')).toBe(
        'settings pages database safety queue spam retention clock',
      );
      const label = `PostgreSQL at 127.0.0.1:${server.port}/postgres`;
      expect(results[2]?.message).toBe(`${label}, 1 submissions`);
      expect(JSON.stringify(results)).not.toContain('secret');
    });
  });

  describe('the database server', () => {
    it('gives 503 while lost, is reconnected', { tags: 'slow' }, async () => {
      const url = await makeSchema(server.port);
      const { app, stored, logged } = makeService({ store: await openStore(url) });
      expect((await postJson(app, loanPath, loan)).statusCode).toBe(200);
      await server.shutDown('immediate');
      const isAnswered = vi.fn();
      const refused = postJson(app, loanPath, { ...loan, amount: 6000 });
      void refused.then(isAnswered);
      expect((await app.inject('/healthz')).statusCode).toBe(503);
      expect((await app.inject('/de')).statusCode).toBe(200);
      // Visitors wait a little, in case the server comes back.
      expect(isAnswered).not.toHaveBeenCalled();
      expect((await refused).statusCode).toBe(503);
      expect(Number((await refused).headers['retry-after'])).toBeGreaterThan(0);
      await server.start();
      // Before any visitor comes.
      const health = async () => (await app.inject('/healthz')).statusCode;
      await vi.waitFor(async () => expect(await health()).toBe(200), 30_000);
      const later = () => postJson(app, loanPath, { ...loan, amount: 7000 });
      while ((await later()).statusCode !== 200);
      const amounts = (await stored()).map(({ payload }) => (payload as typeof loan).amount);
      expect(amounts).toEqual([5000, 7000]);
      const detail = expect.stringMatching(/^PostgreSQL failed \([A-Z0-9]+\)$/);
      expect(logged()).toContainEqual(expect.objectContaining({ msg: 'failed', detail }));
    });

    it('is reconnected after it ended all sessions', async () => {
      const { url, store } = await openSchema();
      for (let round = 0; round < 3; round++) {
        await Promise.all([1, 2, 3].map(() => store.storeOnce(makeMessage())));
        await server.query(`SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity
        WHERE usename = '${new URL(url).username}'`);
      }
      expect(await store.staffMailStats(now)).toMatchObject({ due: 9 });
    });
  });

  describe('a connection', () => {
    async function openThroughProxy() {
      const url = await makeSchema(server.port);
      const proxy = await startSilentProxy(server.port);
      onTestFinished(() => proxy.close());
      const store = await openStore(withChanges(url, { port: `${proxy.port}` }));
      await store.storeOnce(makeMessage());
      return { store, proxy, url };
    }

    // On a busy machine the first attempt may time out; the second finds a new connection.
    const retryOnce = <Result>(attempt: () => Promise<Result>) => attempt().catch(attempt);

    it('leaves no lock after hanging in a transaction', { tags: 'slow' }, async () => {
      const { store, proxy } = await openThroughProxy();
      const submission = makeMessage();
      // The statements are prepared by now, so only values are sent.
      void proxy.silenceAfter(submission.id);
      expect((await retryOnce(() => store.storeOnce(submission))).reference).toBe(
        submission.reference,
      );
      expect(await Array.fromAsync(store.all())).toHaveLength(2);
    });

    it.each<[string, SubmissionChanges<'message'>]>([
      ['with a key', {}],
      ['without a key', { idempotencyKey: null }],
    ])('stores once when it breaks during a commit, %s', async (_name, changes) => {
      const { store, proxy, url } = await openThroughProxy();
      const all = Array.from({ length: 3 }, () => makeMessage(changes));
      void proxy.silenceAfter('COMMIT');
      const accepting = Promise.all(
        all.map((submission) => retryOnce(() => store.storeOnce(submission))),
      );
      const count = async () => (await queryAt(url, 'SELECT FROM submissions')).length;
      await vi.waitFor(async () => expect(await count()).toBe(4), 30_000);
      proxy.dropConnections();
      expect((await accepting).map(({ reference }) => reference)).toEqual(
        all.map(({ reference }) => reference),
      );
      expect(await Array.fromAsync(store.all())).toHaveLength(4);
      expect((await store.storeOnce(all[0] ?? makeMessage())).isRepeat).toBe(true);
    });
  });
});
