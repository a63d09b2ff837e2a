/**
 * `npm run release`: one archive of the built site, the service, its packages and Node, for
 * machines of this kind. The same commit, build and Node give the same bytes.
 */
import './helpers/node/print-uncaught-errors.ts';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfNeeded } from './build-if-needed.ts';
import { projectRoot } from './helpers/node/project-root.ts';
import { formsFolder } from './settings/build-output.ts';

/** What a release has of the project. Without `start.mjs`, because `npm start` would build. */
const parts = [
  'package.json',
  'package-lock.json',
  'LICENSE',
  'CHANGELOG.md',
  'UPGRADING.md',
  'docs',
  'Containerfile',
  'compose.yaml',
  '.dockerignore',
  'dist',
  formsFolder,
  'src/domain',
  'src/helpers',
  'src/i18n',
  'src/service',
  'src/settings',
  'content/company.yaml',
];

/** Emptied at the start, too: an interrupted release leaves it. */
const stage = join(projectRoot, '.cache', 'release');
const committed = commitTime();
await buildIfNeeded();
rmSync(stage, { recursive: true, force: true });
const folder = join(stage, 'solvanta');
for (const part of parts) cpSync(join(projectRoot, part), join(folder, part), { recursive: true });
// npm compares each package, Node among them, with its checksum in package-lock.json.
run(folder, 'npm', 'ci', '--omit=dev', '--ignore-scripts', '--prefer-offline');
// npm 9 and 10 leave out the link `node`.
run(folder, 'npm', 'run', 'postinstall');
// Node's symbols take 18 MB; what packages have for their developers 14 MB. Node runs no TypeScript
// of packages.
const pack = `
  set -e
  rm -r package-lock.json node_modules/node-*/include node_modules/node-*/share node_modules/node-*/CHANGELOG.md
  strip node_modules/node-*/bin/node
  node_modules/.bin/node --version
  find node_modules -type f -regex '.*\\.\\(map\\|[cm]?ts\\)' -delete
  find node_modules -type d -regex '.*node_modules/\\(@[^/]*/\\)?[^/]*/\\(test\\|docs\\)' -prune -exec rm -r {} +
  find . -type f -print0 | LC_ALL=C sort -z | xargs -0 sha256sum > ../sums
  mv ../sums SHA256SUMS
`;
run(folder, 'sh', '-c', pack);

const { version }: { version: string } = JSON.parse(
  readFileSync(join(projectRoot, 'package.json'), 'utf8'),
);
const archive = join(projectRoot, 'release', `solvanta-${version}.tar.gz`);
mkdirSync(join(projectRoot, 'release'), { recursive: true });
const owner = ['--owner=0', '--group=0', '--numeric-owner', '--mode=u=rwX,go=rX'];
run(stage, 'tar', '--sort=name', `--mtime=${committed}`, ...owner, '-czf', archive, 'solvanta');
rmSync(stage, { recursive: true });
console.log(archive);

/**
 * The time that the files in the archive get. Asked for first, so that without Git nothing runs
 * for minutes.
 */
function commitTime(): string {
  // In a container, the checkout may belong to another account.
  const git = ['-c', 'safe.directory=*', 'log', '-1', '--no-show-signature', '--format=@%ct'];
  try {
    return run(projectRoot, 'git', ...git).trim();
  } catch {
    console.error('A release has the time of its commit: run this in a checkout, with Git.');
    process.exit(1);
  }
}

function run(cwd: string, program: string, ...options: string[]): string {
  return execFileSync(program, options, { cwd, encoding: 'utf8' });
}
