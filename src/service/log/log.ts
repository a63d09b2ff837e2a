import type { FastifyBaseLogger, FastifyServerOptions, RawServerDefault } from 'fastify';
import type { ApiErrorCode } from '../../domain/api.ts';
import type { Channel, MailErrorCode, Mark, SubmissionKind } from '../store/store.ts';

/** Receives one JSON line at a time. */
export interface LogStream {
  write(line: string): void;
}

/** Only these fields can be logged. */
type LogEntry =
  | { event: 'answered'; method: string; route: string; status: number; ms: number }
  | {
      event: 'stored';
      kind: SubmissionKind;
      reference: string;
      marks: readonly Mark[];
      channel: Channel;
      /** Whether it was stored before. */
      repeated: boolean;
    }
  /** `refused`: number of recipients that the mail server refused. */
  | { event: 'mailed' | 'confirmed'; reference: string; attempts: number; refused: number }
  | {
      event: 'not_mailed' | 'not_confirmed';
      reference: string;
      attempts: number;
      state: 'due' | 'held';
      code: MailErrorCode;
    }
  | { event: 'purged'; count: number }
  | { event: 'unsafe'; detail: string }
  | { event: 'refused' | 'failed'; code: ApiErrorCode; detail?: string | undefined };

/** Each entry's fields. `Omit` alone would keep only those that all entries have: none. */
type EntryFields<Entry> = Entry extends LogEntry ? Omit<Entry, 'event'> : never;

/** What {@link logEvent} passes to the logger, which thereby tells its lines from Fastify's. */
class LogFields {
  constructor(fields: EntryFields<LogEntry>) {
    Object.assign(this, fields);
  }
}

/** Writes one line, at the level of its event. */
export function logEvent(log: FastifyBaseLogger, { event, ...fields }: LogEntry): void {
  log[levels[event] ?? 'info'](new LogFields(fields), event);
}

/**
 * Writes one line about a failure of the service itself, apart from any answer. It has the code
 * with which requests fail meanwhile, so operators find both by one word.
 */
export function logFailure(
  log: FastifyBaseLogger,
  detail: string,
  code: 'unavailable' | 'internal_error' = 'unavailable',
): void {
  logEvent(log, { event: 'failed', code, detail });
}

const levels: Partial<Record<LogEntry['event'], 'error' | 'warn'>> = {
  failed: 'error',
  not_mailed: 'warn',
  not_confirmed: 'warn',
  unsafe: 'warn',
};

/**
 * Fastify's own lines quote paths and error messages, which may hold personal data: from `warn`
 * upwards each becomes `code: framework`, the others are dropped.
 */
export function loggerOptions(
  stream: LogStream,
): NonNullable<FastifyServerOptions<RawServerDefault>['logger']> {
  return {
    stream,
    base: null,
    hooks: {
      logMethod(args, method, level) {
        const [fields]: unknown[] = args;
        if (fields instanceof LogFields) method.apply(this, args);
        else if (level >= warnLevel) method.apply(this, [{ code: 'framework' }, 'failed']);
      },
    },
  };
}

/** Pino's number of `warn`. */
const warnLevel = 40;
