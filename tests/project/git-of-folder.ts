import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * Options with which Git reads `.gitignore` and `.gitattributes` of this folder, also in a copy
 * without a repository.
 */
export function gitOfFolder(): string[] {
  const repository = mkdtempSync(join(tmpdir(), 'git-'));
  onTestFinished(() => rmSync(repository, { recursive: true }));
  execFileSync('git', ['init', '--quiet', '--bare', repository]);
  return [`--git-dir=${repository}`, '--work-tree=.'];
}
