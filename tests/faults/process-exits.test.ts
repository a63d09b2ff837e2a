/**
 * Fault F1, fault F26, fault F31: the service ends again and again while clients send, each until
 * it is acknowledged.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { freePort } from '../support/ports.ts';
import { preload, uncaughtErrorModule } from '../support/preloaded-modules.ts';
import { isFullRun } from '../support/prerequisites.ts';
import { dailyOrFull } from '../support/random-inputs.ts';
import { readStored, startService } from '../support/start-service.ts';
import { makeTestFolder } from '../support/vitest-folder.ts';
import { expectStoredOnce, RetryingClients, referencesIn } from './clients.ts';

/** Exit codes: after a kill, a stop by a supervisor, and an uncaught error. */
const codes = { SIGKILL: null, SIGTERM: 0, SIGUSR2: 1 };

async function endUnderLoad(signal: keyof typeof codes, times: number): Promise<void> {
  const clients = new RetryingClients(100 * times);
  const folder = makeTestFolder();
  const env = { PORT: String(await freePort()), ...preload(uncaughtErrorModule) };
  let service = await startService({ folder, env });
  const { port } = service;
  const submitting = clients.submit(() => port);
  for (let ended = 0; ended < times; ended++) {
    await clients.reach((ended + 1) / (times + 1));
    const gate = Promise.withResolvers<void>();
    clients.gate = gate.promise;
    const start = performance.now();
    service.child.kill(signal);
    expect.soft((await service.ended).code).toBe(codes[signal]);
    if (isFullRun) expect.soft(performance.now() - start).toBeLessThan(10_000);
    if (signal !== 'SIGKILL') {
      while (clients.pending > 0) await pause(2);
      const stored = await referencesIn(folder);
      const unanswered = stored.filter((reference) => !clients.acknowledged.has(reference));
      expect.soft(unanswered, 'stored but not answered').toEqual([]);
    }
    service = await startService({ folder, env });
    gate.resolve();
  }
  await submitting;
  expect.soft(await service.stop()).toBe(0);
  const stored = await readStored(folder);
  expectStoredOnce(clients.acknowledged, stored);
  expect.soft(stored.filter(({ mail }) => !mail)).toEqual([]);
}

it('fault F1: killed service stores acknowledged submissions once', () =>
  endUnderLoad('SIGKILL', dailyOrFull(2, 100)));

it('fault F26: terminated service acknowledges what it stored', () =>
  endUnderLoad('SIGTERM', dailyOrFull(1, 100)));

describe('fault F31: a service with an uncaught error', () => {
  it.runIf(isFullRun)('acknowledges what it stored', () => endUnderLoad('SIGUSR2', 20));
});
