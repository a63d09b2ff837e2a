/** What only PostgreSQL does, on a server that may be harmed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { newUuid, referenceOf } from '../../src/api.ts';
import { inspect } from '../../src/intake/inspection.ts';
import { openPostgresInbox, openPostgresStore } from '../../src/intake/postgres-store.ts';
import { readSettings } from '../../src/intake/settings.ts';
import { StoreError, type Submission } from '../../src/intake/store.ts';
import { makePackage, run, startService } from '../support/intake/child.ts';
import { loan, loanPath, makeIntake, message, now, postJson } from '../support/intake/fixtures.ts';
import { expectOlderRows } from '../support/intake/older-rows.ts';
import { makeSchema, type PostgresServer, queryAt, startPostgres } from '../support/postgres.ts';
import { type SilentProxy, startProxy } from '../support/silent-proxy.ts';

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

let count = 0;

function makeSubmission(changes: Partial<Submission> = {}): Submission {
  const id = newUuid();
  const payload = { ...message, message: `message ${count++}` };
  return {
    ...{ kind: 'message', payload, id, reference: referenceOf(id), language: 'nl' },
    ...{ receivedAt: now.toISOString(), idempotencyKey: id, marks: [], channel: 'json' },
    ...changes,
  } as Submission;
}

const elsewhere = (url: string, changes: Partial<URL>) => Object.assign(new URL(url), changes).href;

describe('retention', () => {
  it('leaves what the operator makes due anew in the same moment', async () => {
    const url = await makeSchema(server.port);
    const store = await openStore(url);
    const one = makeSubmission();
    await store.accept(one);
    await store.settle(one.id, { state: 'sent', at: now });
    const operator = new Client(url);
    await operator.connect();
    onTestFinished(() => operator.end());
    await operator.query('BEGIN');
    await operator.query("SELECT pg_advisory_xact_lock(hashtextextended('operator', 0))");
    await operator.query("UPDATE deliveries SET state = 'due', sent_at = NULL");
    const purging = store.purge(new Date(now.getTime() + 1));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await operator.query('COMMIT');
    expect(await purging).toBe(0);
    expect((await store.list()).map(({ delivery }) => delivery?.state)).toEqual(['due']);

    // And the operator's word waits for what is being deleted.
    await operator.query('BEGIN');
    await operator.query("SELECT pg_advisory_xact_lock(hashtextextended('operator', 0))");
    await operator.query('DELETE FROM submissions');
    const resending = store.resend(one.reference, now);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await operator.query('COMMIT');
    expect(await resending).toBe(false);
  });
});

describe('a start', () => {
  it('of many at once makes the tables once', async () => {
    const url = await makeSchema(server.port);
    const stores = await Promise.all(Array.from({ length: 6 }, () => openStore(url)));
    await Promise.all(stores.map((store) => store.accept(makeSubmission())));
    expect(await stores[0]?.list()).toHaveLength(6);
    const version = stores[0]?.about.version;
    expect(await queryAt(url, 'SELECT version FROM schema_version')).toEqual([{ version }]);
    const place = `PostgreSQL at 127.0.0.1:${server.port}/postgres`;
    expect(stores[0]?.about).toEqual({ place, version, warning: undefined });
  });

  it('brings older tables up to date, with all that is in them', async () => {
    const url = await makeSchema(server.port);
    await queryAt(url, readFileSync(join(import.meta.dirname, 'version-2.sql'), 'utf8'));
    const store = await openStore(url);
    await expectOlderRows(store);
    const { submission, repeated } = await store.accept(makeSubmission());
    expect(repeated).toBe(false);
    const [added] = await queryAt(
      url,
      `SELECT number::int FROM submissions WHERE reference = '${submission.reference}'`,
    );
    expect(await queryAt(url, 'SELECT number::int FROM confirmations')).toEqual([{ number: 1 }]);
    // What came again has used numbers up.
    const numbers = await queryAt(url, 'SELECT number::int FROM deliveries ORDER BY number');
    expect(numbers).toEqual([{ number: 1 }, { number: 3 }, added]);
  });

  it('makes all tables or none', async () => {
    const url = await makeSchema(server.port);
    await queryAt(url, 'CREATE TABLE deliveries (x integer)');
    await expect(openPostgresStore(url)).rejects.toThrow('has other tables of our names');
    expect(await queryAt(url, "SELECT to_regclass('submissions') AS is")).toEqual([{ is: null }]);
  });

  it('refuses tables that are newer, for the service and for commands', async () => {
    const url = await makeSchema(server.port);
    await openStore(url);
    await queryAt(url, 'UPDATE schema_version SET version = version + 1');
    const newer = 'was written by a newer version: start that one';
    await expect(openPostgresStore(url)).rejects.toThrow(newer);
    await expect(openPostgresInbox(url)).rejects.toThrow(newer);
  });

  it('by a command makes nothing where there is nothing', async () => {
    const url = await makeSchema(server.port);
    expect(await openPostgresInbox(url)).toBeUndefined();
    expect(await queryAt(url, "SELECT to_regclass('submissions') AS is")).toEqual([{ is: null }]);
  });

  it.each<[string, (url: string) => string | Promise<string>, RegExp]>([
    [
      'the server',
      (url) => elsewhere(url, { port: '9' }),
      /cannot be used \(ECONNREFUSED\): check/,
    ],
    ['the name', (url) => elsewhere(url, { username: 'no' }), /refuses the name of DATABASE_URL/],
    ['the database', (url) => elsewhere(url, { pathname: '/no' }), /has no such database: create/],
    [
      'TLS',
      (url) => elsewhere(url, { search: 'sslmode=verify-full' }),
      /offers no TLS: switch it on/,
    ],
    [
      'the right to make tables',
      async (url) => {
        await server.query(`ALTER SCHEMA ${new URL(url).username} OWNER TO postgres`);
        return url;
      },
      /may not be changed by this role|cannot be used \(3F000\)/,
    ],
    [
      'the right encoding',
      async (url) => {
        await server.query("CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0");
        return elsewhere(url, { pathname: '/latin' });
      },
      /not in UTF-8: create it with ENCODING 'UTF8'/,
    ],
    [
      'the primary',
      async (url) => {
        const { username } = new URL(url);
        await server.query(`ALTER ROLE ${username} SET default_transaction_read_only = on`);
        return url;
      },
      /is read-only: name the primary/,
    ],
  ])('without %s ends with one line', async (_name, spoil, line) => {
    const url = await spoil(await makeSchema(server.port));
    const failure = await openPostgresStore(url).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StoreError);
    expect((failure as Error).message).toMatch(line);
    expect((failure as Error).message).not.toContain('\n');
  });

  it('with a wrong password ends with one line that does not quote it', async () => {
    const url = await makeSchema(server.port);
    await server.query(`ALTER ROLE ${new URL(url).username} PASSWORD 'right'`);
    await server.takePasswords();
    const DATABASE_URL = elsewhere(url, { password: 'secret%20word' });
    const { code, stdout, stderr } = await run(makePackage(), 'main.ts', [], { DATABASE_URL })
      .ended;
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toBe(
      `Cannot start. PostgreSQL at 127.0.0.1:${server.port}/postgres refuses the name or the password of DATABASE_URL\n`,
    );
    await openStore(elsewhere(url, { password: 'right' }));
  });
});

describe('a session', () => {
  it('waits for the disk, whatever its role was told', async () => {
    const url = await makeSchema(server.port);
    await server.query(`ALTER ROLE ${new URL(url).username} SET synchronous_commit = off`);
    const store = await openStore(url);
    expect((await store.accept(makeSubmission())).repeated).toBe(false);
  });

  it('is refused where something in between drops its settings', async () => {
    const url = await makeSchema(server.port);
    const [told, made] = ['synchronous_commit=on', 'synchronous_commit=0 '];
    const proxy = await startProxy(server.port, (bytes) =>
      Buffer.from(bytes.toString('latin1').replace(told, made), 'latin1'),
    );
    onTestFinished(() => proxy.close());
    await expect(openPostgresStore(elsewhere(url, { port: `${proxy.port}` }))).rejects.toThrow(
      'PostgreSQL leaves synchronous_commit off: connect to it directly',
    );
  });

  it('on a server that may lose what it committed is warned of, in the log and by the check', async () => {
    const url = await makeSchema(server.port);
    await server.query('ALTER SYSTEM SET fsync = off');
    onTestFinished(async () => {
      await server.query('ALTER SYSTEM RESET fsync');
      await server.query('SELECT pg_reload_conf()');
    });
    await server.query('SELECT pg_reload_conf()');
    const warning = 'PostgreSQL runs with fsync off: a power cut may lose what it stored';
    await vi.waitFor(async () => expect((await openStore(url)).about.warning).toBe(warning), 5_000);
    const findings = await inspect({ DATABASE_URL: url }, now);
    expect(findings).toContainEqual({ isWell: false, what: 'safety', says: warning });
    const service = await startService(makePackage(), { DATABASE_URL: url });
    service.child.kill('SIGTERM');
    expect((await service.ended).stderr).toContain(`"detail":"${warning}"`);
  });
});

describe('the commands', () => {
  it('leave backups to PostgreSQL’s own, and say so', async () => {
    const folder = makePackage();
    const env = { DATABASE_URL: await makeSchema(server.port) };
    const none = await run(folder, 'inbox.ts', ['list'], env).ended;
    expect([none.code, none.stderr]).toEqual([
      1,
      'There are no tables in the database: the service was not started yet, or has another\n',
    ]);
    await openStore(env.DATABASE_URL);
    for (const [args, line] of [
      [['backup', 'file'], 'PostgreSQL is backed up with pg_dump: see docs/operating.md\n'],
      [
        ['restore', 'file', '--hold'],
        'PostgreSQL is restored with pg_restore: see docs/operating.md\n',
      ],
    ] as const) {
      const { code, stdout, stderr } = await run(folder, 'inbox.ts', [...args], env).ended;
      expect([code, stdout, stderr]).toEqual([1, '', line]);
    }
  });

  it('check everything, a line each, without the password', async () => {
    const url = await makeSchema(server.port);
    const store = await openStore(url);
    await store.accept(makeSubmission());
    const findings = await inspect({ DATABASE_URL: elsewhere(url, { password: 'secret' }) }, now);
    const place = `PostgreSQL at 127.0.0.1:${server.port}/postgres`;
    expect(findings.map(({ isWell, what, says }) => `${isWell} ${what}: ${says}`)).toEqual([
      'true settings: no mail server; kept for 30 days after delivery',
      `true database: ${place}, 1 submissions`,
      'true safety: what is stored survives a power cut',
      `true schema: version ${store.about.version}`,
      'true queue: 1 due, the oldest for 0 s; 0 held',
    ]);
  });
});

describe('the address of a database', () => {
  const read = (url: string) => readSettings({ DATABASE_URL: url }).databaseUrl;

  it('asks for TLS that is verified, unless the server is on this machine', () => {
    expect(read('postgres://u:p%40@db.example/intake')).toBe(
      'postgres://u:p%40@db.example/intake?sslmode=verify-full',
    );
    for (const host of ['localhost', '127.0.0.1:5433', '[::1]', '%2Frun%2Fpostgresql']) {
      expect(read(`postgresql://${host}/intake`)).toMatch(/\?sslmode=disable$/);
    }
    expect(read('postgres:///intake?host=/run/postgresql')).toMatch(/sslmode=disable$/);
    expect(read('postgres://db.example/intake?sslmode=disable')).toMatch(/\?sslmode=disable$/);
  });

  it.each([
    'secret',
    'mysql://u:secret@db.example/intake',
    'postgres://u:secret@db.example',
    'postgres://u:secret@db.example/',
    'postgres:///intake',
    'postgres://u:secret@db.example/intake?sslmode=require',
    'postgres://u:secret@db.example/intake?sslmode=no-verify',
    'postgres://u:secret@db.example/intake?sslmode=verify-full&sslmode=no-verify',
    'postgres://u:secret@db.example/intake?host=localhost&host=db.example',
    'postgres://u:secret@db.example/intake?statement_timeout=0',
    'postgres://u:secret@db.example/intake?options=-csynchronous_commit%3Doff',
    'postgres://u:secret@db.example/intake#x',
  ])('is refused without quoting it: %j', (url) => {
    expect(() => read(url)).toThrow(/^DATABASE_URL is wrong: write postgres:\/\//);
    expect(() => read(url)).not.toThrow('secret');
  });
});

describe('a server', () => {
  it('that is lost is waited for: 503 after three seconds, pages all the while, and on as soon as it is back', async () => {
    const url = await makeSchema(server.port);
    const { app, store, logged } = makeIntake({ store: await openStore(url) });
    expect((await postJson(app, loanPath, loan)).statusCode).toBe(200);
    await server.end('immediate');
    const start = performance.now();
    const refused = postJson(app, loanPath, { ...loan, amount: 6000 });
    expect((await app.inject('/healthz')).statusCode).toBe(503);
    expect((await app.inject('/de')).statusCode).toBe(200);
    expect(performance.now() - start).toBeLessThan(1_500);
    expect((await refused).statusCode).toBe(503);
    expect(Number((await refused).headers['retry-after'])).toBeGreaterThan(0);
    expect(performance.now() - start).toBeGreaterThan(2_900);
    expect(performance.now() - start).toBeLessThan(4_000);
    const back = server.start().then(() => performance.now());
    const later = () => postJson(app, loanPath, { ...loan, amount: 7000 });
    while ((await later()).statusCode !== 200);
    expect(performance.now() - (await back)).toBeLessThan(2_000);
    const health = async () => (await app.inject('/healthz')).statusCode;
    await vi.waitFor(async () => expect(await health()).toBe(200), 5_000);
    const amounts = (await store.list()).map(({ payload }) => (payload as typeof loan).amount);
    expect(amounts).toEqual([5000, 7000]);
    expect(logged()).toContainEqual(
      expect.objectContaining({
        msg: 'failed',
        detail: expect.stringMatching(/^PostgreSQL failed \([A-Z0-9]+\)$/),
      }),
    );
  });

  it('that ends all sessions is connected to again', async () => {
    const url = await makeSchema(server.port);
    const store = await openStore(url);
    for (let round = 0; round < 5; round++) {
      await Promise.all([1, 2, 3].map(() => store.accept(makeSubmission())));
      await store.queue(now);
      await server.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE usename = '${new URL(url).username}'`);
    }
    await store.accept(makeSubmission());
    expect(await store.queue(now)).toMatchObject({ due: 16 });
  });

  it('quotes in the log nothing of what was sent', async () => {
    const url = await makeSchema(server.port);
    const { app, logged } = makeIntake({ store: await openStore(url) });
    await queryAt(url, 'ALTER TABLE submissions ADD CONSTRAINT no CHECK (length(payload) < 10)');
    const answer = await postJson(app, loanPath, { ...loan, profession: 'canary' });
    expect(answer.statusCode).toBe(503);
    expect(logged()[0]).toMatchObject({ detail: 'PostgreSQL failed (23514)' });
    expect(JSON.stringify(logged())).not.toContain('canary');
    expect(answer.payload).not.toContain('canary');
  });
});

describe('a link', () => {
  async function openThroughProxy() {
    const url = await makeSchema(server.port);
    const proxy: SilentProxy = await startProxy(server.port);
    onTestFinished(() => proxy.close());
    const store = await openStore(elsewhere(url, { port: `${proxy.port}` }));
    await store.accept(makeSubmission());
    return { store, proxy };
  }

  it('that goes silent is found out and replaced while the visitor waits', async () => {
    const { store, proxy } = await openThroughProxy();
    await store.queue(now);
    proxy.silence();
    const start = performance.now();
    expect((await store.accept(makeSubmission())).repeated).toBe(false);
    expect(performance.now() - start).toBeLessThan(3_000);
    expect(await store.list().catch(() => store.list())).toHaveLength(2);
  });

  it('that goes silent in a transaction leaves no lock behind', async () => {
    const { store, proxy } = await openThroughProxy();
    const one = makeSubmission();
    // Its statements are known to the server by now, and only their values go out.
    proxy.silenceAfter(one.id);
    expect(await store.accept(one)).toEqual({ submission: one, repeated: false });
    expect(await store.list()).toHaveLength(2);
  });

  it.each([
    ['with a key', {}],
    ['without a key', { idempotencyKey: null }],
  ])(
    'that breaks before it says whether a commit came about does not store twice, %s',
    async (_name, changes) => {
      const { store, proxy } = await openThroughProxy();
      const all = Array.from({ length: 3 }, () => makeSubmission(changes));
      proxy.silenceAfter('COMMIT');
      setTimeout(proxy.cut, 300);
      const accepted = await Promise.all(all.map((one) => store.accept(one)));
      expect(accepted).toEqual(all.map((submission) => ({ submission, repeated: false })));
      expect(await store.list()).toHaveLength(4);
      expect((await store.accept(all[0] as Submission)).repeated).toBe(true);
    },
  );
});
