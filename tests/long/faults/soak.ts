/** F30: half an hour of everything at once. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { newUuid, referenceOf } from '../../../src/domain/api.ts';
import { databaseIn } from '../../../src/intake/store/sqlite/file.ts';
import { Line, loanRequest, request } from '../../support/http.ts';
import { loan } from '../../support/submission.ts';
import { referencesIn } from './clients.ts';
import { Post, smallHeap } from './post.ts';
import { pause, type Scenario } from './scenario.ts';

const perSecond = 200;
const connections = 32;

interface Sample {
  minute: number;
  megabytes: number;
  handles: number;
  /** Of the journal, in MB. */
  journal: number;
}

/** Linux only. */
function look(pid: number | undefined, folder: string, minute: number): Sample {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return {
    minute,
    megabytes: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024,
    handles: readdirSync(`/proc/${pid}/fd`).length,
    journal: statSync(`${databaseIn(folder)}-wal`).size / 2 ** 20,
  };
}

/** Megabytes per ten minutes, by least squares. */
function slopeOf(samples: readonly Sample[]): number {
  const mean = (of: (sample: Sample) => number) =>
    samples.reduce((total, sample) => total + of(sample), 0) / samples.length;
  const [minute, megabytes] = [mean((one) => one.minute), mean((one) => one.megabytes)];
  const together = mean((one) => (one.minute - minute) * (one.megabytes - megabytes));
  return (10 * together) / mean((one) => (one.minute - minute) ** 2);
}

export const soak: Scenario = {
  fault: 'F30',
  name: 'soak',
  proves: 'memory, handles and journal stay as they are, for as long as it runs',
  fullOnly: true,
  async run(found, { minutes }) {
    const post = new Post();
    await post.open();
    const service = await post.start(smallHeap, { isRealTime: true });
    const acknowledged: string[] = [];
    const samples: Sample[] = [];
    const start = performance.now();
    const minute = () => (performance.now() - start) / 60_000;
    let asked = 0;
    const one = async () => {
      const line = new Line(service.port);
      let last = newUuid();
      while (minute() < minutes) {
        // Each request has a fixed time.
        await pause(Math.max(0, start + (1_000 * asked++) / perSecond - performance.now()));
        const kind = asked % 20;
        const isNew = kind < 6;
        if (isNew) last = newUuid();
        const bytes =
          kind > 7
            ? request('GET', kind > 12 ? '/' : '/de')
            : loanRequest(kind === 7 ? {} : { ...loan, profession: last }, last);
        const { status } = await line.ask(bytes);
        const isRight = status === (kind === 7 ? 422 : 200);
        found.expect(isRight, () => `Request ${asked} was answered with ${status}`);
        if (isNew && status === 200) acknowledged.push(referenceOf(last));
      }
      line.close();
    };
    const watching = setInterval(
      () => samples.push(look(service.child.pid, post.folder, minute())),
      Math.min(10_000, minutes * 2_000),
    );
    await Promise.all(Array.from({ length: connections }, one));
    clearInterval(watching);

    // Caches fill and code is compiled in the first third.
    const later = samples.slice(Math.floor(samples.length / 3));
    const slope = slopeOf(later);
    const handles = later.map((sample) => sample.handles);
    const [fewest, most] = [Math.min(...handles), Math.max(...handles)];
    const journal = Math.max(...samples.map((sample) => sample.journal));
    const megabytes = Math.max(...samples.map((sample) => sample.megabytes));
    found.expect(slope <= 1, () => `Memory grows by ${slope.toFixed(1)} MB in ten minutes`);
    found.expect(megabytes <= 200, () => `It took ${Math.round(megabytes)} MB`);
    found.expect(most - fewest <= connections, () => `Handles went from ${fewest} to ${most}`);
    found.expect(journal <= 16, () => `The journal grew to ${journal.toFixed(1)} MB`);
    const stored = await referencesIn(post.folder);
    found.compare(acknowledged, stored);
    await post.end(found, service);
    const figures = `${slope.toFixed(1)} MB/10 min, ${Math.round(megabytes)} MB`;
    return `${asked} in ${minutes} min, ${figures}, WAL ${journal.toFixed(0)} MB`;
  },
};
