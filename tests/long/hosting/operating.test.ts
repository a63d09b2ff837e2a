/** The pages of docs/operating.md: each block of commands, unchanged and in order. */
import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { loanPath } from '../../../src/domain/api.ts';
import { findPostgres } from '../../support/postgres.ts';
import { requirePrerequisite } from '../../support/prerequisites.ts';
import { findProgram } from '../../support/programs.ts';
import { root } from '../../support/root.ts';
import { loan } from '../../support/submission.ts';
import { makeTestFolder } from '../../support/vitest-folder.ts';

/** In the order in which an operator comes to them. */
const pages = ['', '/staff', '/watch', '/backup', '/erase', '/update', '/postgresql'];

const namespaces = ['--mount', '--net', '--pid', '--fork', '--mount-proc', '--kill-child'];

it('commands of seven operating pages run as written', async ({ skip }) => {
  const postgres = findPostgres() ?? '';
  requirePrerequisite(postgres !== '', 'there is no PostgreSQL', skip);
  requirePrerequisite(findProgram('sudo') !== undefined, 'sudo is not installed', skip);
  requirePrerequisite(process.getuid?.() === 0, 'namespaces take root', skip);
  const work = makeTestFolder();
  chmodSync(work, 0o755);
  const text = pages.map((page) => readFileSync(join(root, `docs/operating${page}.md`), 'utf8'));
  const blocks = [...text.join('\n').matchAll(/^```sh\n(.*?)^```$/gms)].map(
    ([, block = '']) => block,
  );
  mkdirSync(join(work, 'blocks'));
  for (const [index, block] of blocks.entries())
    writeFileSync(join(work, 'blocks', String(index + 1).padStart(2, '0')), block);
  const script = join(import.meta.dirname, 'operating.sh');
  const archive = execFileSync(process.execPath, ['src/release.ts'], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: process.env.HOME },
  }).trim();
  const body = JSON.stringify({ ...loan, email: 'Ans@x.example' });
  // Without a terminal, programs read passwords from standard input.
  const options = [
    ...namespaces,
    'setsid',
    '--wait',
    'bash',
    script,
    work,
    postgres,
    archive,
    process.execPath,
    join(import.meta.dirname, 'updates.ts'),
    loanPath,
    body,
  ];
  const run = promisify(execFile)('unshare', options, { encoding: 'utf8', timeout: 540_000 });
  const { stdout, stderr } = await run.catch((error: { stdout: string; stderr: string }) => error);
  expect(stdout, `${stdout}\n${stderr}`).toContain('ALL RAN');
  expect(stdout.match(/RUNS \d\d$/gm)).toHaveLength(blocks.length);
  for (const line of [
    'The database is new and empty',
    // The machine of this test has no public address.
    'visitors do not reach https://solvanta.example',
    'there is none in /srv/backup',
    'UPDATED to ',
    ': 0 lost, 0 doubled',
    'Both databases have the same rows',
  ])
    expect(stdout).toContain(line);
  expect(stdout.match(/Erased \S+$/gm)).toHaveLength(2);
  expect(stdout.match(/^ERASED in every backup/gm)).toHaveLength(3);
  expect(stdout.match(/^RESTORED \S+$/gm)).toHaveLength(6);
  expect(stderr).toContain('NOT UPDATED: this version does not answer: the old one runs again');
  expect(stderr).toContain('NOT UPDATED: interrupted\n');
  expect(stderr).toContain('NOT UPDATED: interrupted: the old one runs again');
  expect(stderr).toMatch(/NOT UPDATED: .* has \d+ MB free and needs \d+ MB/);
  expect(stdout.match(/NOT RESTORED/g)).toHaveLength(2);
}, 700_000);
