/**
 * `npm run test:faults`: what can go wrong, done to the service on purpose.
 *
 * `--long` for full sizes, `--only F14` (or a name; several with commas), `--seed 1` to see a run again, `--minutes 30`
 * for the length of a soak.
 */
import { parseArgs } from 'node:util';
import { backups } from './backups.ts';
import { bodies } from './bodies.ts';
import { canaries } from './canaries.ts';
import { crashes } from './crashes.ts';
import { csv } from './csv.ts';
import {
  failingSync,
  fullDisk,
  lockedDatabase,
  noSpace,
  slowSync,
  unusableDatabases,
} from './disks.ts';
import { doubles } from './doubles.ts';
import { kills, terminations } from './endings.ts';
import { erasure } from './erasure.ts';
import { flood } from './flood.ts';
import { framing } from './framing.ts';
import { keys } from './keys.ts';
import { injections, markups } from './mails.ts';
import { rawMessages } from './messages.ts';
import { methods } from './methods.ts';
import { mutations } from './mutations.ts';
import { negotiation } from './negotiation.ts';
import { crossOrigin } from './origins.ts';
import { backlog, clockJumps, crashesInMail, failingMail, outage } from './outbox.ts';
import { paths } from './paths.ts';
import { lostServer, severalProcesses } from './postgres.ts';
import { powerCuts } from './power.ts';
import type { Scenario } from './scenario.ts';
import { slowClients } from './slow-clients.ts';
import { soak } from './soak.ts';
import { spam } from './spam.ts';

const scenarios: Scenario[] = [
  kills,
  powerCuts,
  ...[failingSync, noSpace, slowSync, fullDisk, lockedDatabase, unusableDatabases],
  ...[failingMail, crashesInMail, backlog, outage, clockJumps],
  ...[doubles, backups, crashes, soak],
  terminations,
  lostServer,
  severalProcesses,
  slowClients,
  framing,
  rawMessages,
  bodies,
  paths,
  ...[keys, injections, markups, csv, methods, negotiation, flood, spam, crossOrigin],
  ...[canaries, erasure, mutations],
];

const { values } = parseArgs({
  options: {
    long: { type: 'boolean', default: false },
    only: { type: 'string' },
    seed: { type: 'string' },
    minutes: { type: 'string', default: '30' },
  },
});
const seed = values.seed === undefined ? Date.now() % 1e9 : Number(values.seed);
if (!Number.isInteger(seed)) throw new Error('A seed is a whole number');
const wanted = values.only?.toLowerCase().split(',');
const chosen = scenarios.filter(({ fault, name, longOnly }) =>
  wanted ? wanted.includes(fault.toLowerCase()) || wanted.includes(name) : values.long || !longOnly,
);
if (chosen.length === 0) {
  throw new Error(`None is called ${values.only}: ${scenarios.map(({ name }) => name).join(', ')}`);
}

// Services and nginx end with the run, however it ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

console.log(`seed ${seed}${values.long ? ', full size' : ''}`);
const widths = [6, 14, 46, 6, 8, 9];
row('fault', 'name', 'tried', 'lost', 'doubled', 'verdict', 's');
let failed = false;
const size = { long: values.long, seed, minutes: Number(values.minutes) };
const waiting = new Map(
  chosen.filter(({ waits }) => waits).map((scenario) => [scenario.name, scenario.run(size)]),
);
const inOrder = chosen.toSorted((a, b) => Number(a.waits ?? 0) - Number(b.waits ?? 0));
for (const { fault, name, run } of inOrder) {
  const start = performance.now();
  const { tried, lost, doubled, wrong } = await (waiting.get(name) ?? run(size));
  const isGood = lost === 0 && doubled === 0 && wrong.length === 0;
  failed ||= !isGood;
  const seconds = Math.round((performance.now() - start) / 1_000);
  row(fault, name, tried, lost, doubled, isGood ? 'good' : 'BAD', seconds);
  for (const line of wrong) console.log(`       ${line}`);
}
process.exitCode = failed ? 1 : 0;

function row(...cells: (string | number)[]): void {
  console.log(
    cells
      .map((cell, index) => String(cell).padEnd(widths[index] ?? 0))
      .join(' ')
      .trimEnd(),
  );
}
