import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Ended {
  /** Null when the process was killed. */
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface Program {
  child: ChildProcess;
  /** Output so far. */
  said: { stdout: string; stderr: string };
  ended: Promise<Ended>;
}

export interface Service extends Program, AsyncDisposable {
  url: string;
  port: number;
  /** Folder of its database. */
  folder: string;
  /** Stops it as a supervisor would, and removes a temporary folder. @returns the exit code */
  stop(): Promise<number | null>;
  /** Ends it as a crash would. */
  kill(): Promise<void>;
}

interface Options {
  /** Folder of the database; by default a temporary one. */
  folder?: string | undefined;
  env?: NodeJS.ProcessEnv | undefined;
  /** A command that runs the service under the same process id, such as `strace -D`. */
  under?: readonly string[];
  /** Options of Node, such as `--env-file`. */
  nodeOptions?: readonly string[];
  /** Folder of another copy of the project. */
  project?: string;
}

/** Killed when this process ends. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** An empty folder; the caller removes it. */
export function makeTemporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'intake-'));
}

/** Runs a file of `src/intake/` without the tests' environment. */
export function run(
  file: string,
  args: readonly string[] = [],
  { folder = '', env = {}, under = [], nodeOptions = [], project = root }: Options = {},
): Program {
  const node = [process.execPath, ...nodeOptions, join(project, 'src/intake', file)];
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

/** Runs an operator's command to its end. */
export function inbox(folder: string, args: readonly string[], env = {}): Promise<Ended> {
  return run('operator/inbox.ts', args, { folder, env }).ended;
}

/**
 * Starts the service on a free port and waits until it reports its address.
 * @throws Error with its output when it ends before, for example without a built site
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
