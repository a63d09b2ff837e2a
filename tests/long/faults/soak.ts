/** F30: half an hour of everything at once. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { newUuid, referenceOf } from '../../../src/api.ts';
import { loan } from '../../support/submission.ts';
import { compare } from './clients.ts';
import { Line } from './line.ts';
import { Post } from './post.ts';
import { postLoan, request } from './requests.ts';
import { Findings, type Scenario } from './scenario.ts';
import { stopService, storedIn } from './service.ts';

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
    journal: statSync(join(folder, 'submissions.sqlite-wal')).size / 2 ** 20,
  };
}

/** Megabytes in ten minutes, by the least squares. */
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
  longOnly: true,
  async run({ minutes }) {
    const findings = new Findings();
    const post = new Post({}, { isRealTime: true });
    await post.open();
    const service = await post.start();
    const acknowledged: string[] = [];
    const samples: Sample[] = [];
    const start = performance.now();
    const minute = () => (performance.now() - start) / 60_000;
    let asked = 0;
    const one = async () => {
      const line = new Line(service.port);
      let last = newUuid();
      while (minute() < minutes) {
        // Each has its time, whatever came before.
        const due = (asked++ / perSecond) * 1_000;
        const wait = start + due - performance.now();
        if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
        const kind = asked % 20;
        const isNew = kind < 6;
        if (isNew) last = newUuid();
        const wanted = kind === 7 ? 422 : 200;
        const { status } =
          kind > 7
            ? await line.askAgain(request('GET', kind > 12 ? '/' : '/de'))
            : await line.askAgain(postLoan(kind === 7 ? {} : { ...loan, profession: last }, last));
        findings.expect(status === wanted, () => `Request ${asked} was answered with ${status}`);
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

    // The first third is for caches that fill up and for machine code.
    const later = samples.slice(Math.floor(samples.length / 3));
    const slope = slopeOf(later);
    const handles = later.map((sample) => sample.handles);
    const journal = Math.max(...samples.map((sample) => sample.journal));
    const megabytes = Math.max(...samples.map((sample) => sample.megabytes));
    findings.expect(slope <= 1, () => `Memory grows by ${slope.toFixed(1)} MB in ten minutes`);
    findings.expect(megabytes <= 180, () => `It took ${Math.round(megabytes)} MB`);
    findings.expect(
      Math.max(...handles) - Math.min(...handles) <= connections,
      () => `Handles went from ${Math.min(...handles)} to ${Math.max(...handles)}`,
    );
    findings.expect(journal <= 16, () => `The journal grew to ${journal.toFixed(1)} MB`);
    findings.expect((await stopService(service)) === 0, () => 'The service did not end cleanly');
    const stored = (await storedIn(post.folder)).map(({ reference }) => reference);
    await post.end();
    const figures = `${slope.toFixed(1)} MB/10 min, ${Math.round(megabytes)} MB, WAL ${journal.toFixed(0)} MB`;
    return {
      tried: `${asked} in ${minutes} min, ${figures}`,
      ...compare(acknowledged, stored),
      wrong: findings.wrong,
    };
  },
};
