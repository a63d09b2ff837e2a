/**
 * F2: the power is cut. What the service writes, syncs and answers is recorded; the record is played up to a random point,
 * what was not synced is lost in part, and the service opens what is left. The kernel forgets nothing when a process is
 * killed, so F1 cannot show this.
 */
import { join } from 'node:path';
import { openSqliteStore } from '../../../src/intake/sqlite-store.ts';
import { Clients, compare } from './clients.ts';
import { Disk } from './disk.ts';
import { preload } from './preload.ts';
import { randomFrom } from './random.ts';
import { canTrace, type Event, readRecording, recorded, traceEnded } from './recording.ts';
import { Findings, type Scenario } from './scenario.ts';
import { makeDataFolder, startService, stopService } from './service.ts';

/** The setting that SQLite's documentation calls safe, and which would lose what was acknowledged: the test must see it. */
const neverSyncing = `
  import { DatabaseSync } from 'node:sqlite';
  const { exec } = DatabaseSync.prototype;
  DatabaseSync.prototype.exec = function (sql) {
    if (sql === 'BEGIN IMMEDIATE') exec.call(this, 'PRAGMA synchronous = NORMAL');
    exec.call(this, sql);
  };
`;

/** Runs the service from its first start on, until so many submissions are acknowledged. */
async function record(submissions: number, env: NodeJS.ProcessEnv): Promise<Event[]> {
  const data = makeDataFolder();
  const folder = join(data.folder, 'data');
  const log = join(data.folder, 'log');
  const service = await startService(folder, env, undefined, recorded(log));
  const clients = new Clients(service.port);
  await clients.submit(8, () => clients.acknowledged.length >= submissions);
  await stopService(service);
  await traceEnded(log, service.child.pid);
  const events = readRecording(log, folder);
  data.remove();
  return events;
}

interface Cuts {
  lost: number;
  doubled: number;
  /** How many cuts lost something. */
  bad: number;
}

/** @param places how many events came before each cut */
export async function cutPower(
  events: readonly Event[],
  places: readonly number[],
  random: () => number,
  findings: Findings,
): Promise<Cuts> {
  const disk = new Disk();
  const data = makeDataFolder();
  const folder = join(data.folder, 'data');
  const acknowledged: string[] = [];
  const found: Cuts = { lost: 0, doubled: 0, bad: 0 };
  let played = 0;
  for (const place of places.toSorted((a, b) => a - b)) {
    for (const event of events.slice(played, place)) {
      if (event.what === 'acknowledged') acknowledged.push(event.reference);
      disk.do(event);
    }
    played = place;
    disk.loseInto(folder, random);
    // Others run beside this one.
    await new Promise((resolve) => setImmediate(resolve));
    try {
      const store = openSqliteStore(folder);
      const all = await store.list();
      await store.close();
      const unmailed = all.filter(({ delivery }) => delivery === null).length;
      findings.expect(unmailed === 0, () => `${unmailed} without mail after event ${place}`);
      const { lost, doubled } = compare(
        acknowledged,
        all.map(({ reference }) => reference),
      );
      found.lost += lost;
      found.doubled += doubled;
      if (lost > 0) found.bad++;
    } catch (error) {
      findings.expect(false, () => `After event ${place}: ${(error as Error).message}`);
    }
  }
  data.remove();
  return found;
}

export const powerCuts: Scenario = {
  fault: 'F2',
  name: 'power-cuts',
  async run({ long, seed }) {
    const findings = new Findings();
    if (!canTrace('cutting the power')) return { tried: 'nothing', lost: 0, doubled: 0, wrong: [] };
    const cuts = long ? 10_000 : 500;
    const random = randomFrom(seed);
    const submissions = long ? 1_200 : 600;
    const events = await record(submissions, {});
    const places = (all: readonly Event[], count: number) =>
      Array.from({ length: count }, () => Math.floor(random() * (all.length + 1)));
    const { lost, doubled } = await cutPower(events, places(events, cuts), random, findings);
    const syncs = events.filter(({ what }) => what === 'synced').length;
    findings.expect(syncs > submissions / 20, () => `Only ${syncs} syncs were recorded`);

    const careless = await record(submissions, preload(neverSyncing));
    const control = await cutPower(careless, places(careless, cuts / 5), random, findings);
    const part = Math.round((500 * control.bad) / cuts);
    findings.expect(part >= 50, () => `Without syncing, only ${part} % of the cuts lost something`);
    return {
      tried: `${cuts} cuts; ${part} % lose when not synced`,
      lost,
      doubled,
      wrong: findings.wrong,
    };
  },
};
