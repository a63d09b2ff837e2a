/** F10: what is sent twice is stored once, whoever sends it when. */
import { join } from 'node:path';
import fc from 'fast-check';
import { idempotencyHeader, loanPath, newUuid } from '../../../src/api.ts';
import { loadAnswers } from '../../../src/intake/answers.ts';
import { createApp } from '../../../src/intake/app.ts';
import { createRateLimiter } from '../../../src/intake/rate-limit.ts';
import { openSqliteStore } from '../../../src/intake/sqlite-store.ts';
import { sameContentMs } from '../../../src/intake/store.ts';
import { loan } from '../../support/submission.ts';
import { Line } from './line.ts';
import { postJson, postLoan } from './requests.ts';
import { Findings, type Scenario } from './scenario.ts';
import { makeDataFolder, root, startService, stopService, storedIn } from './service.ts';

/** The ways in which a person sends twice, to the service as it runs. */
async function byHand(findings: Findings): Promise<{ lost: number; doubled: number }> {
  const data = makeDataFolder();
  let service = await startService(data.folder);
  const key = newUuid();
  const words = { ...loan, profession: key };
  const ask = async (request: Buffer) => {
    const line = new Line(service.port);
    const { status, body } = await line.ask(request);
    line.close();
    return `${status} ${body}`;
  };

  const first = await Promise.all(Array.from({ length: 50 }, () => ask(postLoan(words, key))));
  const [answer = ''] = first;
  findings.expect(answer.startsWith('200 '), () => `The first was answered with ${answer}`);
  findings.expect(new Set(first).size === 1, () => '50 at once got different answers');
  const otherwise = await ask(postLoan({ ...words, phone: '1' }, key));
  findings.expect(otherwise.startsWith('422 '), () => `Another body was answered ${otherwise}`);

  // Somebody whose connection breaks before the answer.
  const lateKey = newUuid();
  const impatient = new Line(service.port);
  void impatient.ask(postLoan(words, lateKey));
  await new Promise((resolve) => setTimeout(resolve, 2));
  impatient.close();
  const late = await ask(postLoan(words, lateKey));
  findings.expect(late.startsWith('200 '), () => `After a broken connection: ${late}`);

  service.child.kill('SIGKILL');
  await service.ended;
  service = await startService(data.folder);
  findings.expect(
    (await ask(postLoan(words, key))) === answer,
    () => 'Another answer after a crash',
  );

  const others = { ...loan, profession: 'keyless' };
  const keyless = await Promise.all([1, 2, 3].map(() => ask(postJson(loanPath, others))));
  findings.expect(new Set(keyless).size === 1, () => 'Without a key, the same got two answers');
  const other = await ask(postJson(loanPath, { ...others, email: 'other@faults.example' }));
  findings.expect(other !== keyless[0], () => 'Two people got one answer');
  await stopService(service);

  const wanted = [answer, late, ...keyless.slice(0, 1), other].map((text) => text.slice(4));
  const stored = (await storedIn(data.folder)).map(({ reference }) =>
    JSON.stringify({ ok: true, reference }),
  );
  data.remove();
  return {
    lost: wanted.filter((text) => !stored.includes(text)).length,
    doubled: stored.length - wanted.length,
  };
}

interface Sent {
  key: string | null;
  content: string;
  status: number;
  reference: string;
}

/** Requests that few people send with few keys, in whatever order and by a clock that jumps. */
async function bySchedule(count: number, seed: number): Promise<void> {
  const data = makeDataFolder();
  const store = openSqliteStore(data.folder);
  let time = Date.now();
  const app = createApp({
    store,
    site: { files: new Map(), spellings: new Map(), notFound: new Map() },
    answers: loadAnswers(join(root, 'dist-answers')),
    clock: () => new Date(time),
    log: { write: () => undefined },
    limiter: createRateLimiter([]),
    ...{ trustedProxies: [], allowedOrigins: [] },
  });
  const request = fc.record({
    person: fc.integer({ min: 0, max: 1 }),
    text: fc.integer({ min: 0, max: 1 }),
    key: fc.option(fc.integer({ min: 0, max: 2 })),
    minutes: fc.constantFrom(0, 0, 0, 4, 11, -3),
  });
  const property = fc.asyncProperty(
    fc.scheduler(),
    fc.array(request, { minLength: 2, maxLength: 12 }),
    async (scheduler, requests) => {
      const run = newUuid();
      const before = new Set((await store.list()).map(({ reference }) => reference));
      const sent: Sent[] = [];
      const send = async ({ person, text, key, minutes }: (typeof requests)[number]) => {
        await scheduler.schedule(Promise.resolve());
        time += minutes * 60_000;
        const content = `${run} ${text}`;
        const email = `${person}@faults.example`;
        const header = key === null ? null : `${run} ${key}`;
        const answer = await app.inject({
          ...{ method: 'POST', url: loanPath },
          headers: {
            'content-type': 'application/json',
            ...(header === null ? {} : { [idempotencyHeader]: header }),
          },
          payload: JSON.stringify({ ...loan, profession: content, email }),
        });
        const { reference = '' } = answer.json() as { reference?: string };
        sent.push({
          key: header,
          content: `${content} ${email}`,
          status: answer.statusCode,
          reference,
        });
      };
      const all = Promise.all(requests.map(send));
      await scheduler.waitAll();
      await all;
      const rows = (await store.list()).filter(({ reference }) => !before.has(reference));
      hold(
        sent,
        rows.map((row) => ({ ...row, content: contentOf(row.payload) })),
      );
    },
  );
  try {
    await fc.assert(property, { numRuns: count, seed });
  } finally {
    await app.close();
    await store.close();
    data.remove();
  }
}

function contentOf(payload: { email: string; profession?: unknown }): string {
  return `${payload.profession} ${payload.email}`;
}

interface Row {
  reference: string;
  idempotencyKey: string | null;
  content: string;
  receivedAt: string;
}

/** @throws Error when the rows are not what was answered */
function hold(sent: readonly Sent[], rows: readonly Row[]): void {
  const must = (holds: boolean, what: string) => {
    if (!holds) throw new Error(what);
  };
  for (const { key, content, status, reference } of sent) {
    const row = rows.find((one) => one.reference === reference);
    if (status !== 200) {
      must(status === 422 && key !== null, `answered with ${status}`);
      const earlier = rows.find((one) => one.idempotencyKey === key);
      must(earlier !== undefined && earlier.content !== content, 'refused, and not reused');
      continue;
    }
    must(row?.content === content && row.idempotencyKey === key, 'acknowledged as another');
  }
  for (const [index, row] of rows.entries()) {
    must(
      sent.some(({ reference }) => reference === row.reference),
      'stored, not acknowledged',
    );
    for (const other of rows.slice(index + 1)) {
      if (row.idempotencyKey !== null || other.idempotencyKey !== null) {
        must(row.idempotencyKey !== other.idempotencyKey, 'two rows have one key');
      } else if (row.content === other.content) {
        const apart = Math.abs(Date.parse(row.receivedAt) - Date.parse(other.receivedAt));
        must(apart > sameContentMs, 'the same twice within ten minutes');
      }
    }
  }
}

export const doubles: Scenario = {
  fault: 'F10',
  name: 'doubles',
  async run({ long, seed }) {
    const findings = new Findings();
    const { lost, doubled } = await byHand(findings);
    const schedules = long ? 1_000 : 100;
    await bySchedule(schedules, seed).catch((error: Error) => {
      findings.expect(false, () => error.message.replaceAll('\n', ' '));
    });
    return { tried: `7 ways, ${schedules} schedules`, lost, doubled, wrong: findings.wrong };
  },
};
