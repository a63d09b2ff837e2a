import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { makeFolder, writeAnswers, writeSite } from './fixtures.ts';

const root = join(import.meta.dirname, '../../..');

/** What the service may be made of: were it to import anything else, it would not start here. */
const sources = [
  'package.json',
  ...[
    'api.ts',
    'company.ts',
    'filled-text.ts',
    'retention.ts',
    'i18n',
    'loan',
    'contact',
    'intake',
  ].map((path) => `src/${path}`),
];

/** A copy of the service with a fixture build beside it. */
export function makePackage(): string {
  const folder = makeFolder();
  for (const path of sources) cpSync(join(root, path), join(folder, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeSite(join(folder, 'dist'));
  writeAnswers(join(folder, 'dist-answers'));
  return folder;
}

export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface Running {
  child: ChildProcess;
  ended: Promise<Ended>;
}

/** Runs a file of the package; killed when the test has ended. */
export function run(folder: string, file: string, args: string[] = [], env = {}): Running {
  const { PATH } = process.env;
  const child = spawn(process.execPath, [join(folder, 'src/intake', file), ...args], {
    cwd: folder,
    env: { PATH, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const code = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const ended = Promise.all([code, text(child.stdout), text(child.stderr)]).then(
    ([code, stdout, stderr]) => ({ code, stdout, stderr }),
  );
  return { child, ended };
}

/** Starts the service and waits for the line that says where it is. */
export async function startService(
  folder: string,
  env = {},
): Promise<Running & { origin: string }> {
  const running = run(folder, 'main.ts', [], env);
  const line = new Promise<string>((resolve) => {
    running.child.stdout?.once('data', (bytes: Buffer) => resolve(bytes.toString()));
  });
  const early = running.ended.then(({ stderr }) => Promise.reject(new Error(stderr)));
  const origin = /^Solvanta is at (http:\/\/127\.0\.0\.1:\d+)\n$/.exec(
    await Promise.race([line, early]),
  );
  if (!origin?.[1]) throw new Error('The service says nothing of where it is');
  return { ...running, origin: origin[1] };
}
