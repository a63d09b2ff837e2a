/** F14: malformed framing gives not one answer too many, and what follows it is never taken for a request. */
import { connect } from 'node:net';
import fc from 'fast-check';
import { idempotencyHeader, loanPath, newUuid, referenceOf } from '../../../src/api.ts';
import { loan } from '../../support/submission.ts';
import { type Framing, framings } from './framings.ts';
import { type Answer, takeAnswer } from './line.ts';
import { startNginx } from './nginx.ts';
import { Findings, type Scenario } from './scenario.ts';
import { makeDataFolder, startService, stopService, storedIn } from './service.ts';

/** Sends the pieces one after another and reads until the connection closes or is silent for a while. */
async function exchange(
  port: number,
  pieces: Buffer[],
  quiet: number,
): Promise<Omit<Answer, 'ms'>[]> {
  const socket = connect(port, '127.0.0.1').setNoDelay();
  let received = Buffer.alloc(0);
  const over = new Promise<void>((resolve) => {
    socket
      .setTimeout(quiet, resolve)
      .once('close', () => resolve())
      .on('error', () => resolve());
    socket.on('data', (bytes) => {
      received = Buffer.concat([received, bytes]);
    });
  });
  for (const piece of pieces) {
    if (!socket.writable) break;
    socket.write(piece);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await over;
  socket.destroy();
  const answers = [];
  for (let taken = takeAnswer(received); taken; taken = takeAnswer(taken.rest)) {
    answers.push(taken.answer);
  }
  return answers;
}

/** The same bytes whole, one by one (long ones in small pieces), and cut anywhere. */
function chunkings(bytes: Buffer, seed: number): Buffer[][] {
  const small = Math.ceil(bytes.length / 500);
  const pieces = Array.from({ length: Math.ceil(bytes.length / small) }, (_, index) =>
    bytes.subarray(index * small, (index + 1) * small),
  );
  const [cuts = []] = fc.sample(fc.array(fc.nat(bytes.length), { minLength: 3, maxLength: 6 }), {
    numRuns: 1,
    seed,
  });
  const ends = [...cuts.sort((a, b) => a - b), bytes.length];
  const anywhere = ends.map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end));
  return [[bytes], pieces, anywhere.filter(({ length }) => length > 0)];
}

export const framing: Scenario = {
  fault: 'F14',
  name: 'framing',
  async run({ seed }) {
    const findings = new Findings();
    const data = makeDataFolder();
    const service = await startService(data.folder);
    const nginx = await startNginx(service.port);
    let tried = 0;
    const acknowledged: string[] = [];
    const unwanted: string[] = [];

    async function attack(port: number, attacked: Framing, isBehind: boolean): Promise<void> {
      const where = `${attacked.name}${isBehind ? ' behind nginx' : ''}`;
      const bytes = Buffer.from(attacked.request, 'latin1');
      for (const pieces of chunkings(bytes, seed)) {
        tried++;
        const key = newUuid();
        const reference = referenceOf(key);
        const body = JSON.stringify({ ...loan, profession: key });
        const canary = Buffer.from(
          `POST ${loanPath} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${idempotencyHeader}: ${key}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
        );
        const answers = await exchange(port, [...pieces, canary], 400);
        const [first, second, ...others] = answers;
        const said = () =>
          `${where}: ${answers.map(({ status }) => status).join(', ') || 'closed'}`;
        const isTaken = second?.status === 200 && second.body.includes(reference);
        if (isTaken) acknowledged.push(reference);
        else unwanted.push(reference);
        if (attacked.isGood || (isBehind && attacked.isMendable && isTaken)) {
          findings.expect(others.length === 0 && isTaken, said);
          if (attacked.isGood)
            findings.expect(attacked.statuses.includes(first?.status ?? 0), said);
        } else {
          findings.expect(second === undefined, said);
          findings.expect(!first || attacked.statuses.includes(first.status), said);
        }
        // Had a body been left over on a connection that nginx keeps, the next visitor would get its answer.
        const probe = Buffer.from(
          'GET /favicon.svg HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
        );
        const [next] = await exchange(port, [probe], 5_000);
        findings.expect(
          next?.status === 200 && next.headers['content-type']?.startsWith('image/svg') === true,
          () => `${where}: the next visitor got ${next?.status}`,
        );
      }
    }

    for (const attacked of framings) await attack(service.port, attacked, false);
    if (nginx) {
      for (const attacked of framings) await attack(nginx.port, attacked, true);
      await nginx.stop();
    }
    findings.expect((await stopService(service)) === 0, () => 'The service did not end cleanly');
    const stored = (await storedIn(data.folder)).map(({ reference }) => reference);
    data.remove();
    findings.expect(
      !unwanted.some((reference) => stored.includes(reference)),
      () => 'What followed a malformed request was stored',
    );
    return {
      tried: `${tried} of ${framings.length} kinds${nginx ? ', nginx too' : ', without nginx'}`,
      lost: acknowledged.filter((reference) => !stored.includes(reference)).length,
      doubled: stored.length - new Set(stored).size,
      wrong: findings.wrong,
    };
  },
};
