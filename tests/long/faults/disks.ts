/** F3 to F5: a disk that fails, fills up or is slow, and a database that others lock. */
import { spawnSync } from 'node:child_process';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { newUuid } from '../../../src/domain/api.ts';
import { databaseIn } from '../../../src/intake/store/sqlite/file.ts';
import { Line, loanRequest, request } from '../../support/http.ts';
import { need } from '../../support/need.ts';
import { inbox, makeTemporaryFolder, type Service, startService } from '../../support/service.ts';
import { loan } from '../../support/submission.ts';
import { Clients, referencesIn } from './clients.ts';
import { Disk } from './disk.ts';
import { cutPower } from './power.ts';
import {
  type Event,
  needStrace,
  readRecording,
  recorded,
  traced,
  traceEnded,
} from './recording.ts';
import { type Found, pause, quantile, randomFrom, type Scenario } from './scenario.ts';

/** Reads pages until `isDone`; each must be answered. @returns milliseconds of each */
async function read(port: number, isDone: () => boolean, found: Found): Promise<number[]> {
  const line = new Line(port);
  const times: number[] = [];
  while (!isDone()) {
    const start = performance.now();
    const { status } = await line.ask(request('GET', '/'));
    times.push(performance.now() - start);
    found.expect(status === 200, () => `A page was answered with ${status}`);
    await pause(10);
  }
  line.close();
  found.expect(times.length > 0, () => 'Nobody got a page');
  return times;
}

/** A folder for a database and a record beside it, and a service under strace. */
async function trace(words: (log: string) => string[]) {
  needStrace();
  const work = makeTemporaryFolder();
  const [folder, log] = [join(work, 'data'), join(work, 'log')];
  const service = await startService({ folder, under: words(log) });
  const remove = () => rmSync(work, { recursive: true });
  return { service, clients: new Clients(service.port), folder, log, remove };
}

export const failingSync: Scenario = {
  fault: 'F3',
  name: 'sync-fails',
  proves: 'after a failed sync nothing is acknowledged, the process ends, and nothing is lost',
  fullOnly: true,
  async run(found, { seed }) {
    const random = randomFrom(seed);
    const runs = 30;
    let [sent, harmless] = [0, 0];
    for (let run = 0; run < runs; run++) {
      const failing = 20 + Math.floor(random() * 100);
      const inject = `inject=fsync,fdatasync:error=EIO:when=${failing}`;
      const { service, clients, folder, log, remove } = await trace((file) =>
        recorded(file, '-e', inject),
      );
      let hasEnded = false;
      void service.ended.then(() => {
        hasEnded = true;
      });
      await clients.submit(16, () => hasEnded || clients.times.length > 1_500);
      const code = await service.stop();
      clients.expectOnly(found, 200, 503);
      await traceEnded(log, service.child.pid);
      const events = readRecording(log, folder);
      const failure = events.findIndex(({ what }) => what === 'sync-failed');
      found.expect(failure >= 0, () => `Sync ${failing} never came`);
      if (isCommit(events, failure)) {
        found.expect(code === 1, () => `It ended with ${code} after sync ${failing} failed`);
        const late = events.slice(failure).filter(({ what }) => what === 'acknowledged').length;
        found.expect(late === 0, () => `${late} acknowledged after sync ${failing} failed`);
      } else harmless++;
      // The unsynced bytes are lost, and then the power fails too.
      await cutPower(events, Array(5).fill(events.length), random, found);
      sent += clients.acknowledged.length;
      remove();
    }
    return `${runs} failing syncs (${harmless} harmless), ${sent} sent`;
  },
};

/**
 * Whether a submission waited for this sync. SQLite makes the others when it moves the journal into the database. If
 * one fails, the bytes stay in the journal and are written again.
 */
function isCommit(events: readonly Event[], sync: number): boolean {
  const disk = new Disk();
  for (const event of events.slice(0, sync)) disk.do(event);
  return !disk.isSynced('submissions.sqlite-wal');
}

export const slowSync: Scenario = {
  fault: 'F3',
  name: 'slow-sync',
  proves: 'a disk that takes half a second keeps nobody from reading',
  fullOnly: true,
  async run(found) {
    const inject = 'inject=fsync,fdatasync:delay_exit=500000';
    const { service, clients, folder, remove } = await trace((log) =>
      traced(log, 'fsync,fdatasync', '-e', inject),
    );
    const end = performance.now() + 60_000;
    const isDone = () => performance.now() > end;
    const reading = read(service.port, isDone, found);
    await clients.submit(16, isDone);
    const pages = await reading;
    clients.expectOnly(found, 200, 503);
    await service.stop();
    found.compare(clients.acknowledged, await referencesIn(folder));
    remove();
    const [middle, worst] = [quantile(pages, 0.5), quantile(pages, 1)].map(Math.round);
    return `${clients.acknowledged.length} sent; pages ${middle} ms, ${worst} at most`;
  },
};

