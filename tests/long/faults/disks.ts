/** F3 to F6: a disk that fails, fills up or is slow, a database that others lock, and one that cannot be used. */
import { execFile, spawnSync } from 'node:child_process';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { newUuid } from '../../../src/api.ts';
import { openSqliteStore } from '../../../src/intake/sqlite-store.ts';
import { spoiltDatabases } from '../../support/spoilt-databases.ts';
import { loan } from '../../support/submission.ts';
import { Clients, quantile } from './clients.ts';
import { Disk } from './disk.ts';
import { Line } from './line.ts';
import { cutPower } from './power.ts';
import { randomFrom } from './random.ts';
import { canTrace, type Event, readRecording, recorded, traced, traceEnded } from './recording.ts';
import { postLoan, request } from './requests.ts';
import { Findings, type Outcome, type Scenario } from './scenario.ts';
import { makeDataFolder, root, startService, stopService } from './service.ts';

const nothing: Outcome = { tried: 'nothing', lost: 0, doubled: 0, wrong: [] };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Somebody who reads pages until told otherwise. @returns milliseconds of each; infinite where none came */
async function read(port: number, isDone: () => boolean): Promise<number[]> {
  const line = new Line(port);
  const times: number[] = [];
  while (!isDone()) {
    const { status, ms } = await line.ask(request('GET', '/'));
    times.push(status === 200 ? ms : Number.POSITIVE_INFINITY);
    await pause(10);
  }
  line.close();
  return times;
}

export const failingSync: Scenario = {
  fault: 'F3',
  name: 'sync-fails',
  async run({ long, seed }) {
    if (!canTrace('a failing disk')) return nothing;
    const findings = new Findings();
    const random = randomFrom(seed);
    const runs = long ? 30 : 2;
    const total = { lost: 0, doubled: 0 };
    let [acknowledged, survived] = [0, 0];
    for (let run = 0; run < runs; run++) {
      const data = makeDataFolder();
      const [folder, log] = [join(data.folder, 'data'), join(data.folder, 'log')];
      const failing = 20 + Math.floor(random() * 100);
      const inject = `inject=fsync,fdatasync:error=EIO:when=${failing}`;
      const service = await startService(folder, {}, undefined, recorded(log, ['-e', inject]));
      let hasEnded = false;
      void service.ended.then(() => {
        hasEnded = true;
      });
      const clients = new Clients(service.port);
      await clients.submit(16, () => hasEnded || clients.times.length > 1_500);
      const code = hasEnded ? await service.ended : await stopService(service);
      const odd = [...clients.statuses.keys()].filter((status) => ![200, 503, 0].includes(status));
      findings.expect(odd.length === 0, () => `Answered with ${odd}`);
      await traceEnded(log, service.child.pid);
      const events = readRecording(log, folder);
      const failure = events.findIndex(({ what }) => what === 'sync-failed');
      findings.expect(failure >= 0, () => `Sync ${failing} never came`);
      if (isCommit(events, failure)) {
        findings.expect(code === 1, () => `It ended with ${code} after sync ${failing} failed`);
        const late = events.slice(failure).filter(({ what }) => what === 'acknowledged').length;
        findings.expect(late === 0, () => `${late} acknowledged after sync ${failing} failed`);
      } else survived++;
      // What the failed sync should have written is gone, and then the power goes too.
      const cuts = Array.from({ length: 5 }, () => events.length);
      const { lost, doubled } = await cutPower(events, cuts, random, findings);
      total.lost += lost;
      total.doubled += doubled;
      acknowledged += clients.acknowledged.length;
      data.remove();
    }
    return {
      tried: `${runs} failing syncs (${survived} harmless), ${acknowledged} sent`,
      ...total,
      wrong: findings.wrong,
    };
  },
};

/**
 * Whether a submission waited for this sync. The others are SQLite's when it moves the journal into the database: what
 * they fail to write stays in the journal and is written again.
 */
function isCommit(events: readonly Event[], sync: number): boolean {
  const disk = new Disk();
  for (const event of events.slice(0, sync)) disk.do(event);
  return !disk.isSynced('submissions.sqlite-wal');
}

