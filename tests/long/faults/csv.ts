/** F17: the export is one table for every reader, and nothing in it is a formula. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { newUuid, referenceOf } from '../../../src/api.ts';
import { openSqliteStore } from '../../../src/intake/sqlite-store.ts';
import type { Submission } from '../../../src/intake/store.ts';
import { loan, message } from '../../support/submission.ts';
import { Findings, type Scenario } from './scenario.ts';
import { inbox, makeDataFolder } from './service.ts';

const signs = ['=', '+', '-', '@', '\t', '\r', '\uff1d', '\uff0b', '\uff0d', '\uff20'];

const cells = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...signs,
        '"',
        '""',
        ',',
        ';',
        '\n',
        '\r\n',
        '\u2028',
        '\u0000',
        "'",
        '\ufeff',
      ),
      fc.constantFrom('=HYPERLINK("http://x.example";"a")', '=1+1', '@SUM(A1)', "+cmd|' /C x'!A0"),
      fc.string({ unit: 'binary', maxLength: 5 }),
      fc.constantFrom('Ans', 'België', 'Straat 1', '-'),
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((parts) => parts.join(''));

type Words<Fields> = { [Field in keyof Fields]: fc.Arbitrary<string> };

function wordsOf<Fields extends object>(fields: Fields): Words<Fields> {
  return Object.fromEntries(Object.keys(fields).map((field) => [field, cells])) as Words<Fields>;
}

const { amount, duration, ...texts } = loan;
const about = () => {
  const id = newUuid();
  return {
    ...{ id, reference: referenceOf(id), receivedAt: new Date().toISOString() },
    ...{ language: 'nl' as const, idempotencyKey: id, marks: [], channel: 'json' as const },
  };
};
const submissions = fc.oneof(
  fc.record(wordsOf(texts)).map(
    (words): Submission => ({
      ...about(),
      kind: 'loan',
      payload: { amount, duration, ...words },
    }),
  ),
  fc
    .record(wordsOf(message))
    .map((payload): Submission => ({ ...about(), kind: 'message', payload })),
);

export const csv: Scenario = {
  fault: 'F17',
  name: 'csv',
  async run({ long, seed }) {
    const count = long ? 10_000 : 1_000;
    const findings = new Findings();
    const { folder, remove } = makeDataFolder();
    const rows = fc.sample(submissions, { numRuns: count, seed });
    const store = openSqliteStore(join(folder, 'data'));
    await Promise.all(rows.map((row) => store.accept(row)));
    await store.close();

    const file = join(folder, 'export.csv');
    const { code, output } = await inbox(join(folder, 'data'), ['export', '--out', file]);
    findings.expect(code === 0, () => `The export ended with ${code}: ${output}`);
    const mode = statSync(file).mode & 0o777;
    findings.expect(mode === 0o600, () => `Its mode is ${mode.toString(8)}`);
    const read = parse(readFileSync(file), { columns: true }) as Record<string, string>[];
    remove();

    const found = new Map(read.map((row) => [row.reference, row]));
    let formulas = 0;
    for (const { reference, payload } of rows) {
      for (const [field, value] of Object.entries(payload)) {
        const text = String(value).toWellFormed();
        const isFormula = signs.some((sign) => text.startsWith(sign));
        if (isFormula) formulas++;
        const cell = found.get(reference)?.[field];
        const said = () => `${JSON.stringify(text)} is read as ${JSON.stringify(cell)}`;
        findings.expect(cell === (isFormula ? `'${text}` : text), said);
      }
    }
    const strays = read.flatMap(Object.values).filter((cell) => signs.includes(cell[0] ?? ''));
    findings.expect(strays.length === 0, () => `${JSON.stringify(strays[0])} is a formula`);
    findings.expect(formulas > count, () => `Only ${formulas} cells would be formulas`);
    return {
      tried: `${count} rows, ${formulas} formulas`,
      lost: count - found.size,
      doubled: read.length - found.size,
      wrong: findings.wrong,
    };
  },
};
