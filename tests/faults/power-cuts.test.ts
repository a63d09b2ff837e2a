/**
 * Fault F2: the power is cut. The service's writes, syncs and answers are recorded and replayed up
 * to a point. Part of the unsynced bytes is lost, and the service opens the rest. F1 cannot show
 * this: after a kill the kernel still has all written bytes.
 */
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openSqliteStore } from '../../src/service/store/sqlite/sqlite-store.ts';
import { preload } from '../support/preloaded-modules.ts';
import { dailyOrFull, makeRandom } from '../support/random-inputs.ts';
import { startService } from '../support/start-service.ts';
import { makeTestFolder } from '../support/vitest-folder.ts';
import { Clients } from './clients.ts';
import { Disk } from './disk.ts';
import {
  type RecordedEvent,
  readRecording,
  recordingPrefix,
  requireStrace,
  waitForTraceEnd,
} from './syscall-trace.ts';

/**
 * NORMAL, which SQLite's documentation calls safe, loses acknowledged rows: the test must see it.
 */
const withoutSync = `
  import { DatabaseSync } from 'node:sqlite';
  const { exec } = DatabaseSync.prototype;
  DatabaseSync.prototype.exec = function (sql) {
    if (sql === 'BEGIN IMMEDIATE') exec.call(this, 'PRAGMA synchronous = NORMAL');
    exec.call(this, sql);
  };
`;

/** What a new service does until it has answered this many submissions. */
async function record(submissions: number, env: NodeJS.ProcessEnv = {}): Promise<RecordedEvent[]> {
  const work = makeTestFolder();
  const [folder, log] = [join(work, 'data'), join(work, 'log')];
  const service = await startService({ folder, env, wrapper: recordingPrefix(log) });
  const clients = new Clients(service.port);
  await clients.submit(8, () => clients.times.length >= submissions);
  await service.stop();
  await waitForTraceEnd(log, service.child.pid);
  return readRecording(log, folder);
}

/**
 * @param positions how many events came before each cut
 * @returns a line for each cut that lost something
 */
async function cutPower(
  events: readonly RecordedEvent[],
  positions: readonly number[],
  random: () => number,
): Promise<string[]> {
  const disk = new Disk();
  const work = makeTestFolder();
  const folder = join(work, 'data');
  const acknowledged: string[] = [];
  const losses: string[] = [];
  let replayed = 0;
  for (const position of positions.toSorted((a, b) => a - b)) {
    // Lets the test runner report.
    await setImmediate();
    for (const event of events.slice(replayed, position)) {
      if (event.type === 'acknowledged') acknowledged.push(event.reference);
      disk.record(event);
    }
    replayed = position;
    disk.writeSurvivingFiles(folder, random);
    const loss = await findLoss(folder, acknowledged).catch(String);
    if (loss) losses.push(`after event ${position}: ${loss}`);
  }
  return losses;
}

async function findLoss(folder: string, acknowledged: readonly string[]): Promise<string> {
  const store = openSqliteStore(folder);
  const stored = await Array.fromAsync(store.all());
  await store.close();
  const references = new Set(stored.map(({ reference }) => reference));
  const lost = acknowledged.filter((reference) => !references.has(reference)).length;
  const doubled = stored.length - references.size;
  const unmailed = stored.filter(({ mail }) => mail === null).length;
  return lost + doubled + unmailed > 0
    ? `${lost} lost, ${doubled} doubled, ${unmailed} without mail`
    : '';
}

it('fault F2: power cut loses no acknowledged submission', async ({ skip }) => {
  requireStrace(skip);
  const [cuts, submissions] = [dailyOrFull(100, 10_000), dailyOrFull(150, 1_200)];
  const random = makeRandom();
  const positions = (events: readonly RecordedEvent[], count: number) =>
    Array.from({ length: count }, () => Math.floor(random() * (events.length + 1)));
  const events = await record(submissions);
  expect.soft(await cutPower(events, positions(events, cuts), random)).toEqual([]);
  const syncs = events.filter(({ type }) => type === 'synced').length;
  expect.soft(syncs).toBeGreaterThan(submissions / 20);

  // A store that does not sync must be found out.
  const unsynced = await record(submissions, preload(withoutSync));
  const losses = await cutPower(unsynced, positions(unsynced, cuts / 5), random);
  expect(losses.length).toBeGreaterThanOrEqual(cuts / 10);
});
