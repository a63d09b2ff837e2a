import type { Progress } from '../store/store.ts';

/** What a command says something to. */
export interface Terminal {
  /** Of what was asked for. */
  write(text: string): void | Promise<void>;
  /** Shows how far a long command is. */
  say: Progress;
  /** Whether somebody reads along, whose terminal no text may steer. */
  isTerminal: boolean;
}

/** How every command is typed. */
export const inboxCommand = 'npm run -s inbox --';

/** One line that says what to type, and how the command ends: 2 when it was not typed rightly. */
export class InboxError extends Error {
  readonly exitCode: 1 | 2;
  constructor(message: string, exitCode: 1 | 2 = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** @param time in milliseconds, which never goes back */
export function createTerminal(
  out: NodeJS.WriteStream,
  err: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>,
  time = () => performance.now(),
): Terminal & { end(): void } {
  let shown = Number.NEGATIVE_INFINITY;
  let last = '';
  function end(): void {
    if (last !== '') err.write('\r\u001b[K');
    last = '';
  }
  return {
    isTerminal: out.isTTY,
    async write(text) {
      end();
      if (!out.write(text)) await new Promise<void>((resolve) => out.once('drain', resolve));
    },
    /** A line on the terminal that the next one replaces; in a log or a file it would be in the way. */
    say(what, done) {
      const isNext = !last.startsWith(what);
      if (!err.isTTY || (!isNext && time() - shown < 100)) return;
      shown = time();
      last = done === undefined ? `${what} …` : `${what}: ${done.toLocaleString('en')}`;
      err.write(`\r\u001b[K${last}`);
    },
    end,
  };
}
