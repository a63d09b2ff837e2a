/** Fault F3, fault F4: a disk that is slow, and one that fills up. */
import { spawnSync } from 'node:child_process';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newUuid } from '../../src/domain/submission-id.ts';
import { KeptConnection, loanRequest, request } from '../support/http.ts';
import { isFullRun, requirePrerequisite } from '../support/prerequisites.ts';
import { dailyOrFull } from '../support/random-inputs.ts';
import { inbox, readStored, type Service, startService } from '../support/start-service.ts';
import { loan } from '../support/submission.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';
import { makeTestFolder } from '../support/vitest-folder.ts';
import { Clients, expectStoredOnce } from './clients.ts';
import { requireStrace, stracePrefix } from './syscall-trace.ts';

/** Reads pages until `isDone`; each must be answered. @returns milliseconds of each */
async function readPages(port: number, isDone: () => boolean): Promise<number[]> {
  const connection = new KeptConnection(port);
  const times: number[] = [];
  const statuses = new Set<number>();
  while (!isDone()) {
    const start = performance.now();
    statuses.add((await connection.send(request('GET', '/'))).status);
    times.push(performance.now() - start);
    await pause(10);
  }
  connection.close();
  expect.soft([...statuses]).toEqual([200]);
  return times;
}

describe('fault F3: a slow disk', () => {
  it.runIf(isFullRun)('delays pages by one sync', async ({ skip }) => {
    requireStrace(skip);
    const work = makeTestFolder();
    const folder = join(work, 'data');
    const syncMs = 500;
    const inject = `inject=fsync,fdatasync:delay_exit=${syncMs * 1_000}`;
    const wrapper = stracePrefix(join(work, 'log'), 'fsync,fdatasync', '-e', inject);
    const service = await startService({ folder, wrapper });
    const clients = new Clients(service.port);
    const end = performance.now() + 60_000;
    const isDone = () => performance.now() > end;
    const reading = readPages(service.port, isDone);
    await clients.submit(16, isDone);
    const times = (await reading).toSorted((a, b) => a - b);
    expect.soft(times[Math.floor(times.length / 2)]).toBeLessThan(1.5 * syncMs);
    clients.expectOnly(200, 503);
    await service.stop();
    expectStoredOnce(clients.acknowledged, await readStored(folder));
  });
});

describe('fault F4: a full disk', () => {
  it('refuses submissions while full, serves pages', async ({ skip }) => {
    const folder = makeTemporaryFolder();
    const rounds = dailyOrFull(1, 5);
    const size = `size=${rounds}m`;
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', folder]);
    onTestFinished(() => {
      spawnSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true });
    });
    requirePrerequisite(status === 0, 'no small disk can be mounted: that needs root', skip);
    const service = await startService({ folder });
    const clients = new Clients(service.port);
    let isDone = false;
    const reading = readPages(service.port, () => isDone);
    for (let round = 0; round < rounds; round++) await fillDisk(service, clients);
    isDone = true;
    await reading;
    expect.soft(clients.count(0), 'without an answer').toBe(0);
    expect.soft(await service.stop()).toBe(0);
    expectStoredOnce(clients.acknowledged, await readStored(folder));
  });
});

/** Clients send until the disk is full. One sends again when there is room. */
async function fillDisk({ folder, port }: Service, clients: Clients): Promise<void> {
  const other = join(folder, 'other');
  // Leaves room for some submissions and their journal.
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(other, Buffer.alloc(bavail * bsize - 400_000));
  const before = clients.count(503);
  const deadline = performance.now() + 30_000;
  await clients.submit(8, () => clients.count(503) > before + 50 || performance.now() > deadline);
  expect.soft(clients.count(503), 'refused').toBeGreaterThan(before);
  const key = newUuid();
  const connection = new KeptConnection(port);
  const submit = () => connection.send(loanRequest({ ...loan, profession: key }, key));
  const { status, headers } = await submit();
  expect.soft(status).toBe(503);
  expect.soft(Number(headers['retry-after'])).toBeGreaterThan(0);
  const check = await inbox(folder, ['check']);
  expect.soft(check).toMatchObject({ code: 1, stdout: expect.stringContaining('LOOK  room') });
  rmSync(other);
  const timeout = isFullRun ? 2_000 : 30_000;
  await expect.poll(async () => (await submit()).status, { interval: 0, timeout }).toBe(200);
  connection.close();
}
