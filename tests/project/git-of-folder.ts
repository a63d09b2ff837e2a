import { execFileSync } from 'node:child_process';
import { makeTestFolder } from '../support/vitest-folder.ts';

/**
 * Options with which Git reads `.gitignore` and `.gitattributes` of this folder, also in a copy
 * without a repository.
 */
export function gitOfFolder(): string[] {
  const repository = makeTestFolder();
  execFileSync('git', ['init', '--quiet', '--bare', repository]);
  return [`--git-dir=${repository}`, '--work-tree=.'];
}
