/** The service as a process of its own, on the built site and a database that is gone afterwards. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { openSqliteReader } from '../../../src/intake/sqlite-store.ts';
import type { Stored } from '../../../src/intake/store.ts';
import type { Findings } from './scenario.ts';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Node's, as npm start gives them; it keeps compiled code, too. */
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: { start: string };
};
const options = scripts.start.split(' ').filter((word) => word.startsWith('--'));

export interface Service {
  child: ChildProcess;
  port: number;
  /** Code with which it ended; null when it was killed. */
  ended: Promise<number | null>;
}

/** None outlives the run. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Folder of a scenario's database; call `remove` at its end. */
export function makeDataFolder(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Starts it and waits until it says where it is.
 * @param said is given all that it writes, which is lost otherwise
 * @param under words of a command that runs it and leaves it its process number, such as strace -D
 */
export async function startService(
  folder: string,
  env: NodeJS.ProcessEnv = {},
  said?: string[],
  under: readonly string[] = [],
): Promise<Service> {
  if (!existsSync(join(root, 'dist'))) throw new Error('There is no built site: npm run build');
  const [command = '', ...words] = [
    ...[...under, process.execPath, ...options],
    'src/intake/main.ts',
  ];
  const child = spawn(command, words, {
    cwd: root,
    env: {
      ...{ PATH: process.env.PATH, NODE_COMPILE_CACHE: join(root, '.cache/code') },
      ...{ PORT: '0', DATA_DIR: folder, RATE_LIMIT: 'off', ...env },
    },
    stdio: ['ignore', 'pipe', said ? 'pipe' : 'ignore'],
  });
  running.add(child);
  if (said) {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (bytes: Buffer) => said.push(bytes.toString()));
    }
  }
  child.once('exit', () => running.delete(child));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  if (!child.stdout) throw new Error('The service has no output');
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /:(\d+)$/.exec(line)?.[1];
    if (port) return { child, port: Number(port), ended };
  }
  throw new Error('The service did not start');
}

/** Lets a scenario use a service with a database of its own, which must end cleanly. */
export async function onService<Result>(
  findings: Findings,
  use: (service: Service & { folder: string }) => Promise<Result>,
  env?: NodeJS.ProcessEnv,
  said?: string[],
): Promise<Result> {
  const data = makeDataFolder();
  const service = await startService(data.folder, env, said);
  const result = await use({ ...service, folder: data.folder });
  const code = await stopService(service);
  findings.expect(code === 0, () => `The service ended with ${code}`);
  data.remove();
  return result;
}

/** Runs one of the operator's commands, `list` and so on, on a scenario's database. */
export async function inbox(
  folder: string,
  args: string[],
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ['src/intake/inbox.ts', ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const code = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [output, complaint] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, output: output + complaint };
}

export async function stopService({ child, ended }: Service): Promise<number | null> {
  child.kill('SIGTERM');
  return ended;
}

/** Everything that a database holds. */
export async function storedIn(folder: string): Promise<Stored[]> {
  const store = openSqliteReader(folder);
  const submissions = (await store?.list()) ?? [];
  await store?.close();
  return submissions;
}