export const fullDisk: Scenario = {
  fault: 'F4',
  name: 'full-disk',
  proves: 'a full disk is a 503 and a time to come back, pages go on, and there is no restart',
  async run(found, { full }) {
    const folder = makeTemporaryFolder();
    const rounds = full ? 5 : 1;
    const size = `size=${rounds}m`;
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', folder]);
    need(status === 0, 'no small disk can be mounted: that needs root');
    const unmount = () => spawnSync('umount', ['-l', folder]);
    process.once('exit', unmount);
    const service = await startService({ folder });
    const clients = new Clients(service.port);
    let isDone = false;
    const reading = read(service.port, () => isDone, found);
    for (let round = 0; round < rounds; round++) await fill(service, clients, found, full);
    isDone = true;
    await reading;
    found.expect(clients.count(0) === 0, () => `${clients.count(0)} were not answered`);
    await found.end(service);
    found.compare(clients.acknowledged, await referencesIn(folder));
    unmount();
    rmSync(folder, { recursive: true });
    return `${clients.acknowledged.length} sent, ${clients.count(503)} met a full disk`;
  },
};

/** Clients send until the disk is full. One sends again when there is room. */
async function fill(
  { folder, port }: Service,
  clients: Clients,
  found: Found,
  full: boolean,
): Promise<void> {
  const other = join(folder, 'other');
  // Leaves room for some submissions and their journal.
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(other, Buffer.alloc(bavail * bsize - 400_000));
  const before = clients.count(503);
  const deadline = performance.now() + 30_000;
  await clients.submit(8, () => clients.count(503) > before + 50 || performance.now() > deadline);
  found.expect(clients.count(503) > before, () => 'The disk did not fill up');
  const key = newUuid();
  const line = new Line(port);
  const ask = () => line.ask(loanRequest({ ...loan, profession: key }, key));
  const { status, headers } = await ask();
  found.expect(
    status === 503 && Number(headers['retry-after']) > 0,
    () => `A full disk was answered with ${status}, ${headers['retry-after']}`,
  );
  const { code, stdout } = await inbox(folder, ['check']);
  found.expect(code === 1 && stdout.includes('LOOK  room'), () => `The check says ${stdout}`);
  rmSync(other);
  const start = performance.now();
  let isStored = false;
  while (!isStored && performance.now() - start < 30_000) isStored = (await ask()).status === 200;
  const ms = Math.round(performance.now() - start);
  const isBack = isStored && (!full || ms <= 2_000);
  found.expect(isBack, () => `With space again it took ${ms} ms until one was stored`);
  line.close();
}

export const lockedDatabase: Scenario = {
  fault: 'F5',
  name: 'locked',
  proves: 'a database that another program locks is waited for, and pages are not',
  fullOnly: true,
  async run(found) {
    const service = await startService();
    const { folder, port } = service;
    const clients = new Clients(port);
    const pages: number[] = [];
    for (let round = 0; round < 5; round++) {
      const program = new DatabaseSync(databaseIn(folder), { timeout: 5_000 });
      program.exec('BEGIN IMMEDIATE');
      const before = clients.acknowledged.length;
      let isFree = false;
      const reading = read(port, () => isFree, found);
      const sending = clients.submit(8, () => isFree);
      await pause(5_000);
      found.expect(clients.acknowledged.length === before, () => 'Acknowledged while locked');
      program.close();
      await pause(500);
      isFree = true;
      await sending;
      pages.push(...(await reading));
      found.expect(clients.acknowledged.length > before, () => 'Nothing stored after the lock');
    }
    const [longest, worst] = [quantile(clients.times, 1), quantile(pages, 1)].map(Math.round);
    found.expect(clients.count(503) > 0, () => 'Nobody was told to come back');
    found.expect((longest ?? 0) < 4_500, () => `Somebody waited ${longest} ms`);
    // Waiting for the lock in SQLite would block pages for three seconds.
    found.expect((worst ?? 0) < 1_500, () => `A page took ${worst} ms`);
    found.compare(clients.acknowledged, await referencesIn(folder));
    await found.end(service);
    const sent = `${clients.acknowledged.length} sent, ${clients.count(503)} refused`;
    return `${sent}; pages p99 ${Math.round(quantile(pages, 0.99))} ms`;
  },
};
