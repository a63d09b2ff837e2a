/** The service and its commands as processes of their own, on the built site. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Ended {
  /** Null when it was killed. */
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface Program {
  child: ChildProcess;
  /** What it has written so far. */
  said: { stdout: string; stderr: string };
  ended: Promise<Ended>;
}

export interface Service extends Program, AsyncDisposable {
  url: string;
  port: number;
  /** Of its database. */
  folder: string;
  /** Ends it as a supervisor would; a folder that was made for it goes too. @returns its exit code */
  stop(): Promise<number | null>;
  /** Ends it as a crash would. */
  kill(): Promise<void>;
}

interface Options {
  /** Of the database; without it there is one that goes with the service. */
  folder?: string | undefined;
  env?: NodeJS.ProcessEnv | undefined;
  /** Words of a command that runs it under the same process number, such as `strace -D`. */
  under?: readonly string[];
  /** Folder of another copy of the project. */
  project?: string;
}

/** None outlives the process that started it. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** An empty folder, which its owner removes. */
export function makeTemporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'intake-'));
}

/** Runs a file of `src/intake/` with nothing of the environment of the tests. */
export function run(
  file: string,
  args: readonly string[] = [],
  { folder = '', env = {}, under = [], project = root }: Options = {},
): Program {
  const node = [process.execPath, join(project, 'src/intake', file)];
  const words = [...under, ...node, ...args];
  const child = spawn(words[0] ?? '', words.slice(1), {
    cwd: existsSync(folder) ? folder : project,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: join(tmpdir(), 'solvanta-code'),
      PORT: '0',
      RATE_LIMIT: 'off',
      ...(folder && { DATA_DIR: folder }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const said = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      said[name] += text;
    });
  }
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, ...said }));
  });
  return { child, said, ended };
}

/** Runs one of the operator's commands to its end. */
export function inbox(folder: string, args: readonly string[], env = {}): Promise<Ended> {
  return run('operator/inbox.ts', args, { folder, env }).ended;
}

/**
 * Starts the service on a free port and waits until it says where it is.
 * @throws Error with what it said, when it ends before: without a built site, for example
 */
export async function startService(options: Options = {}): Promise<Service> {
  const folder = options.folder ?? makeTemporaryFolder();
  const program = run('main.ts', [], { ...options, folder });
  const { child, ended } = program;
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const [address] = /http:\S+(?=\n)/.exec(program.said.stdout) ?? [];
      if (address) resolve(address);
    });
    ended.then(({ stderr }) => reject(new Error(stderr || 'The service ended')), reject);
  });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    const { code } = await ended;
    if (options.folder === undefined) rmSync(folder, { recursive: true, force: true });
    return code;
  };
  const stop = () => end('SIGTERM');
  return {
    ...program,
    url,
    port: Number(new URL(url).port),
    folder,
    stop,
    kill: async () => void (await end('SIGKILL')),
    [Symbol.asyncDispose]: async () => void (await stop()),
  };
}
