/** F1, F26 and F31: the service is ended again and again while clients send, each until it is acknowledged. */
import { rmSync } from 'node:fs';
import { freePort } from '../../support/port.ts';
import { preload, throwing } from '../../support/preload.ts';
import { makeTemporaryFolder, startService } from '../../support/service.ts';
import { Persistent, referencesIn, storedIn } from './clients.ts';
import { type Found, pause, type Scenario } from './scenario.ts';

/** Exit codes: after a kill, a stop by a supervisor, and an uncaught error. */
const codes = { SIGKILL: null, SIGTERM: 0, SIGUSR2: 1 };

async function end(
  found: Found,
  signal: keyof typeof codes,
  endings: number,
  full: boolean,
): Promise<string> {
  const clients = new Persistent(100 * endings, found);
  const folder = makeTemporaryFolder();
  const env = { PORT: String(await freePort()), ...preload(throwing) };
  let service = await startService({ folder, env });
  const { port } = service;
  const submitting = clients.submit(() => port);
  for (let ended = 0; ended < endings; ended++) {
    await clients.reach((ended + 1) / (endings + 1));
    const gate = Promise.withResolvers<void>();
    clients.gate = gate.promise;
    const start = performance.now();
    service.child.kill(signal);
    const { code } = await service.ended;
    const isPrompt = !full || performance.now() - start < 10_000;
    found.expect(code === codes[signal] && isPrompt, () => `Ended with ${code}`);
    if (signal !== 'SIGKILL') {
      while (clients.asking > 0) await pause(2);
      const stored = await referencesIn(folder);
      const unanswered = stored.filter((reference) => !clients.acknowledged.has(reference)).length;
      found.expect(unanswered === 0, () => `${unanswered} stored but not answered`);
    }
    service = await startService({ folder, env });
    gate.resolve();
  }
  await submitting;
  await found.end(service);
  const stored = await storedIn(folder);
  found.compare(
    clients.acknowledged,
    stored.map(({ reference }) => reference),
  );
  const unmailed = stored.filter(({ delivery }) => !delivery).length;
  found.expect(unmailed === 0, () => `${unmailed} would not be mailed`);
  rmSync(folder, { recursive: true });
  return `${clients.acknowledged.size} sent, ${endings} endings, ${clients.retries} retries`;
}

export const kills: Scenario = {
  fault: 'F1',
  name: 'kills',
  proves: 'what was acknowledged is stored once, however often the process is killed',
  run: (found, { full }) => end(found, 'SIGKILL', full ? 100 : 4, full),
};

export const terminations: Scenario = {
  fault: 'F26',
  name: 'terminations',
  proves: 'what was stored is answered before the process ends',
  run: (found, { full }) => end(found, 'SIGTERM', full ? 100 : 1, full),
};

export const crashes: Scenario = {
  fault: 'F31',
  name: 'own-errors',
  proves: 'after an error of ours that nobody catches, what was stored is answered before the end',
  fullOnly: true,
  run: (found, { full }) => end(found, 'SIGUSR2', 20, full),
};
