import { createInterface } from 'node:readline';
import type { OnProgress } from '../store/store.ts';

export interface Terminal {
  /** Writes a part of the result. */
  write(text: string): void | Promise<void>;
  onProgress: OnProgress;
  /** Reads a line of standard input: other accounts see arguments, and the shell keeps them. */
  ask(question: string): Promise<string>;
}

/**
 * What an operator types: under npm another command than the one that docs/operating.md installs.
 */
export const inboxCommand =
  process.env.npm_lifecycle_event === undefined ? 'inbox' : 'npm run -s inbox --';

/** A message for the operator. The exit code is 2 when the command line is wrong. */
export class InboxError extends Error {
  readonly exitCode: 1 | 2;
  constructor(message: string, exitCode: 1 | 2 = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** @param time monotonic clock in milliseconds */
export function createTerminal(
  out: NodeJS.WriteStream,
  err: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>,
  time = () => performance.now(),
): Terminal & { end(): void } {
  let shownAt = Number.NEGATIVE_INFINITY;
  let progressLine = '';
  function end(): void {
    if (progressLine !== '') err.write('\r\u001b[K');
    progressLine = '';
  }
  return {
    async write(text) {
      end();
      if (!out.write(text)) await new Promise<void>((resolve) => out.once('drain', resolve));
    },
    /** Writes a line that the next one replaces, and nothing when the output is no terminal. */
    onProgress(label, done) {
      const isNext = !progressLine.startsWith(label);
      if (!err.isTTY || (!isNext && time() - shownAt < 100)) return;
      shownAt = time();
      progressLine = done === undefined ? `${label} …` : `${label}: ${done.toLocaleString('en')}`;
      err.write(`\r\u001b[K${progressLine}`);
    },
    async ask(question) {
      if (process.stdin.isTTY) err.write(`${question}: `);
      for await (const line of createInterface({ input: process.stdin })) return line;
      return '';
    },
    end,
  };
}
