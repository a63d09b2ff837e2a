/** F28: what is too old goes, what is not passed on stays, and of who is erased no byte is left. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { newUuid, referenceOf } from '../../../src/api.ts';
import { retentionLimit } from '../../../src/intake/purging.ts';
import { openSqliteStore } from '../../../src/intake/sqlite-store.ts';
import type { Store, Submission } from '../../../src/intake/store.ts';
import { loan, message } from '../../support/submission.ts';
import { Line } from './line.ts';
import { postLoan } from './requests.ts';
import { Findings, type Scenario, type Size } from './scenario.ts';
import { inbox, onService, storedIn } from './service.ts';

const canary = 'Zanzibarcanary';
const days = 30;
const now = new Date('2026-03-04T05:06:07.890Z');

/** Milliseconds from the limit: a second before it goes, at it and after it stays. */
const offsets = [-86_400_000, -1_000, -1, 0, 1, 1_000, 86_400_000];

const rows = fc.record({
  offset: fc.constantFrom(...offsets),
  fate: fc.constantFrom('sent', 'due', 'held', 'spam', 'resent spam'),
  isTheirs: fc.boolean(),
  length: fc.constantFrom(0, 10, 300, 4_000, 20_000),
  kind: fc.constantFrom('loan', 'message'),
});

type Row = typeof rows extends fc.Arbitrary<infer Value> ? Value : never;

const spellings = [
  `${canary}@x.example`,
  `${canary.toUpperCase()}@X.example`,
  `${canary}@X.EXAMPLE`,
];

function submissionOf({ fate, offset, isTheirs, length, kind }: Row, index: number): Submission {
  const id = newUuid();
  const limit = retentionLimit(now, days).getTime();
  const isSpam = fate === 'spam' || fate === 'resent spam';
  // Spam counts from when it came, all else from when it was mailed.
  const receivedAt = new Date(fate === 'spam' ? limit + offset : limit - 9 * 86_400_000);
  const email = isTheirs ? (spellings[index % 3] ?? '') : `other${index}@x.example`;
  const text = (isTheirs ? `${canary} ` : 'word ').repeat(1 + length / 15);
  const content =
    kind === 'loan'
      ? { kind: 'loan' as const, payload: { ...loan, email, profession: text } }
      : { kind: 'message' as const, payload: { ...message, email, message: text } };
  return {
    ...content,
    ...{ id, reference: referenceOf(id), receivedAt: receivedAt.toISOString(), language: 'nl' },
    idempotencyKey: isTheirs ? `${canary} ${id}` : id,
    marks: isSpam ? ['honeypot'] : [],
    channel: 'form',
  };
}

async function store(into: Store, row: Row, one: Submission): Promise<void> {
  const at = new Date(retentionLimit(now, days).getTime() + row.offset);
  await into.accept(one);
  if (row.fate === 'resent spam') await into.resend(one.reference, now);
  if (row.fate === 'sent' || row.fate === 'resent spam') {
    await into.settle(one.id, { state: 'sent', at });
  }
  if (row.fate === 'held') await into.settle(one.id, { state: 'held', at, error: 'timeout' });
}

/** Files of a folder with a byte of theirs. */
function tracesIn(folder: string): string[] {
  return readdirSync(folder).filter((name) => {
    const text = readFileSync(join(folder, name)).toString('latin1').toLowerCase();
    return text.includes(canary.toLowerCase());
  });
}

async function run({ long, seed }: Size): Promise<{ tried: string; wrong: string[] }> {
  const findings = new Findings();
  const count = long ? 5_000 : 400;
  let purged = 0;
  let erased = 0;
  const use = async ({ port, folder }: { port: number; folder: string }) => {
    const line = new Line(port);
    // The service's own connection has the pages in its memory, and the journal open.
    const before = await line.ask(postLoan({ ...loan, email: spellings[0] }, newUuid()));
    findings.expect(before.status === 200, () => `Answered with ${before.status}`);
    const store_ = openSqliteStore(folder, 5_000);
    const kept = new Set<string>();
    const sample = fc.sample(rows, { numRuns: count, seed });
    await Promise.all(
      sample.map((row, index) => {
        const one = submissionOf(row, index);
        const canGo = row.fate !== 'due' && row.fate !== 'held';
        if (!(canGo && row.offset < 0)) kept.add(one.id);
        return store(store_, row, one);
      }),
    );
    purged = await store_.purge(retentionLimit(now, days));
    const left = (await store_.list()).filter(({ receivedAt }) => receivedAt < now.toISOString());
    findings.expect(
      left.length === kept.size && left.every(({ id }) => kept.has(id)),
      () => `${left.length} are left of ${kept.size} that must stay`,
    );
    findings.expect(tracesIn(folder).length > 0, () => 'There is nothing to erase');

    const theirs = (await storedIn(folder)).filter(
      ({ payload: { email } }) => email.toLowerCase() === spellings[0]?.toLowerCase(),
    );
    const { code, output } = await inbox(folder, ['erase', spellings[1] ?? '']);
    erased = theirs.length;
    const named = theirs.filter(({ reference }) => output.includes(`Erased ${reference}\n`));
    findings.expect(
      code === 0 && named.length === erased,
      () => `${named.length} of ${erased} named`,
    );
    await inbox(folder, ['export', '--out', join(folder, 'export.csv')]);
    await inbox(folder, ['backup', join(folder, 'backup.sqlite')]);
    const traces = tracesIn(folder);
    findings.expect(traces.length === 0, () => `They are still in ${traces}`);

    const after = await line.askAgain(postLoan(loan, newUuid()));
    findings.expect(after.status === 200, () => `Answered with ${after.status} after erasing`);
    const others = (await storedIn(folder)).length;
    const expected = left.length + 2 - theirs.length;
    findings.expect(others === expected, () => `${others} of ${expected} others are left`);
    line.close();
    await store_.close();
  };
  await onService(findings, use);
  findings.expect(erased > count / 10 && purged > count / 10, () => `${erased} and ${purged}`);
  return { tried: `${count} rows, ${purged} purged, ${erased} erased`, wrong: findings.wrong };
}

export const erasure: Scenario = {
  fault: 'F28',
  name: 'erasure',
  run: async (size) => ({ ...(await run(size)), lost: 0, doubled: 0 }),
};
