/**
 * Fault F10: what is sent twice is stored once, in whatever order it comes and however clocks jump.
 * The double click is in tests/browser/double-press.spec.ts and tests/browser/submission.spec.ts.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { duplicateWindowMs, idempotencyHeader, loanPath } from '../../src/domain/api.ts';
import { referenceHeader } from '../../src/domain/loan/receipt-headers.ts';
import { newUuid } from '../../src/domain/submission-id.ts';
import { checkProperty, dailyOrFull, timeoutMs } from '../support/random-inputs.ts';
import { makeClock, makeService, postJson } from '../support/service/fixtures.ts';
import { idsOf, loan } from '../support/submission.ts';

interface Receipt {
  key: string | null;
  content: string;
  reference: string;
  status: number;
}

interface Row {
  key: string | null;
  content: string;
  reference: string;
  at: number;
}

/** Few people send with few keys. */
const requests = fc.array(
  fc.record({
    person: fc.integer({ min: 0, max: 1 }),
    text: fc.integer({ min: 0, max: 1 }),
    key: fc.option(fc.integer({ min: 0, max: 2 })),
    minutes: fc.constantFrom(0, 0, 0, 4, 11, -3),
  }),
  { minLength: 2, maxLength: 12 },
);

it('duplicate requests are stored once, with equal responses', { timeout: timeoutMs }, async () => {
  const { read: clock, advance } = makeClock();
  const { app, store } = makeService({ clock });
  const inputs = fc.tuple(fc.scheduler(), requests);
  await checkProperty(inputs, dailyOrFull(50, 1_000), async ([scheduler, all]) => {
    const run = newUuid();
    const before = new Set(idsOf(await Array.fromAsync(store.all())));
    const receipts: Receipt[] = [];
    const sending = all.map(async ({ person, text, key: number, minutes }) => {
      await scheduler.schedule(Promise.resolve());
      advance(minutes * 60_000);
      const [profession, email] = [`${run} ${text}`, `${person}@faults.example`];
      const key = number === null ? null : `${run} ${number}`;
      const headers = key === null ? {} : { [idempotencyHeader]: key };
      const response = await postJson(app, loanPath, { ...loan, profession, email }, headers);
      const { reference = '' } = response.json() as { reference?: string };
      expect(response.headers[referenceHeader.toLowerCase()] ?? '').toBe(reference);
      const content = `${profession} ${email}`;
      receipts.push({ key, content, status: response.statusCode, reference });
    });
    await scheduler.waitIdle();
    await Promise.all(sending);
    const stored = (await Array.fromAsync(store.all())).filter(({ id }) => !before.has(id));
    const rows: Row[] = stored.map(({ payload, idempotencyKey: key, reference, receivedAt }) => {
      const { profession, email } = payload as typeof loan;
      return { key, content: `${profession} ${email}`, reference, at: receivedAt.getTime() };
    });
    const accepted = receipts.filter(({ status }) => status === 200);
    const refused = receipts.filter(({ status }) => status !== 200);
    expectStoredContent(accepted, rows);
    expectOtherContentUnderKey(refused, rows);
    expectReceiptOfEachRow(receipts, rows);
    expectUniqueKeys(rows);
    expectDuplicateWindow(rows);
  });
});

function expectStoredContent(accepted: readonly Receipt[], rows: readonly Row[]): void {
  for (const { reference, content } of accepted)
    expect(rows.find((row) => row.reference === reference)?.content).toBe(content);
}

/** A request is refused only when its key was used with other content. */
function expectOtherContentUnderKey(refused: readonly Receipt[], rows: readonly Row[]): void {
  for (const { key, content, status } of refused) {
    expect(status).toBe(422);
    const earlier = rows.find((row) => row.key === key);
    expect(earlier).toBeDefined();
    expect(earlier?.content).not.toBe(content);
  }
}

function expectReceiptOfEachRow(receipts: readonly Receipt[], rows: readonly Row[]): void {
  const references = new Set(receipts.map(({ reference }) => reference));
  expect(rows.filter(({ reference }) => !references.has(reference))).toEqual([]);
}

function expectUniqueKeys(rows: readonly Row[]): void {
  const keys = rows.flatMap(({ key }) => key ?? []);
  expect(new Set(keys).size).toBe(keys.length);
}

/** Rows with the same content are further apart than the time in which a repetition is found. */
function expectDuplicateWindow(rows: readonly Row[]): void {
  for (const [index, row] of rows.entries())
    for (const other of rows.slice(index + 1))
      if (row.content === other.content)
        expect(Math.abs(row.at - other.at)).toBeGreaterThan(duplicateWindowMs);
}
