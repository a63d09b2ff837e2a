/** F24: PostgreSQL goes away under load, and one of several processes on it does. */
import { openPostgresInbox } from '../../src/intake/postgres-store.ts';
import { leaseMs, type Stored } from '../../src/intake/store.ts';
import { openMailServer } from '../mail-server.ts';
import { makeSchema, queryAt, startPostgres } from '../postgres.ts';
import { startProxy } from '../silent-proxy.ts';
import { clients, Oracle, pause, submitUntilDone } from './endings.ts';
import { Findings, type Outcome, type Scenario } from './scenario.ts';
import { type Service, startService, stopService } from './service.ts';

/** Milliseconds until submissions are acknowledged again once the server is back. */
const backWithin = 2_000;

async function loseServer(long: boolean): Promise<Outcome> {
  const findings = new Findings();
  const oracle = new Oracle(long ? 10_000 : 2_000);
  const server = await startPostgres({ isSynced: true });
  const url = new URL(await makeSchema(server.port));
  const proxy = await startProxy(server.port);
  const throughProxy = Object.assign(new URL(url), { port: `${proxy.port}` }).href;
  const service = await startService('unused', { DATABASE_URL: throughProxy });
  let longest = 0;

  /** @param isWell whether the server can be reached when the fault is done */
  async function back(fault: string): Promise<void> {
    const before = oracle.acknowledged.size;
    const start = performance.now();
    while (oracle.acknowledged.size === before) await pause(2);
    const ms = performance.now() - start;
    longest = Math.max(longest, ms);
    findings.expect(ms < backWithin, () => `${fault}: back after ${ms.toFixed()} ms`);
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
    await back('Link silent');
  };
  const loseAnswer = async () => {
    proxy.silenceAfter('COMMIT');
    await pause(50);
    proxy.cut();
    await back('Answer to a commit lost');
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
  const oracle = new Oracle(long ? 6_000 : 900);
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
  for (let killed = 0; killed < kills; killed++) {
    const due = Math.ceil(((killed + 1) * oracle.wanted) / (kills + 1));
    while (oracle.acknowledged.size < due) await pause(2);
    const [victim] = services.splice(killed % services.length, 1);
    victim?.child.kill('SIGKILL');
    await victim?.ended;
    // Two go on; in the long run there are three again before the next one goes.
    if (long) services.push(await start());
  }
  await Promise.all(senders);
  await drain(url, long);
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
    tried: `${oracle.acknowledged.size} sent, ${kills} of 3 killed, ${twice} mails twice`,
    ...compare(oracle, stored, findings),
    wrong: findings.wrong,
  };
}

/**
 * Waits until everything is mailed. What the killed ones had claimed is free again when their lease ends: in full size
 * it is waited for, otherwise it is ended by hand once all else is mailed.
 */
async function drain(url: string, long: boolean): Promise<void> {
  const due = async () => {
    const [row] = await queryAt(url, "SELECT count(*) FROM deliveries WHERE state = 'due'");
    return Number(row?.count);
  };
  let before = await due();
  let sameSince = performance.now();
  const longest = performance.now() + 60_000 + (long ? leaseMs : 0);
  for (;;) {
    await pause(200);
    const left = await due();
    if (left === 0 || performance.now() > longest) return;
    if (left !== before) {
      before = left;
      sameSince = performance.now();
    } else if (!long && performance.now() - sameSince > 2_000) {
      await queryAt(url, "UPDATE deliveries SET claimed_until = '' WHERE state = 'due'");
      sameSince = performance.now();
    }
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
