/** F24: PostgreSQL goes away under load, and one of several processes on it does. */
import { openPostgresInbox } from '../../../src/intake/postgres-store.ts';
import { leaseMs, type Stored } from '../../../src/intake/store.ts';
import { openMailServer } from '../../support/mail-server.ts';
import { makeSchema, queryAt, startPostgres } from '../../support/postgres.ts';
import { startProxy } from '../../support/silent-proxy.ts';
import { clients, Oracle, pause, submitUntilDone } from './endings.ts';
import { Findings, type Outcome, type Scenario } from './scenario.ts';
import { type Service, startService, stopService } from './service.ts';

/** Milliseconds until submissions are acknowledged again: once the server is back, and when nobody says what is wrong. */
const backWithin = { restart: 2_000, silence: 3_000 };

async function loseServer(long: boolean): Promise<Outcome> {
  const findings = new Findings();
  const oracle = new Oracle(long ? 10_000 : 1_200);
  const server = await startPostgres({ isSynced: true });
  const url = new URL(await makeSchema(server.port));
  const proxy = await startProxy(server.port);
  const throughProxy = Object.assign(new URL(url), { port: `${proxy.port}` }).href;
  const service = await startService('unused', { DATABASE_URL: throughProxy });
  let longest = 0;

  async function back(fault: string, within = backWithin.restart): Promise<void> {
    const before = oracle.acknowledged.size;
    const start = performance.now();
    while (oracle.acknowledged.size === before) await pause(2);
    const ms = performance.now() - start;
    longest = Math.max(longest, ms);
    findings.expect(ms < within, () => `${fault}: back after ${ms.toFixed()} ms`);
  }
  const restart = async (how: 'fast' | 'immediate') => {
    await server.end(how);
    // Long enough for some to be told that it did not work.
    if (how === 'immediate') await pause(long ? 3_500 : 500);
    await server.start();
    await back(`Restarted (${how})`);
  };
  const killBackends = async () => {
    await server.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '${url.username}'`,
    );
    await back('Backends ended');
  };
  const silence = async () => {
    proxy.silence();
    await back('Link silent', backWithin.silence);
  };
  const loseAnswer = async () => {
    proxy.silenceAfter('COMMIT');
    await pause(50);
    proxy.cut();
    await back('Answer to a commit lost', backWithin.silence);
  };
  const round = [
    () => restart('fast'),
    killBackends,
    silence,
    () => restart('immediate'),
    loseAnswer,
  ];
  const faults = Array.from({ length: long ? 5 : 1 }, () => round).flat();

  const senders = Array.from({ length: clients }, () =>
    submitUntilDone(() => service.port, oracle, findings),
  );
  for (const [index, fault] of faults.entries()) {
    const due = Math.ceil(((index + 1) * oracle.wanted) / (faults.length + 1));
    while (oracle.acknowledged.size < due) await pause(2);
    findings.expect(!oracle.isDone, () => 'The load ended before the faults');
    await fault();
  }
  await Promise.all(senders);
  findings.expect((await stopService(service)) === 0, () => 'The service did not end cleanly');
  await proxy.close();
  const stored = await storedAt(url.href);
  await server.remove();
  return {
    tried: `${oracle.acknowledged.size} sent, ${faults.length} faults, back in ${longest.toFixed()} ms`,
    ...compare(oracle, stored, findings),
    wrong: findings.wrong,
  };
}

async function loseProcesses(long: boolean): Promise<Outcome> {
  const findings = new Findings();
  const oracle = new Oracle(long ? 6_000 : 300);
  const kills = long ? 10 : 1;
  const server = await startPostgres({ isSynced: true });
  const url = await makeSchema(server.port);
  const mailServer = await openMailServer();
  const env = {
    DATABASE_URL: url,
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    MAIL_FROM: 'loans@solvanta.example',
    MAIL_TO: 'operator@solvanta.example',
  };
  const start = () => startService('unused', env);
  const services: Service[] = await Promise.all([start(), start(), start()]);
  let turn = 0;
  const senders = Array.from({ length: clients }, () =>
    submitUntilDone(() => services[turn++ % services.length]?.port ?? 0, oracle, findings),
  );
  let lastKill = new Date();
  for (let killed = 0; killed < kills; killed++) {
    const due = Math.ceil(((killed + 1) * oracle.wanted) / (kills + 1));
    while (oracle.acknowledged.size < due) await pause(2);
    const [victim] = services.splice(killed % services.length, 1);
    victim?.child.kill('SIGKILL');
    await victim?.ended;
    lastKill = new Date();
    // Two go on; in the long run there are three again before the next one goes.
    if (long) services.push(await start());
  }
  await Promise.all(senders);
  await drain(url, long ? undefined : lastKill);
  for (const service of services) {
    findings.expect((await stopService(service)) === 0, () => 'A service did not end cleanly');
  }
  const stored = await storedAt(url);
  await mailServer.close();
  await server.remove();

  const mails = mailServer.received.map(({ mail }) => mail.messageId ?? '');
  const mailed = new Set(mails);
  const unmailed = stored.filter(({ id }) => !mailed.has(`<${id}@solvanta.example>`)).length;
  const twice = mails.length - mailed.size;
  findings.expect(unmailed === 0, () => `${unmailed} were not mailed`);
  findings.expect(mailed.size <= stored.length, () => 'Mails about nothing that is stored');
  findings.expect(twice <= kills * 4, () => `${twice} mails came twice after ${kills} kills`);
  return {
    tried: `${oracle.acknowledged.size} sent, ${kills} kills among 3, ${twice} mails twice`,
    ...compare(oracle, stored, findings),
    wrong: findings.wrong,
  };
}

/**
 * Waits until everything is mailed. What the killed one had claimed is free again when its lease ends.
 * @param kill ends by hand what was claimed before this time, once all else is mailed; otherwise the end is waited for
 */
async function drain(url: string, kill: Date | undefined): Promise<void> {
  const count = async (sql: string) => Number((await queryAt(url, sql))[0]?.count);
  const due = "SELECT count(*) FROM deliveries WHERE state = 'due'";
  const claimedBefore = kill && new Date(kill.getTime() + leaseMs).toISOString();
  const longest = performance.now() + 60_000 + leaseMs;
  while ((await count(due)) > 0 && performance.now() < longest) {
    await pause(200);
    if (!claimedBefore || (await count(`${due} AND claimed_until IS NULL`)) > 0) continue;
    await queryAt(
      url,
      `UPDATE deliveries SET claimed_until = NULL WHERE claimed_until <= '${claimedBefore}'`,
    );
  }
}

async function storedAt(url: string): Promise<Stored[]> {
  const store = await openPostgresInbox(url);
  const stored = (await store?.list()) ?? [];
  await store?.close();
  return stored;
}

function compare(
  oracle: Oracle,
  stored: readonly Stored[],
  findings: Findings,
): Pick<Outcome, 'lost' | 'doubled'> {
  const references = stored.map(({ payload }) =>
    'profession' in payload ? payload.profession : '',
  );
  const there = new Set(stored.map(({ reference }) => reference));
  const without = stored.filter(({ delivery }) => !delivery).length;
  findings.expect(without === 0, () => `${without} have no delivery`);
  return {
    lost: [...oracle.acknowledged].filter((reference) => !there.has(reference)).length,
    // Each says its key, which is nobody else's.
    doubled: references.length - new Set(references).size,
  };
}

export const lostServer: Scenario = {
  fault: 'F24',
  name: 'postgres',
  run: ({ long }) => loseServer(long),
};

export const severalProcesses: Scenario = {
  fault: 'F24',
  name: 'processes',
  run: ({ long }) => loseProcesses(long),
};
