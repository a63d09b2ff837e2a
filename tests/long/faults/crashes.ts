/** F31: errors of ours, in one request and outside of all. */
import { loanPath } from '../../../src/api.ts';
import { loan } from '../../support/submission.ts';
import { Clients } from './clients.ts';
import { Line } from './line.ts';
import { preload } from './preload.ts';
import { postJson, request } from './requests.ts';
import { Findings, type Scenario } from './scenario.ts';
import { makeDataFolder, startService, storedIn } from './service.ts';

/** Requests without a key get an identifier from the system: every third time it fails. On a signal, nobody catches. */
const throwing = `
  import crypto from 'node:crypto';
  import { syncBuiltinESMExports } from 'node:module';
  const { randomUUID } = crypto;
  let count = 0;
  crypto.randomUUID = () => {
    if (++count % 3 === 0) throw new TypeError('can' + 'ary');
    return randomUUID();
  };
  syncBuiltinESMExports();
  process.on('SIGUSR2', () => setImmediate(() => { throw new TypeError('can' + 'ary'); }));
`;

export const crashes: Scenario = {
  fault: 'F31',
  name: 'own-errors',
  async run({ long }) {
    const findings = new Findings();
    const data = makeDataFolder();
    const total = { lost: 0, doubled: 0 };
    let failures = 0;
    let sent = 0;
    const rounds = long ? 20 : 2;
    for (let round = 0; round < rounds; round++) {
      const said: string[] = [];
      const service = await startService(data.folder, preload(throwing), said);
      const before = (await storedIn(data.folder)).length;
      const line = new Line(service.port);
      const statuses: number[] = [];
      for (let index = 0; index < 30; index++) {
        const words = { ...loan, profession: `${round} ${index}` };
        statuses.push((await line.ask(postJson(loanPath, words))).status);
      }
      const failed = statuses.filter((status) => status === 500).length;
      const good = statuses.filter((status) => status === 200).length;
      findings.expect(failed === 10 && good === 20, () => `Answered with ${statuses}`);
      findings.expect(
        (await line.ask(request('GET', '/'))).status === 200,
        () => 'After an error, a page was not answered',
      );
      const after = (await storedIn(data.folder)).length;
      findings.expect(after === before + good, () => `${after - before} of ${good} were stored`);
      failures += failed;

      let hasEnded = false;
      void service.ended.then(() => {
        hasEnded = true;
      });
      const clients = new Clients(service.port);
      const sending = clients.submit(16, () => hasEnded);
      await new Promise((resolve) => setTimeout(resolve, 200));
      const start = performance.now();
      service.child.kill('SIGUSR2');
      const code = await service.ended;
      const seconds = (performance.now() - start) / 1_000;
      await sending;
      line.close();
      findings.expect(code === 1 && seconds < 10, () => `Ended with ${code} after ${seconds} s`);
      const log = said.join('');
      findings.expect(
        log.includes('An error of ours (TypeError at '),
        () => 'The log says nothing',
      );
      findings.expect(!log.includes('canary'), () => 'The log quotes the error');
      const stored = (await storedIn(data.folder)).length - after;
      const unanswered = stored - clients.acknowledged.length;
      findings.expect(unanswered === 0, () => `${unanswered} stored, not answered`);
      const { lost, doubled } = await clients.compare(data.folder);
      total.lost += lost;
      total.doubled += doubled;
      sent += clients.acknowledged.length;
    }
    data.remove();
    const tried = `${failures} in requests, ${rounds} outside among ${sent} sent`;
    return { tried, ...total, wrong: findings.wrong };
  },
};
