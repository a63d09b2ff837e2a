/** F24: PostgreSQL fails under load; so does one of several services that use it. */
import { openPostgresInbox } from '../../../src/intake/store/postgres/store.ts';
import { leaseMs, type Stored } from '../../../src/intake/store/store.ts';
import { openMailServer } from '../../support/mail-server.ts';
import { need } from '../../support/need.ts';
import { findPostgres, makeSchema, queryAt, startPostgres } from '../../support/postgres.ts';
import { type Service, startService } from '../../support/service.ts';
import { startProxy } from '../../support/silent-proxy.ts';
import { Persistent } from './clients.ts';
import { type Found, pause, type Scenario, until } from './scenario.ts';

/** Milliseconds until submissions are acknowledged again: after a restart, and after a connection falls silent. */
const backWithin = { restart: 2_000, silence: 3_000 };

const needPostgres = () => need(findPostgres() !== undefined, 'there is no PostgreSQL');

/** Compares stored with acknowledged submissions. */
async function compare(clients: Persistent, url: string, found: Found): Promise<Stored[]> {
  const store = await openPostgresInbox(url);
  const stored = await Array.fromAsync(store?.all() ?? []);
  await store?.close();
  found.compare(
    clients.acknowledged,
    stored.map(({ reference }) => reference),
  );
  // Each contains its unique key.
  const keys = new Set(stored.map(({ payload }) => (payload as { profession: string }).profession));
  found.doubled += stored.length - keys.size;
  const without = stored.filter(({ delivery }) => !delivery).length;
  found.expect(without === 0, () => `${without} have no delivery`);
  return stored;
}

export const lostServer: Scenario = {
  fault: 'F24',
  name: 'postgres',
  proves:
    'PostgreSQL may restart, end sessions, fall silent or lose an answer, and nothing is lost',
  async run(found, { full }) {
    needPostgres();
    const clients = new Persistent(full ? 10_000 : 600, found);
    await using server = await startPostgres({ isSynced: true });
    const url = new URL(await makeSchema(server.port));
    await using proxy = await startProxy(server.port);
    const DATABASE_URL = Object.assign(new URL(url), { port: `${proxy.port}` }).href;
    await using service = await startService({ env: { DATABASE_URL } });
    let longest = 0;

    async function back(fault: string, within = backWithin.restart): Promise<void> {
      const before = clients.acknowledged.size;
      const start = performance.now();
      while (clients.acknowledged.size === before) await pause(2);
      const ms = performance.now() - start;
      longest = Math.max(longest, ms);
      found.expect(!full || ms < within, () => `${fault}: back after ${ms.toFixed()} ms`);
    }
    const restart = async (how: 'fast' | 'immediate') => {
      await server.end(how);
      // Long enough for some requests to fail.
      if (how === 'immediate') await pause(full ? 3_500 : 500);
      await server.start();
      await back(`Restarted (${how})`);
    };
    const endSessions = async () => {
      await server.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '${url.username}'`,
      );
      await back('Sessions ended');
    };
    const silence = async () => {
      proxy.silence();
      await back('Link silent', backWithin.silence);
    };
    const loseAnswer = async () => {
      await proxy.silenceAfter('COMMIT');
      await pause(50);
      proxy.cut();
      await back('Answer to a commit lost', backWithin.silence);
    };
    const round = [
      () => restart('fast'),
      endSessions,
      silence,
      () => restart('immediate'),
      loseAnswer,
    ];
    const faults = Array.from({ length: full ? 5 : 1 }, () => round).flat();

    const submitting = clients.submit(() => service.port);
    for (const [index, fault] of faults.entries()) {
      await clients.reach((index + 1) / (faults.length + 1));
      await fault();
    }
    await submitting;
    await found.end(service);
    await compare(clients, url.href, found);
    const { size } = clients.acknowledged;
    return `${size} sent, ${faults.length} faults, back in ${longest.toFixed()} ms`;
  },
};

export const severalProcesses: Scenario = {
  fault: 'F24',
  name: 'processes',
  proves: 'several processes share one PostgreSQL, and each may be killed',
  async run(found, { full }) {
    needPostgres();
    const clients = new Persistent(full ? 40_000 : 200, found);
    const kills = full ? 10 : 1;
    await using server = await startPostgres({ isSynced: true });
    const url = await makeSchema(server.port);
    await using mailServer = await openMailServer();
    const env = {
      DATABASE_URL: url,
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'loans@solvanta.example',
      MAIL_TO: 'operator@solvanta.example',
    };
    const start = () => startService({ env });
    const services: Service[] = await Promise.all([start(), start(), start()]);
    let turn = 0;
    const submitting = clients.submit(() => services[turn++ % services.length]?.port ?? 0);
    let lastKill = new Date();
    for (let killed = 0; killed < kills; killed++) {
      await clients.reach((killed + 1) / (kills + 1));
      const [victim] = services.splice(killed % services.length, 1);
      await victim?.kill();
      lastKill = new Date();
      // In full size, three run again before the next kill.
      if (full) services.push(await start());
    }
    await submitting;
    await drain(url, full ? undefined : lastKill);
    for (const service of services) await found.end(service);
    const stored = await compare(clients, url, found);

    const mails = mailServer.received.map(({ mail }) => mail.messageId ?? '');
    const mailed = new Set(mails);
    const unmailed = stored.filter(({ id }) => !mailed.has(`<${id}@solvanta.example>`)).length;
    const twice = mails.length - mailed.size;
    found.expect(unmailed === 0, () => `${unmailed} were not mailed`);
    found.expect(mailed.size <= stored.length, () => 'Mails about nothing that is stored');
    found.expect(twice <= kills * 4, () => `${twice} mails came twice after ${kills} kills`);
    return `${clients.acknowledged.size} sent, ${kills} kills among 3, ${twice} mails twice`;
  },
};

/**
 * Waits until everything is mailed. Mails claimed by the killed service are free when their lease ends.
 * @param kill ends the leases of mails claimed before this time, once all others are mailed; otherwise waits
 */
async function drain(url: string, kill: Date | undefined): Promise<void> {
  const count = async (sql: string) => Number((await queryAt(url, sql))[0]?.count);
  const due = "SELECT count(*) FROM deliveries WHERE state = 'due'";
  const claimedBefore = kill && new Date(kill.getTime() + leaseMs).toISOString();
  const patience = 1_000 * 60 + leaseMs;
  let fewest = { left: Infinity, since: 0 };
  await until(async () => {
    const left = await count(due);
    if (left < fewest.left) fewest = { left, since: performance.now() };
    if (left === 0 || performance.now() - fewest.since > patience) return true;
    if (claimedBefore && (await count(`${due} AND claimed_until IS NULL`)) === 0)
      await queryAt(
        url,
        `UPDATE deliveries SET claimed_until = NULL WHERE claimed_until <= '${claimedBefore}'`,
      );
    return false;
  }, 3_600);
}
