/**
 * F2: the power is cut. The service's writes, syncs and answers are recorded and replayed up to a random point. Part of
 * the unsynced bytes is lost, and the service opens the rest. F1 cannot show this: after a kill the kernel still has
 * all written bytes.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openSqliteStore } from '../../../src/intake/store/sqlite/store.ts';
import { preload } from '../../support/preload.ts';
import { makeTemporaryFolder, startService } from '../../support/service.ts';
import { Clients } from './clients.ts';
import { Disk } from './disk.ts';
import { type Event, needStrace, readRecording, recorded, traceEnded } from './recording.ts';
import { Found, randomFrom, type Scenario } from './scenario.ts';

/** NORMAL, which SQLite's documentation calls safe, loses acknowledged rows: the test must see it. */
const neverSyncing = `
  import { DatabaseSync } from 'node:sqlite';
  const { exec } = DatabaseSync.prototype;
  DatabaseSync.prototype.exec = function (sql) {
    if (sql === 'BEGIN IMMEDIATE') exec.call(this, 'PRAGMA synchronous = NORMAL');
    exec.call(this, sql);
  };
`;

/** Runs a new service until this many submissions are acknowledged. */
async function record(submissions: number, env: NodeJS.ProcessEnv): Promise<Event[]> {
  const work = makeTemporaryFolder();
  const [folder, log] = [join(work, 'data'), join(work, 'log')];
  const service = await startService({ folder, env, under: recorded(log) });
  const clients = new Clients(service.port);
  await clients.submit(8, () => clients.acknowledged.length >= submissions);
  await service.stop();
  await traceEnded(log, service.child.pid);
  const events = readRecording(log, folder);
  rmSync(work, { recursive: true });
  return events;
}

/**
 * @param places how many events came before each cut
 * @returns how many cuts lost something
 */
export async function cutPower(
  events: readonly Event[],
  places: readonly number[],
  random: () => number,
  found: Found,
): Promise<number> {
  const disk = new Disk();
  const work = makeTemporaryFolder();
  const folder = join(work, 'data');
  const acknowledged: string[] = [];
  let bad = 0;
  let played = 0;
  for (const place of places.toSorted((a, b) => a - b)) {
    // Lets other scenarios go on.
    await new Promise((resolve) => setImmediate(resolve));
    for (const event of events.slice(played, place)) {
      if (event.what === 'acknowledged') acknowledged.push(event.reference);
      disk.do(event);
    }
    played = place;
    disk.loseInto(folder, random);
    const { lost } = found;
    try {
      const store = openSqliteStore(folder);
      const all = await Array.fromAsync(store.all());
      await store.close();
      const unmailed = all.filter(({ delivery }) => delivery === null).length;
      found.expect(unmailed === 0, () => `${unmailed} without mail after event ${place}`);
      found.compare(
        acknowledged,
        all.map(({ reference }) => reference),
      );
    } catch (error) {
      found.expect(false, () => `After event ${place}: ${(error as Error).message}`);
    }
    if (found.lost > lost) bad++;
  }
  rmSync(work, { recursive: true });
  return bad;
}

export const powerCuts: Scenario = {
  fault: 'F2',
  name: 'power-cuts',
  proves: 'what was acknowledged survives a power cut, and a store that never syncs is found out',
  async run(found, { full, seed }) {
    needStrace();
    const cuts = full ? 10_000 : 100;
    const submissions = full ? 1_200 : 150;
    const random = randomFrom(seed);
    const places = (all: readonly Event[], count: number) =>
      Array.from({ length: count }, () => Math.floor(random() * (all.length + 1)));
    const events = await record(submissions, {});
    await cutPower(events, places(events, cuts), random, found);
    const syncs = events.filter(({ what }) => what === 'synced').length;
    found.expect(syncs > submissions / 20, () => `Only ${syncs} syncs were recorded`);

    const careless = await record(submissions, preload(neverSyncing));
    const control = await cutPower(careless, places(careless, cuts / 5), random, new Found());
    const part = Math.round((500 * control) / cuts);
    found.expect(part >= 50, () => `Without syncing, only ${part} % of the cuts lost something`);
    return `${cuts} cuts; ${part} % lose when not synced`;
  },
};
