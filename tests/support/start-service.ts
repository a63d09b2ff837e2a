/** Starts the service and its commands as processes, and reads what they stored. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { loanPath } from '../../src/domain/api.ts';
import { databasePath } from '../../src/service/store/sqlite/database-file.ts';
import { openSqliteReader } from '../../src/service/store/sqlite/sqlite-store.ts';
import type { StoredSubmission } from '../../src/service/store/store.ts';
import { root } from './root.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

interface ExitResult {
  /** Null when the process was killed. */
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface Program {
  child: ChildProcess;
  /** Output so far. */
  output: { stdout: string; stderr: string };
  ended: Promise<ExitResult>;
}

export interface Service extends Program, AsyncDisposable {
  url: string;
  port: number;
  /** Folder of its database. */
  folder: string;
  /** Sends a loan request as a script does. */
  postLoan(request: object): Promise<Response>;
  /** Stops it as a supervisor would, and removes a temporary folder. @returns the exit code */
  stop(): Promise<number | null>;
  /** Ends it as a crash would. */
  kill(): Promise<void>;
}

interface Options {
  /** Folder of the database; by default a temporary one. */
  folder?: string | undefined;
  env?: NodeJS.ProcessEnv | undefined;
  /** A command that runs the service with the same process id, such as `strace -D`. */
  wrapper?: readonly string[];
  /** For standard input. */
  input?: string;
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

/** Runs a file of `src/service/` without the tests' environment. */
export function run(
  file: string,
  args: readonly string[] = [],
  {
    folder = '',
    env = {},
    input = '',
    wrapper = [],
    nodeOptions = [],
    project = root,
  }: Options = {},
): Program {
  const node = [process.execPath, ...nodeOptions, join(project, 'src/service', file)];
  const commandLine = [...wrapper, ...node, ...args];
  const child = spawn(commandLine[0] ?? '', commandLine.slice(1), {
    cwd: existsSync(folder) ? folder : project,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: join(tmpdir(), 'solvanta-code'),
      PORT: '0',
      RATE_LIMIT: 'off',
      ...(folder && { DATA_DIR: folder }),
      ...env,
    },
  });
  child.stdin.end(input);
  running.add(child);
  child.once('exit', () => running.delete(child));
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      output[name] += text;
    });
  }
  const ended = new Promise<ExitResult>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, ...output }));
  });
  return { child, output, ended };
}

/** Runs an operator's command to its end. */
export function inbox(folder: string, args: readonly string[], env = {}): Promise<ExitResult> {
  return run('cli/inbox.ts', args, { folder, env }).ended;
}

/**
 * Starts the service on a free port and waits until it reports its URL.
 * @throws Error with its output when it ends before, for example without a built site
 */
export async function startService(options: Options = {}): Promise<Service> {
  const folder = options.folder ?? makeTemporaryFolder();
  const program = run('main.ts', [], { ...options, folder });
  const { child, ended } = program;
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const [reported] = /http:\S+(?=\n)/.exec(program.output.stdout) ?? [];
      if (reported) resolve(reported);
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
    postLoan: (request) =>
      fetch(url + loanPath, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(request),
      }),
    stop,
    kill: async () => void (await end('SIGKILL')),
    [Symbol.asyncDispose]: async () => void (await stop()),
  };
}

/** Everything that a database holds, oldest first. */
export async function readStored(folder: string): Promise<StoredSubmission[]> {
  const store = openSqliteReader(folder);
  const submissions = await Array.fromAsync(store?.all() ?? []);
  await store?.close();
  return submissions;
}

/** Deletes all rows, because repeated content within minutes counts as the same request. */
export function deleteRows(folder: string): void {
  const database = new DatabaseSync(databasePath(folder), { timeout: 2_000 });
  database.exec('DELETE FROM submissions');
  database.close();
}
