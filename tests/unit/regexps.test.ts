/** No regular expression of the service takes more than linear time on any input. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { check } from 'recheck';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { root } from '../support/start-service.ts';

interface Pattern {
  file: string;
  source: string;
  flags: string;
}

/** The regular expressions of a file and of all files that it imports. */
function patternsIn(file: string, seen: Set<string>): Pattern[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const patterns: Pattern[] = [];
  const follow = (specifier: ts.Node | undefined) => {
    if (specifier && ts.isStringLiteral(specifier) && /^\..*\.ts$/.test(specifier.text))
      patterns.push(...patternsIn(resolve(dirname(file), specifier.text), seen));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const [, source = '', flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(node.text) ?? [];
      patterns.push({ file: relative(root, file), source, flags });
    }
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) follow(node.moduleSpecifier);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      follow(node.arguments[0]);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
  return patterns;
}

// Counted steps decide, not the time of a busy machine.
const options = { timeout: null, randomSeed: 1, incubationTimeout: null, attackTimeout: null };

// Zod's pattern of mail addresses.
const { source, flags } = z.regexes.email;
const seen = new Set<string>();
const patterns = globSync('src/service/**/*.ts', { cwd: root })
  .flatMap((file) => patternsIn(join(root, file), seen))
  .concat({ file: 'zod', source, flags });

describe('the patterns of the service', () => {
  it('are more than forty', () => {
    expect(patterns.length).toBeGreaterThan(40);
  });

  it('are literal, so that they can be checked', () => {
    const made = [...seen].filter((file) => /\bRegExp\(/.test(readFileSync(file, 'utf8')));
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
