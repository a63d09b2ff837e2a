/** Every built page as the W3C's checker reads it. */
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { dist } from '../support/built-site.ts';
import { requirePrerequisite } from '../support/prerequisites.ts';
import { findProgram } from '../support/programs.ts';

/**
 * Not among the packages of the project: its install script would load a Java runtime onto
 * every machine.
 */
const checker = 'vnu-jar@26.9.27';

const report = z.object({ messages: z.array(z.object({ message: z.string() })) });

/**
 * CSS that the checker does not know yet, and the style element that Astro writes beside
 * its islands.
 */
const known = [
  'A “style” element in “body” must be the first child of its parent.',
  'CSS: Parse Error.',
  'CSS: Unrecognized at-rule “@container”',
  'CSS: Unrecognized at-rule “@property”',
  'CSS: Unrecognized at-rule “@view-transition”',
  "CSS: “anchor-name”: Property “anchor-name” doesn't exist.",
  "CSS: “animation-range”: Property “animation-range” doesn't exist.",
  "CSS: “animation-timeline”: Property “animation-timeline” doesn't exist.",
  'CSS: “bottom”: Parse Error.',
  "CSS: “container-type”: Property “container-type” doesn't exist.",
  "CSS: “field-sizing”: Property “field-sizing” doesn't exist.",
  "CSS: “margin-trim”: Property “margin-trim” doesn't exist.",
  "CSS: “timeline-scope”: Property “timeline-scope” doesn't exist.",
  'CSS: “top”: “anchor(top)” is not a “top” value.',
  "CSS: “vector-effect”: Property “vector-effect” doesn't exist.",
  "CSS: “view-timeline”: Property “view-timeline” doesn't exist.",
  "CSS: “view-transition-name”: Property “view-transition-name” doesn't exist.",
];

describe('the W3C’s checker', () => {
  it('finds no error but those known', { timeout: 900_000 }, ({ skip }) => {
    requirePrerequisite(findProgram('java') !== undefined, 'java is not installed', skip);
    const options = ['--format', 'json', '--errors-only', '--skip-non-html'];
    const { stdout, stderr } = spawnSync(
      'npm',
      ['exec', '--yes', '--ignore-scripts', '--package', checker, '--', 'vnu', ...options, dist],
      { encoding: 'utf8', maxBuffer: 2 ** 28 },
    );
    const output = stdout + stderr;
    const { messages } = report.parse(JSON.parse(output.slice(output.indexOf('{'))));
    expect(new Set(messages.map(({ message }) => message))).toEqual(new Set(known));
  });
});
