/** F33: everything is copied from SQLite to PostgreSQL while clients send; the copy is killed once and restarted. */
import { rmSync } from 'node:fs';
import { openPostgresInbox } from '../../../src/intake/store/postgres/store.ts';
import { openSqliteStore } from '../../../src/intake/store/sqlite/store.ts';
import { need } from '../../support/need.ts';
import { findPostgres, makeSchema, startPostgres } from '../../support/postgres.ts';
import { inbox, makeTemporaryFolder, run, startService } from '../../support/service.ts';
import { startProxy } from '../../support/silent-proxy.ts';
import { makeLoan } from '../../support/submission.ts';
import { Clients } from './clients.ts';
import { type Scenario, until } from './scenario.ts';

/** Fills a database as if submissions had come. @returns their references */
async function fill(folder: string, count: number): Promise<string[]> {
  const store = openSqliteStore(folder);
  const references: string[] = [];
  while (references.length < count) {
    const some = Array.from({ length: 100 }, () => makeLoan());
    await Promise.all(some.map((one) => store.accept(one)));
    references.push(...some.map(({ reference }) => reference));
  }
  await store.close();
  return references;
}

export const copies: Scenario = {
  fault: 'F33',
  name: 'copy',
  proves:
    'a copy to PostgreSQL has everything, also when it was killed and requests come meanwhile',
  async run(found, { full }) {
    need(findPostgres() !== undefined, 'there is no PostgreSQL');
    const folder = makeTemporaryFolder();
    const filled = await fill(folder, full ? 100_000 : 2_000);
    await using server = await startPostgres({ isSynced: true });
    const DATABASE_URL = await makeSchema(server.port);

    const before = await startService({ folder });
    let hasEnded = false;
    void before.ended.then(() => {
      hasEnded = true;
    });
    const earlier = new Clients(before.port);
    let hasFailed = false;
    const sending = earlier.submit(4, () => hasEnded || hasFailed, 20);
    // Its link falls silent within the copy, when all submissions have passed.
    await using proxy = await startProxy(server.port);
    const behind = Object.assign(new URL(DATABASE_URL), { port: `${proxy.port}` }).href;
    const hasPassed = proxy.silenceAfter('INSERT INTO deliveries');
    const killed = run('operator/inbox.ts', ['copy'], {
      folder,
      env: { DATABASE_URL: behind },
    });
    await Promise.race([hasPassed, killed.ended]);
    found.expect(killed.child.exitCode === null, () => 'The copy ended before it was killed');
    killed.child.kill('SIGKILL');
    await killed.ended;
    proxy.cut();
    found.expect(!hasEnded, () => 'A copy that was killed ended the service');
    const sent = earlier.acknowledged.length;
    const goesOn = await until(() => earlier.acknowledged.length > sent, 10);
    found.expect(goesOn, () => 'Nothing is stored after a copy that was killed');
    const start = performance.now();
    const { code, stdout, stderr } = await inbox(folder, ['copy'], { DATABASE_URL });
    const seconds = ((performance.now() - start) / 1_000).toFixed(1);
    hasFailed = code !== 0;
    found.expect(code === 0 && stdout.startsWith('Both databases'), () => stderr);
    // The old service ends at its next submission.
    await sending;
    if (hasFailed) await found.end(before);
    const ended = await before.ended;
    found.expect(ended.code === 1, () => `The service ended with ${ended.code}`);
    earlier.expectOnly(found, 200, 503);

    const after = await startService({ env: { DATABASE_URL } });
    const later = new Clients(after.port);
    await later.submit(4, () => later.acknowledged.length >= 100);
    later.expectOnly(found, 200, 503);
    await found.end(after);
    const store = await openPostgresInbox(DATABASE_URL);
    const stored = await Array.fromAsync(store?.all() ?? []);
    await store?.close();
    const acknowledged = [...filled, ...earlier.acknowledged, ...later.acknowledged];
    found.compare(
      acknowledged,
      stored.map(({ reference }) => reference),
    );
    rmSync(folder, { recursive: true });
    return `${filled.length} and ${earlier.acknowledged.length} sent meanwhile, in ${seconds} s`;
  },
};