export const noSpace: Scenario = {
  fault: 'F3',
  name: 'no-space',
  async run({ seed }) {
    if (!canTrace('a disk without space')) return nothing;
    const findings = new Findings();
    const data = makeDataFolder();
    const [folder, log] = [join(data.folder, 'data'), join(data.folder, 'log')];
    const first = 200 + Math.floor(randomFrom(seed)() * 200);
    const inject = `inject=pwrite64:error=ENOSPC:when=${first}..${first + 80}`;
    const service = await startService(
      folder,
      {},
      undefined,
      traced(log, 'pwrite64', ['-e', inject]),
    );
    const clients = new Clients(service.port);
    let afterwards = 0;
    await clients.submit(8, () => {
      if (clients.count(503) === 0) afterwards = clients.acknowledged.length;
      const recovered = clients.count(503) > 0 && clients.acknowledged.length > afterwards + 100;
      return recovered || clients.times.length > 5_000;
    });
    findings.expect(clients.count(503) > 0, () => 'No submission met the full disk');
    findings.expect(
      clients.acknowledged.length > afterwards + 100,
      () => 'Nothing was stored after there was space again',
    );
    findings.expect(clients.count(0) === 0, () => `${clients.count(0)} were not answered`);
    findings.expect((await stopService(service)) === 0, () => 'The service did not end cleanly');
    const { lost, doubled } = await clients.compare(folder);
    data.remove();
    const tried = `${clients.acknowledged.length} sent, ${clients.count(503)} refused in between`;
    return { tried, lost, doubled, wrong: findings.wrong };
  },
};

export const slowSync: Scenario = {
  fault: 'F3',
  name: 'slow-sync',
  waits: true,
  async run({ long }) {
    if (!canTrace('a slow disk')) return nothing;
    const findings = new Findings();
    const data = makeDataFolder();
    const folder = join(data.folder, 'data');
    await stopService(await startService(folder));
    const inject = 'inject=fsync,fdatasync:delay_exit=500000';
    const under = traced(join(data.folder, 'log'), 'fsync,fdatasync', ['-e', inject]);
    const service = await startService(folder, {}, undefined, under);
    const end = performance.now() + (long ? 60_000 : 6_000);
    const isDone = () => performance.now() > end;
    const clients = new Clients(service.port);
    const [pages] = await Promise.all([read(service.port, isDone), clients.submit(16, isDone)]);
    const failed = pages.filter((ms) => ms === Number.POSITIVE_INFINITY).length;
    findings.expect(failed === 0, () => `${failed} of ${pages.length} pages never came`);
    // On a busy machine, somebody may wait until they give up.
    const odd = [...clients.statuses.keys()].filter((status) => ![200, 503, 0].includes(status));
    findings.expect(odd.length === 0, () => `Answered with ${odd}`);
    await stopService(service);
    const { lost, doubled } = await clients.compare(folder);
    data.remove();
    const [middle, worst] = [quantile(pages, 0.5), quantile(pages, 1)].map(Math.round);
    const tried = `${clients.acknowledged.length} sent; pages ${middle} ms, ${worst} at most`;
    return { tried, lost, doubled, wrong: findings.wrong };
  },
};

