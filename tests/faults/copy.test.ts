/**
 * Fault F33: everything is copied from SQLite to PostgreSQL while clients send; the copy is killed
 * once and restarted.
 */
import { expect, it, vi } from 'vitest';
import { openSqliteStore } from '../../src/service/store/sqlite/sqlite-store.ts';
import { describeWithPostgres } from '../support/describe-if-installed.ts';
import { makeSchema, readStoredAt, startPostgres } from '../support/postgres.ts';
import { dailyOrFull } from '../support/random-inputs.ts';
import { storeAll } from '../support/service/stores.ts';
import { startSilentProxy } from '../support/silent-proxy.ts';
import { inbox, run, startService } from '../support/start-service.ts';
import { makeLoan } from '../support/submission.ts';
import { makeTestFolder } from '../support/vitest-folder.ts';
import { Clients, expectStoredOnce } from './clients.ts';

/** Fills a database as if submissions had come. @returns their references */
async function fill(folder: string, count: number): Promise<string[]> {
  const store = openSqliteStore(folder);
  const all = Array.from({ length: count }, () => makeLoan());
  await storeAll(store, all);
  await store.close();
  return all.map(({ reference }) => reference);
}

describeWithPostgres('fault F33: a copy', () => {
  it('loses nothing despite a kill and new requests', async () => {
    const folder = makeTestFolder();
    const filled = await fill(folder, dailyOrFull(500, 100_000));
    await using server = await startPostgres({ isSynced: true });
    const DATABASE_URL = await makeSchema(server.port);

    const before = await startService({ folder });
    let hasEnded = false;
    void before.ended.then(() => {
      hasEnded = true;
    });
    const earlier = new Clients(before.port);
    const sending = earlier.submit(4, () => hasEnded, 20);
    // Its link falls silent within the copy, when all submissions have passed.
    await using proxy = await startSilentProxy(server.port);
    const behind = Object.assign(new URL(DATABASE_URL), { port: `${proxy.port}` }).href;
    const hasPassed = proxy.silenceAfter('INSERT INTO deliveries');
    const killed = run('cli/inbox.ts', ['copy'], { folder, env: { DATABASE_URL: behind } });
    await Promise.race([hasPassed, killed.ended]);
    expect.soft(killed.child.exitCode, 'still copying when it is killed').toBe(null);
    killed.child.kill('SIGKILL');
    await killed.ended;
    proxy.dropConnections();
    expect.soft(hasEnded, 'a killed copy ends the service').toBe(false);
    const sent = earlier.acknowledged.length;
    await vi.waitUntil(() => earlier.acknowledged.length > sent, { timeout: 10_000 });
    const copy = await inbox(folder, ['copy'], { DATABASE_URL });
    expect(copy).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Both databases/) });
    // The old service ends at its next submission.
    await sending;
    expect.soft((await before.ended).code).toBe(1);
    earlier.expectOnly(200, 503);

    const after = await startService({ env: { DATABASE_URL } });
    const later = new Clients(after.port);
    await later.submit(4, () => later.acknowledged.length >= 100);
    later.expectOnly(200, 503);
    expect.soft(await after.stop()).toBe(0);
    const stored = await readStoredAt(DATABASE_URL);
    expectStoredOnce([...filled, ...earlier.acknowledged, ...later.acknowledged], stored);
  });
});
