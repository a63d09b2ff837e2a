/** No regular expression of the service takes more than linear time on any input. */
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { check } from 'recheck';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { reachableFiles } from '../support/layers.ts';
import { root } from '../support/root.ts';

interface Pattern {
  file: string;
  source: string;
  flags: string;
}

/** The regular expressions of a file. */
function patternsIn(file: string): Pattern[] {
  const patterns: Pattern[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const [, source = '', flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(node.text) ?? [];
      patterns.push({ file: relative(root, file), source, flags });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
  return patterns;
}

// Counted steps decide, not the time of a busy machine.
const options = { timeout: null, randomSeed: 1, incubationTimeout: null, attackTimeout: null };

// Zod's pattern of mail addresses.
const { source, flags } = z.regexes.email;
const modules = globSync('src/service/**/*.ts', { cwd: root }).map((file) => join(root, file));
const loaded = reachableFiles(modules);
const patterns = loaded.flatMap(patternsIn).concat({ file: 'zod', source, flags });

describe('the patterns of the service', () => {
  it('are found in the service', () => {
    expect(patterns.length).toBeGreaterThan(40);
  });

  it('are literal, so that they can be checked', () => {
    const made = loaded.filter((file) => /\bRegExp\(/.test(readFileSync(file, 'utf8')));
    expect(made).toEqual([]);
  });

  it.each(patterns)(
    '/$source/$flags of $file takes linear time',
    { timeout: 600_000 },
    async ({ source, flags }) => {
      const { status } = await check(source, flags, options);
      expect(status).toBe('safe');
    },
  );
});
