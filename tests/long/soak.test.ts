/** Fault F30: half an hour of everything at once. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { newUuid, toReference } from '../../src/domain/submission-id.ts';
import { databasePath } from '../../src/service/store/sqlite/database-file.ts';
import { expectStoredOnce } from '../faults/clients.ts';
import { MailHarness, smallHeap } from '../faults/mail-harness.ts';
import { KeptConnection, loanRequest, request } from '../support/http.ts';
import { readStored } from '../support/start-service.ts';
import { loan } from '../support/submission.ts';

const minutes = Number(process.env.SOAK_MINUTES ?? 30);
const perSecond = 200;
const connections = 32;

interface Sample {
  minute: number;
  megabytes: number;
  handles: number;
  /** Size of the journal in MB. */
  journal: number;
}

/** Linux only. */
function takeSample(pid: number | undefined, folder: string, minute: number): Sample {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return {
    minute,
    megabytes: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024,
    handles: readdirSync(`/proc/${pid}/fd`).length,
    journal: statSync(`${databasePath(folder)}-wal`).size / 2 ** 20,
  };
}

/** Megabytes per ten minutes, by least squares. */
function growth(samples: readonly Sample[]): number {
  const mean = (value: (sample: Sample) => number) =>
    samples.reduce((total, sample) => total + value(sample), 0) / samples.length;
  const [minute, megabytes] = [mean((sample) => sample.minute), mean((sample) => sample.megabytes)];
  const together = mean((sample) => (sample.minute - minute) * (sample.megabytes - megabytes));
  return (10 * together) / mean((sample) => (sample.minute - minute) ** 2);
}

it('fault F30: memory, handles and journal stay small', {
  timeout: (minutes + 30) * 60_000,
}, async ({ annotate }) => {
  const post = new MailHarness();
  await post.open();
  const service = await post.start(smallHeap, { isRealTime: true });
  const acknowledged: string[] = [];
  const samples: Sample[] = [];
  const findings: string[] = [];
  const start = performance.now();
  const minute = () => (performance.now() - start) / 60_000;
  let asked = 0;
  const submitInTurn = async () => {
    const connection = new KeptConnection(service.port);
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
      const { status } = await connection.send(bytes);
      if (status !== (kind === 7 ? 422 : 200)) findings.push(`request ${asked}: ${status}`);
      if (isNew && status === 200) acknowledged.push(toReference(last));
    }
    connection.close();
  };
  const watching = setInterval(
    () => samples.push(takeSample(service.child.pid, post.folder, minute())),
    Math.min(10_000, minutes * 2_000),
  );
  await Promise.all(Array.from({ length: connections }, submitInTurn));
  clearInterval(watching);

  // Caches fill and code is compiled in the first third.
  const later = samples.slice(Math.floor(samples.length / 3));
  const maximum = (key: keyof Sample) => Math.max(...samples.map((sample) => sample[key]));
  const handles = later.map((sample) => sample.handles);
  await annotate(
    `${asked} requests, ${growth(later).toFixed(1)} MB in ten minutes, ${maximum('megabytes').toFixed()} MB, journal ${maximum('journal').toFixed(1)} MB`,
  );
  expect.soft(findings).toEqual([]);
  expect.soft(growth(later), 'MB in ten minutes').toBeLessThanOrEqual(1);
  expect.soft(maximum('megabytes')).toBeLessThanOrEqual(200);
  expect.soft(Math.max(...handles) - Math.min(...handles)).toBeLessThanOrEqual(connections);
  expect.soft(maximum('journal')).toBeLessThanOrEqual(16);
  expectStoredOnce(acknowledged, await readStored(post.folder));
  await post.end(service);
});
