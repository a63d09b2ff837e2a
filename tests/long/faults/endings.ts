/** F1 and F26: the service is ended again and again while clients send, each with its key until it is acknowledged. */

import { idempotencyHeader, loanPath, newUuid, referenceOf } from '../../../src/api.ts';
import { freePort } from '../../support/port.ts';
import { loan } from '../../support/submission.ts';
import { Line } from './line.ts';
import { Findings, type Outcome, type Scenario } from './scenario.ts';
import { makeDataFolder, type Service, startService, stopService, storedIn } from './service.ts';

export const clients = 32;

interface Storm {
  signal: 'SIGKILL' | 'SIGTERM';
  submissions: number;
  endings: number;
}

/** What the clients know; the database is held against it. */
export class Oracle {
  readonly acknowledged = new Set<string>();
  readonly wanted: number;
  /** Closed while the service is away. */
  gate: Promise<void> = Promise.resolve();
  asking = 0;
  retries = 0;
  constructor(wanted: number) {
    this.wanted = wanted;
  }

  get isDone(): boolean {
    return this.acknowledged.size >= this.wanted;
  }
}

/** @param portOf where the next request goes */
export async function submitUntilDone(
  portOf: () => number,
  oracle: Oracle,
  findings: Findings,
): Promise<void> {
  let line = new Line(portOf());
  while (!oracle.isDone) {
    const key = newUuid();
    const body = JSON.stringify({ ...loan, profession: key });
    const request = `POST ${loanPath} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${idempotencyHeader}: ${key}\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    for (let attempt = 1; ; attempt++) {
      await oracle.gate;
      oracle.asking++;
      const answer = await line.ask(request);
      oracle.asking--;
      if (answer.status === 200) {
        const told = (JSON.parse(answer.body.toString()) as { reference: string }).reference;
        findings.expect(told === referenceOf(key), () => `${told} is not the reference of its key`);
        oracle.acknowledged.add(told);
        break;
      }
      // Gone, or on its way out.
      findings.expect([0, 503].includes(answer.status), () => `Answered with ${answer.status}`);
      findings.expect(attempt < 500, () => 'A submission was never acknowledged');
      if (attempt === 500) return;
      oracle.retries++;
      await pause(20);
      line.close();
      line = new Line(portOf());
    }
  }
  line.close();
}

async function run({ signal, submissions, endings }: Storm): Promise<Outcome> {
  const findings = new Findings();
  const oracle = new Oracle(submissions);
  const data = makeDataFolder();
  const PORT = String(await freePort());
  let service: Service = await startService(data.folder, { PORT });
  const senders = Array.from({ length: clients }, () =>
    submitUntilDone(() => service.port, oracle, findings),
  );
  let ended = 0;
  for (; ended < endings; ended++) {
    const due = Math.ceil(((ended + 1) * submissions) / (endings + 1));
    while (oracle.acknowledged.size < due) await pause(2);
    if (oracle.isDone) break;
    let open = (): void => undefined;
    const start = performance.now();
    oracle.gate = new Promise((resolve) => {
      open = resolve;
    });
    service.child.kill(signal);
    const code = await service.ended;
    if (signal === 'SIGTERM') {
      const ms = performance.now() - start;
      findings.expect(code === 0 && ms < 10_000, () => `Ended with ${code} after ${ms} ms`);
      while (oracle.asking > 0) await pause(2);
      const unanswered = (await storedIn(data.folder)).filter(
        ({ reference }) => !oracle.acknowledged.has(reference),
      );
      findings.expect(unanswered.length === 0, () => `${unanswered.length} stored, not answered`);
    }
    service = await startService(data.folder, { PORT });
    open();
  }
  await Promise.all(senders);
  findings.expect(ended === endings, () => `Only ${ended} of ${endings} endings came in time`);
  findings.expect((await stopService(service)) === 0, () => 'The service did not end cleanly');
  const keys = (await storedIn(data.folder)).map(({ idempotencyKey }) => idempotencyKey);
  const stored = new Set(keys.map((key) => (key ? referenceOf(key) : '')));
  data.remove();
  return {
    tried: `${oracle.acknowledged.size} sent, ${ended} endings, ${oracle.retries} retries`,
    lost: [...oracle.acknowledged].filter((reference) => !stored.has(reference)).length,
    doubled: keys.length - stored.size,
    wrong: findings.wrong,
  };
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

export const kills: Scenario = {
  fault: 'F1',
  name: 'kills',
  run: ({ long }) =>
    run({ signal: 'SIGKILL', submissions: long ? 10_000 : 2_000, endings: long ? 100 : 20 }),
};

export const terminations: Scenario = {
  fault: 'F26',
  name: 'terminations',
  run: ({ long }) =>
    run({ signal: 'SIGTERM', submissions: long ? 10_000 : 1_000, endings: long ? 100 : 10 }),
};
