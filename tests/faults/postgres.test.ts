/** Fault F24: PostgreSQL fails under load; so does one of several services that use it. */
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { leaseMs } from '../../src/service/store/retry-policy.ts';
import type { StoredSubmission } from '../../src/service/store/store.ts';
import { describeWithPostgres } from '../support/describe-if-installed.ts';
import { makeSchema, queryAt, readStoredAt, startPostgres } from '../support/postgres.ts';
import { isFullRun } from '../support/prerequisites.ts';
import { dailyOrFull, timeoutMs } from '../support/random-inputs.ts';
import { mailSettings, openMailServer } from '../support/service/outbox.ts';
import { startSilentProxy } from '../support/silent-proxy.ts';
import { type Service, startService } from '../support/start-service.ts';
import { expectStoredOnce, RetryingClients } from './clients.ts';

/** Compares stored with acknowledged submissions. */
async function compare(clients: RetryingClients, url: string): Promise<StoredSubmission[]> {
  const stored = await readStoredAt(url);
  expectStoredOnce(clients.acknowledged, stored);
  // Each contains its unique key.
  const keys = new Set(stored.map(({ payload }) => (payload as { profession: string }).profession));
  expect.soft(keys.size).toBe(stored.length);
  expect.soft(stored.filter(({ mail }) => !mail)).toEqual([]);
  return stored;
}

describeWithPostgres('fault F24: a service on PostgreSQL', () => {
  it('survives restarts, ended sessions, silence and lost answers', async () => {
    const clients = new RetryingClients(dailyOrFull(300, 10_000));
    await using server = await startPostgres({ isSynced: true });
    const url = new URL(await makeSchema(server.port));
    await using proxy = await startSilentProxy(server.port);
    const DATABASE_URL = Object.assign(new URL(url), { port: `${proxy.port}` }).href;
    await using service = await startService({ env: { DATABASE_URL } });

    /** Waits for the next acknowledgement. In full, within a time. */
    async function recover(withinMs: number): Promise<void> {
      const before = clients.acknowledged.size;
      const start = performance.now();
      while (clients.acknowledged.size === before) await pause(2);
      if (isFullRun) expect.soft(performance.now() - start).toBeLessThan(withinMs);
    }
    async function restart(how: 'fast' | 'immediate'): Promise<void> {
      await server.shutDown(how);
      // Long enough for some requests to fail.
      if (how === 'immediate') await pause(dailyOrFull(500, 3_500));
      await server.start();
      await recover(2_000);
    }
    const round = [
      () => restart('fast'),
      async () => {
        await server.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '${url.username}'`,
        );
        await recover(2_000);
      },
      async () => {
        proxy.silence();
        await recover(3_000);
      },
      () => restart('immediate'),
      async () => {
        await proxy.silenceAfter('COMMIT');
        await pause(50);
        proxy.dropConnections();
        await recover(3_000);
      },
    ];
    const faults = Array.from({ length: dailyOrFull(1, 5) }, () => round).flat();

    const submitting = clients.submit(() => service.port);
    for (const [index, fault] of faults.entries()) {
      await clients.reach((index + 1) / (faults.length + 1));
      await fault();
    }
    await submitting;
    expect.soft(await service.stop()).toBe(0);
    await compare(clients, url.href);
  });

  it('survives the death of one of several processes', async () => {
    const clients = new RetryingClients(dailyOrFull(100, 40_000));
    const kills = dailyOrFull(1, 10);
    await using server = await startPostgres({ isSynced: true });
    const url = await makeSchema(server.port);
    await using mailServer = await openMailServer();
    const env = { DATABASE_URL: url, ...mailSettings(mailServer.url) };
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
      // In full, three run again before the next kill.
      if (isFullRun) services.push(await start());
    }
    await submitting;
    await drain(url, isFullRun ? undefined : lastKill);
    for (const service of services) expect.soft(await service.stop()).toBe(0);
    const stored = await compare(clients, url);

    const mails = mailServer.received.map(({ mail }) => mail.messageId ?? '');
    const mailed = new Set(mails);
    const unmailed = stored.filter(({ id }) => !mailed.has(`<${id}@solvanta.example>`));
    expect.soft(unmailed).toEqual([]);
    expect.soft(mailed.size, 'mails about nothing stored').toBeLessThanOrEqual(stored.length);
    expect.soft(mails.length - mailed.size, 'mailed twice').toBeLessThanOrEqual(kills * 4);
  });
});

/**
 * Waits until everything is mailed. Mails claimed by the killed service are free when their
 * lease ends.
 * @param kill ends the leases of mails claimed before this time, once all others are mailed;
 * otherwise waits
 */
async function drain(url: string, kill: Date | undefined): Promise<void> {
  const due = "SELECT count(*) FROM deliveries WHERE state = 'due'";
  const count = async (sql: string) => Number((await queryAt(url, sql))[0]?.count);
  const claimedBefore = kill && new Date(kill.getTime() + leaseMs).toISOString();
  const isDrained = async () => {
    if (claimedBefore && (await count(`${due} AND claimed_until IS NULL`)) === 0)
      await queryAt(
        url,
        `UPDATE deliveries SET claimed_until = NULL WHERE claimed_until <= '${claimedBefore}'`,
      );
    return (await count(due)) === 0;
  };
  await vi.waitUntil(isDrained, { timeout: timeoutMs, interval: 20 });
}
