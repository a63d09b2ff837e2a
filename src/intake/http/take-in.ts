import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formControls, idempotencyHeader, loanPath, messagePath } from '../../domain/api.ts';
import {
  contactFields,
  contactMessageSchema,
  tagInTemplate,
} from '../../domain/contact/message.ts';
import { faultsOf } from '../../domain/faults.ts';
import { loanFields, loanRequestSchema } from '../../domain/loan/request.ts';
import { logEvent } from '../log/log.ts';
import {
  type Accepted,
  type Content,
  KeyReusedError,
  type Store,
  StoreError,
  type Submission,
} from '../store/store.ts';
import type { Answers } from './answers.ts';
import { isForm } from './bodies.ts';
import { sendPage } from './errors.ts';
import { Problem } from './problem.ts';
import { type RateLimiter, withinLimit } from './rate-limit.ts';
import {
  type Body,
  checkLoan,
  checkMessage,
  idempotencyKeyOf,
  isTrapped,
  languageOf,
  toSubmission,
} from './submissions.ts';

/** The form's fields, the check and the answer to a script, by kind. */
const kinds = {
  loan: {
    fields: loanFields,
    check: checkLoan,
    faults: (form: Body) => faultsOf(loanFields, loanRequestSchema.shape, form),
    acknowledge: (reply: FastifyReply, reference: string) => reply.send({ ok: true, reference }),
  },
  message: {
    fields: contactFields,
    check: checkMessage,
    faults: (form: Body) => faultsOf(contactFields, contactMessageSchema.shape, form),
    // The answer of the EmailJS service.
    acknowledge: (reply: FastifyReply) => reply.type('text/plain; charset=utf-8').send('OK'),
  },
} as const;

export interface TakingIn {
  store: Pick<Store, 'accept'>;
  answers: Answers;
  clock: () => Date;
  limiter: RateLimiter;
  /** Mailbox for the confirmation of a submission. Without this function, nothing is confirmed. */
  confirmTo?: (submission: Submission) => string | undefined;
  noteStored: (isStored: boolean) => void;
}

/** The two routes for submissions, as JSON from a script or as a plain form. */
export function takeIn(app: FastifyInstance, parts: TakingIn): void {
  app.post(loanPath, (request, reply) => handle('loan', parts, request, reply));
  app.post(messagePath, (request, reply) => handle('message', parts, request, reply));
}

async function handle(
  kind: Content['kind'],
  { store, answers, clock, limiter, confirmTo, noteStored }: TakingIn,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // A request without body and type passes the body parsers.
  if (request.body === undefined) throw new Problem('unsupported_media_type');
  const body = request.body as Body;
  const channel = isForm(request.headers['content-type']) ? 'form' : 'json';
  const idempotencyKey = idempotencyKeyOf(request.headers[idempotencyHeader.toLowerCase()]);
  const language = languageOf(
    channel === 'form'
      ? body[formControls.language]
      : (request.headers['content-language'] ?? tagInTemplate(body.template_id)),
    request.headers.referer,
  );

  const checked = kinds[kind].check(body, channel);
  if (!checked.ok) {
    if (channel === 'json') throw new Problem('invalid_fields', { fields: checked.wrong });
    const context = {
      values: typedIn(body, kinds[kind].fields),
      // Only beside other faults does the page name a malformed e-mail address. Alone it is accepted.
      wrong: flagged(kinds[kind].faults(body)),
    };
    return sendPage(reply.code(422), answers.draw(`${kind}-incomplete`, language, context));
  }

  const submission = toSubmission({
    content: checked.content,
    channel,
    language,
    idempotencyKey,
    trapped: channel === 'form' && isTrapped(body),
    receivedAt: clock(),
  });
  // After the check, because an incomplete form must not count.
  // The address is undefined when the sender reset the connection before Node accepted it.
  const { reference, repeated } = await withinLimit(limiter, request.ip ?? '', () =>
    accept(store, submission, confirmTo?.(submission), noteStored),
  );
  const { marks } = submission;
  logEvent(request.log, { event: 'stored', kind, reference, marks, channel, repeated });
  if (channel === 'json') return kinds[kind].acknowledge(reply, reference);
  return sendPage(reply, answers.draw(`${kind}-received`, language, { reference }));
}

/** @throws Problem `unavailable` when the store fails; KeyReusedError as it is */
async function accept(
  store: TakingIn['store'],
  submission: Submission,
  confirmTo: string | undefined,
  noteStored: (isStored: boolean) => void,
): Promise<Accepted> {
  try {
    const accepted = await store.accept(submission, confirmTo);
    noteStored(true);
    return accepted;
  } catch (error) {
    if (error instanceof KeyReusedError) throw error;
    noteStored(false);
    // Other errors may quote stored data.
    const detail = error instanceof StoreError ? error.message : undefined;
    throw new Problem('unavailable', { detail });
  }
}

/** Mustache tests names, not values, so each fault becomes a name. */
function flagged(faults: Readonly<Record<string, string>>): Record<string, Record<string, true>> {
  return Object.fromEntries(
    Object.entries(faults).map(([field, fault]) => [field, { [fault]: true }]),
  );
}

/** The typed values of a form; the first value of a field sent twice. */
function typedIn(form: Body, fields: readonly string[]): Record<string, string> {
  const values: Record<string, string> = {};
  for (const field of fields) {
    const value = form[field];
    const first: unknown = Array.isArray(value) ? value[0] : value;
    if (typeof first === 'string') values[field] = first;
  }
  return values;
}
