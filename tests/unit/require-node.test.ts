import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { root } from '../support/root.ts';

const script = readFileSync(join(root, 'src/helpers/node/require-node.mjs'), 'utf8');

const lock: {
  packages: Record<
    string,
    { version: string; engines?: { node?: string }; optionalDependencies?: Record<string, string> }
  >;
} = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

/** Runs the script as this version of Node. */
function startUnder(node: string) {
  const lines: string[] = [];
  const codes: number[] = [];
  runInNewContext(script, {
    process: { versions: { node }, exit: (code: number) => codes.push(code) },
    console: { error: (line: string) => lines.push(line) },
  });
  return { lines, codes };
}

describe('the Node version check', () => {
  it.each(['18.20.8', '20.20.2', '22.12.0'])('rejects %s in one line', (node) => {
    const { lines, codes } = startUnder(node);
    expect(codes).toEqual([1]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('Node 24');
    expect(lines[0]).toContain(node);
    // With ignore-scripts, npm 10 leaves out the link to Node.
    expect(lines[0]).toContain('type npm rebuild');
    expect(lines[0]).not.toContain('\n');
  });

  it.each(['24.0.0', '26.10.0'])('accepts %s silently', (node) => {
    expect(startUnder(node)).toEqual({ lines: [], codes: [] });
  });

  const { '': project, ...packages } = lock.packages;

  it('rejects what package.json does', () => {
    expect(project?.engines?.node).toBe('>=24');
  });

  const binaries = Object.keys(project?.optionalDependencies ?? {});
  it.each(binaries)('accepts what npm installs as %s', (name) => {
    const version = packages[`node_modules/${name}`]?.version ?? '';
    expect(version).toMatch(/^24\./);
    expect(startUnder(version).codes).toEqual([]);
  });
});
