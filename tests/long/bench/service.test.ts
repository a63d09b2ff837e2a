/**
 * `npm run bench:service`: what the service takes and costs. `-- -t memory` measures one budget.
 */
import { closeSync, fdatasyncSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { newUuid } from '../../../src/domain/submission-id.ts';
import { Clients } from '../../faults/clients.ts';
import { KeptConnection, loanRequest } from '../../support/http.ts';
import { startService } from '../../support/start-service.ts';
import { loan } from '../../support/submission.ts';
import { makeTemporaryFolder } from '../../support/temporary-folder.ts';

const timeout = 300_000;
const connections = 64;

describe('the service', () => {
  it('uses at most 140 MB when idle', { timeout }, async ({ annotate }) => {
    // Only the first start of all compiles the code.
    await (await startService()).stop();
    await using service = await startService();
    await pause(3_000);
    const status = readFileSync(`/proc/${service.child.pid}/status`, 'utf8');
    const megabytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024;
    await annotate(`${Math.round(megabytes)} MB`);
    expect(megabytes).toBeLessThanOrEqual(140);
  });

  it('sends its first page within a second', { timeout }, async ({ annotate }) => {
    const seconds: number[] = [];
    while (seconds.length < 5) {
      const start = performance.now();
      await using service = await startService();
      await (await fetch(service.url)).arrayBuffer();
      seconds.push((performance.now() - start) / 1_000);
    }
    await annotate(`${quantile(seconds, 0.5).toFixed(2)} s`);
    expect(quantile(seconds, 0.5)).toBeLessThanOrEqual(1);
  });

  it('stores a request per disk sync', { timeout }, async ({ annotate }) => {
    await using service = await startService();
    await storePerSecond(service.port);
    const ratios: number[] = [];
    // In turns, because machines are shared.
    while (ratios.length < 5) {
      const stored = await storePerSecond(service.port);
      ratios.push(stored / syncPerSecond());
    }
    await annotate(`${quantile(ratios, 0.5).toFixed(2)} per fdatasync`);
    expect(quantile(ratios, 0.5)).toBeGreaterThanOrEqual(1);
  });

  it('stores 99 of 100 requests within 25 ms', { timeout }, async ({ annotate }) => {
    await using service = await startService();
    const delays = await submitSteadily(service.port, 500, 60);
    await annotate(`${quantile(delays, 0.99).toFixed(1)} ms at 500 requests per second`);
    expect(quantile(delays, 0.99)).toBeLessThanOrEqual(25);
  });
});

/** Loan requests that 64 connections get stored in a second. */
async function storePerSecond(port: number): Promise<number> {
  const clients = new Clients(port);
  const start = performance.now();
  await clients.submit(connections, () => performance.now() - start > 2_000);
  clients.expectOnly(200);
  return (1_000 * clients.acknowledged.length) / (performance.now() - start);
}

/** How often 4 KiB can be appended and synced in a second, one after the other. */
function syncPerSecond(): number {
  const folder = makeTemporaryFolder();
  const file = openSync(join(folder, 'raw'), 'w');
  const block = Buffer.alloc(4_096, 'x');
  const start = performance.now();
  let count = 0;
  for (; performance.now() - start < 2_000; count++) {
    writeSync(file, block);
    fdatasyncSync(file);
  }
  closeSync(file);
  rmSync(folder, { recursive: true });
  return (1_000 * count) / (performance.now() - start);
}

/**
 * Submits loan requests, each when it is due if a connection is free.
 * @returns milliseconds from due time to answer, without those of the first three seconds, when
 * both processes compile
 */
async function submitSteadily(port: number, perSecond: number, seconds: number): Promise<number[]> {
  const delays: number[] = [];
  const statuses = new Set<number>();
  const start = performance.now();
  let asked = 0;
  async function submitInTurn(): Promise<void> {
    const connection = new KeptConnection(port);
    for (;;) {
      const due = (1_000 * asked++) / perSecond;
      if (due > 1_000 * (3 + seconds)) break;
      await pause(Math.max(0, start + due - performance.now()));
      const key = newUuid();
      statuses.add((await connection.send(loanRequest({ ...loan, profession: key }, key))).status);
      if (due > 3_000) delays.push(performance.now() - start - due);
    }
    connection.close();
  }
  await Promise.all(Array.from({ length: connections }, submitInTurn));
  expect([...statuses]).toEqual([200]);
  return delays;
}

/** The value that the given fraction of the values does not exceed. */
function quantile(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? 0;
}
