import type { FastifyBaseLogger, FastifyServerOptions, RawServerDefault } from 'fastify';
import type { MailError } from '../store/store.ts';

/** Where log lines go, one JSON object with a line end at a time. */
export interface LogStream {
  write(line: string): void;
}

/** Only these fields can be logged. */
type Line =
  | { event: 'answered'; method: string; route: string; status: number; ms: number }
  | { event: 'stored'; kind: string; reference: string; marks: readonly string[]; channel: string }
  /** `refused` recipients did not get it. */
  | { event: 'mailed' | 'confirmed'; reference: string; attempts: number; refused: number }
  | {
      event: 'not_mailed' | 'not_confirmed';
      reference: string;
      attempts: number;
      state: 'due' | 'held';
      code: MailError;
    }
  | { event: 'purged'; count: number }
  | { event: 'unsafe'; detail: string }
  | { event: 'refused' | 'failed'; code: string; detail?: string | undefined };

/** Marks the lines that {@link logEvent} writes. */
class Noted {
  constructor(line: Omit<Line, 'event'>) {
    Object.assign(this, line);
  }
}

/** Writes one line. */
export function logEvent(log: FastifyBaseLogger, { event, ...line }: Line): void {
  log[levels[event] ?? 'info'](new Noted(line), event);
}

const levels: Partial<Record<Line['event'], 'error' | 'warn'>> = {
  failed: 'error',
  not_mailed: 'warn',
  not_confirmed: 'warn',
  unsafe: 'warn',
};

/**
 * Fastify's logger, with an allow list in front of it: some of its own lines quote the URL or an error message, and a
 * message may quote what a visitor typed.
 */
export function loggerOptions(
  stream: LogStream,
): NonNullable<FastifyServerOptions<RawServerDefault>['logger']> {
  return {
    stream,
    base: null,
    hooks: {
      logMethod(args, method, level) {
        if ((args[0] as unknown) instanceof Noted) method.apply(this, args);
        else if (level >= warnLevel) method.apply(this, [{ code: 'framework' }, 'failed']);
      },
    },
  };
}

const warnLevel = 40;
