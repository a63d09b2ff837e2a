/**
 * The fault scenarios in full size.
 *
 * `--only F14` (or a name; several with commas), `--without soak`, `--small` for a quick look, `--seed 1` to see a run
 * again, `--minutes 5` for a shorter soak.
 */
import { parseArgs } from 'node:util';
import { requiresAll } from '../../support/need.ts';
import { installPrograms } from '../../support/programs.ts';
import { attempt } from './scenario.ts';
import { scenarios } from './scenarios.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    without: { type: 'string' },
    small: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(Date.now() % 1e9) },
    minutes: { type: 'string', default: '30' },
  },
});
const size = { full: !values.small, seed: Number(values.seed), minutes: Number(values.minutes) };
if (!Number.isInteger(size.seed)) throw new Error('A seed is a whole number');
const wanted = values.only?.toLowerCase().split(',');
const chosen = scenarios.filter(({ fault, name, fullOnly }) => {
  if (name === values.without) return false;
  return wanted
    ? wanted.includes(fault.toLowerCase()) || wanted.includes(name)
    : size.full || !fullOnly;
});
if (chosen.length === 0)
  throw new Error(`None is called ${values.only}: ${scenarios.map(({ name }) => name).join(', ')}`);

// Services and nginx end with the run, however it ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
installPrograms(['postgres', 'strace']);

console.log(`seed ${size.seed}, ${size.full ? 'full' : 'small'} size`);
const widths = [6, 14, 56, 6, 8, 10];
const row = (...cells: (string | number)[]) =>
  console.log(cells.map((cell, at) => String(cell).padEnd(widths[at] ?? 0)).join(' '));
row('fault', 'name', 'tried', 'lost', 'doubled', 'verdict', 's');
for (const scenario of chosen) {
  const start = performance.now();
  const { verdict, tried, found } = await attempt(scenario, size);
  const seconds = Math.round((performance.now() - start) / 1_000);
  row(scenario.fault, scenario.name, tried, found.lost, found.doubled, verdict, seconds);
  for (const line of found.wrong) console.log(`       ${line}`);
  if (verdict === 'BAD' || (verdict === 'NOT TRIED' && requiresAll)) process.exitCode = 1;
}