export const fullDisk: Scenario = {
  fault: 'F4',
  name: 'full-disk',
  async run({ long }) {
    if (process.getuid?.() !== 0) {
      console.log('Only root may mount a small disk, so a full one was not tried');
      return nothing;
    }
    const findings = new Findings();
    const data = makeDataFolder();
    const unmount = () => spawnSync('umount', ['-l', data.folder]);
    const rounds = long ? 5 : 1;
    spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${rounds}m`, 'tmpfs', data.folder]);
    process.once('exit', unmount);
    const service = await startService(data.folder);
    const clients = new Clients(service.port);
    const other = join(data.folder, 'other');
    let isDone = false;
    const reading = read(service.port, () => isDone);
    for (let round = 0; round < rounds; round++) {
      // Room for some submissions, and what the journal needs besides.
      const { bavail, bsize } = statfsSync(data.folder);
      writeFileSync(other, Buffer.alloc(bavail * bsize - 400_000));
      const before = clients.count(503);
      const deadline = performance.now() + 20_000;
      const isFull = () => clients.count(503) > before + 50 || performance.now() > deadline;
      await clients.submit(8, isFull);
      findings.expect(clients.count(503) > before, () => 'The disk did not fill up');
      const key = newUuid();
      const line = new Line(service.port);
      const refused = await line.ask(postLoan({ ...loan, profession: key }, key));
      findings.expect(
        refused.status === 503 && Number(refused.headers['retry-after']) > 0,
        () => `A full disk was answered with ${refused.status}, ${refused.headers['retry-after']}`,
      );
      rmSync(other);
      const start = performance.now();
      let { status } = refused;
      while (status !== 200 && performance.now() - start < 10_000) {
        ({ status } = await line.ask(postLoan({ ...loan, profession: key }, key)));
      }
      const ms = Math.round(performance.now() - start);
      findings.expect(ms <= 2_000, () => `With space again it took ${ms} ms until one was stored`);
      line.close();
    }
    isDone = true;
    const pages = await reading;
    findings.expect(
      pages.length > 0 && !pages.includes(Number.POSITIVE_INFINITY),
      () => 'Pages were not served while the disk was full',
    );
    findings.expect(clients.count(0) === 0, () => `${clients.count(0)} were not answered`);
    findings.expect((await stopService(service)) === 0, () => 'The service did not end cleanly');
    const { lost, doubled } = await clients.compare(data.folder);
    unmount();
    data.remove();
    const tried = `${clients.acknowledged.length} sent, ${clients.count(503)} met a full disk`;
    return { tried, lost, doubled, wrong: findings.wrong };
  },
};

export const lockedDatabase: Scenario = {
  fault: 'F5',
  name: 'locked',
  waits: true,
  async run({ long }) {
    const findings = new Findings();
    const data = makeDataFolder();
    const service = await startService(data.folder);
    const clients = new Clients(service.port);
    const pages: number[] = [];
    for (let round = 0; round < (long ? 5 : 1); round++) {
      const program = new DatabaseSync(join(data.folder, 'submissions.sqlite'), { timeout: 5_000 });
      program.exec('BEGIN IMMEDIATE');
      const before = clients.acknowledged.length;
      let isFree = false;
      const during = [
        read(service.port, () => isFree).then((times) => pages.push(...times)),
        clients.submit(8, () => isFree),
      ];
      await pause(5_000);
      findings.expect(clients.acknowledged.length === before, () => 'Acknowledged while locked');
      program.close();
      await pause(500);
      isFree = true;
      await Promise.all(during);
      findings.expect(clients.acknowledged.length > before, () => 'Nothing stored after the lock');
    }
    const longest = quantile(clients.times, 1);
    findings.expect(clients.count(503) > 0, () => 'Nobody was told to come back');
    findings.expect(longest < 4_500, () => `Somebody waited ${Math.round(longest)} ms`);
    // Were the lock waited for in SQLite, no page would come for three seconds.
    const worst = quantile(pages, 1);
    findings.expect(worst < 1_500, () => `A page took ${worst} ms`);
    findings.expect((await stopService(service)) === 0, () => 'The service did not end cleanly');
    const { lost, doubled } = await clients.compare(data.folder);
    data.remove();
    const p99 = Math.round(quantile(pages, 0.99));
    const tried = `${clients.acknowledged.length} sent, ${clients.count(503)} refused; pages p99 ${p99} ms`;
    return { tried, lost, doubled, wrong: findings.wrong };
  },
};

/** Starts the service where it must not start. */
function failToStart(folder: string): Promise<{ code: unknown; out: string; said: string }> {
  const env = { PATH: process.env.PATH, PORT: '0', DATA_DIR: folder };
  const options = { cwd: root, env, timeout: 30_000 };
  return new Promise((resolve) => {
    execFile(process.execPath, ['src/intake/main.ts'], options, (error, out, said) =>
      resolve({ code: error?.code ?? 0, out, said }),
    );
  });
}

export const unusableDatabases: Scenario = {
  fault: 'F6',
  name: 'unusable',
  async run() {
    const findings = new Findings();
    const one = async ({ name, spoil, line }: (typeof spoiltDatabases)[number]) => {
      const data = makeDataFolder();
      await openSqliteStore(data.folder).close();
      const open = spoil(join(data.folder, 'submissions.sqlite'));
      const { code, out, said } = await failToStart(data.folder);
      open?.close();
      const isOneLine = /^Cannot start\. [^\n]+\n$/.test(said) && line.test(said.trim());
      findings.expect(
        code === 1 && out === '' && isOneLine,
        () => `A database that is ${name}: code ${code}, ${said}`,
      );
      data.remove();
    };
    await Promise.all(spoiltDatabases.map(one));
    return {
      tried: `${spoiltDatabases.length} databases`,
      lost: 0,
      doubled: 0,
      wrong: findings.wrong,
    };
  },
};
