/**
 * Fault F10: what is sent twice is stored once, in whatever order it comes and however clocks jump.
 * The double click is in tests/browser/submission.spec.ts.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { duplicateWindowMs, idempotencyHeader, loanPath } from '../../src/domain/api.ts';
import { referenceHeader } from '../../src/domain/loan/receipt-headers.ts';
import { newUuid } from '../../src/domain/submission-id.ts';
import { dailyOrFull, seed, timeoutMs } from '../support/check-property.ts';
import { makeClock, makeService, postJson } from '../support/service/fixtures.ts';
import { loan } from '../support/submission.ts';

interface Row {
  key: string | null;
  content: string;
  reference: string;
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
  const property = fc.asyncProperty(fc.scheduler(), requests, async (scheduler, all) => {
    const run = newUuid();
    const before = new Set((await Array.fromAsync(store.all())).map(({ id }) => id));
    const sent: (Row & { status: number })[] = [];
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
      sent.push({ key, content, status: response.statusCode, reference });
    });
    await scheduler.waitIdle();
    await Promise.all(sending);
    const stored = (await Array.fromAsync(store.all())).filter(({ id }) => !before.has(id));
    const rows = stored.map(({ payload, idempotencyKey: key, reference, receivedAt }) => {
      const { profession, email } = payload as typeof loan;
      return { key, content: `${profession} ${email}`, reference, at: receivedAt.getTime() };
    });
    for (const { status, ...receipt } of sent) {
      const storedRow = rows.find(({ reference }) => reference === receipt.reference);
      if (status === 200) expect(storedRow?.content).toBe(receipt.content);
      else {
        expect(status).toBe(422);
        const earlier = rows.find(({ key }) => key === receipt.key);
        expect(earlier?.content, 'refused, and not reused').not.toBe(receipt.content);
        expect(earlier).toBeDefined();
      }
    }
    const earlierResponse = new Set(sent.map(({ reference }) => reference));
    expect(rows.filter(({ reference }) => !earlierResponse.has(reference))).toEqual([]);
    const keys = rows.flatMap(({ key }) => key ?? []);
    expect(new Set(keys).size).toBe(keys.length);
    for (const [index, row] of rows.entries())
      for (const other of rows.slice(index + 1))
        if (row.content === other.content)
          expect(Math.abs(row.at - other.at)).toBeGreaterThan(duplicateWindowMs);
  });
  await fc.assert(property, { seed, numRuns: dailyOrFull(50, 1_000) });
});
