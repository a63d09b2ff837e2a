import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formatAnswerDeadline } from '../../domain/answer-deadline.ts';
import { extraFormFields, idempotencyHeader, loanPath, messagePath } from '../../domain/api.ts';
import {
  contactFields,
  contactMessageSchema,
  parseTemplateLanguage,
} from '../../domain/contact-message.ts';
import { receivedAtHeader, referenceHeader } from '../../domain/loan/receipt-headers.ts';
import { loanFields, loanRequestSchema } from '../../domain/loan/request.ts';
import { findFieldErrors } from '../../domain/validation.ts';
import { keysOf } from '../../helpers/records.ts';
import { siteLanguageFor } from '../../i18n/languages.ts';
import { logEvent } from '../log/log.ts';
import type { Store, StoreResult, Submission, SubmissionKind } from '../store/store.ts';
import { IdempotencyKeyReusedError, StoreError } from '../store/store-errors.ts';
import { isForm } from './body-parsers.ts';
import { type FormPages, sendFormPage } from './form-pages.ts';
import type { StoreHealth } from './health.ts';
import { HttpError } from './http-error.ts';
import {
  detectLanguage,
  isHoneypotFilled,
  parseIdempotencyKey,
  parseLoanRequest,
  parseMessage,
  type RequestBody,
  toSubmission,
} from './parse-submission.ts';
import { enforceRateLimit, type RateLimiter } from './rate-limit.ts';

/**
 * What differs between the two kinds. `parse` decides whether a submission is stored. For the page
 * that answers an incomplete form, `findErrors` then finds the error codes that browsers show,
 * which also name a malformed email address. Alone, such an address is accepted. `bodyLanguage`
 * is the tag in a body from a script, if it has one.
 */
const kinds = {
  loan: {
    path: loanPath,
    fields: loanFields,
    parse: parseLoanRequest,
    bodyLanguage: () => undefined,
    findErrors: (form: RequestBody) => findFieldErrors(loanFields, loanRequestSchema.shape, form),
    acknowledge: (reply: FastifyReply, { reference, receivedAt }: StoreResult) =>
      reply
        .headers({ [receivedAtHeader]: receivedAt.toISOString(), [referenceHeader]: reference })
        .send({ ok: true, reference }),
  },
  message: {
    path: messagePath,
    fields: contactFields,
    parse: parseMessage,
    bodyLanguage: (call: RequestBody) => parseTemplateLanguage(call.template_id),
    findErrors: (form: RequestBody) =>
      findFieldErrors(contactFields, contactMessageSchema.shape, form),
    // The answer of the EmailJS service.
    acknowledge: (reply: FastifyReply) => reply.type('text/plain; charset=utf-8').send('OK'),
  },
} as const;

export interface SubmissionRouteOptions {
  store: Pick<Store, 'storeOnce'>;
  health: StoreHealth;
  formPages: FormPages;
  clock?: () => Date;
  limiter: RateLimiter;
  /** Mailbox for the confirmation of a submission. Without this function, nothing is confirmed. */
  confirmationMailboxKey?: ((submission: Submission) => string | undefined) | undefined;
}

/**
 * The body as the parsers leave it; undefined when a request has neither a body nor a media type.
 */
interface SubmissionRoute {
  Body: RequestBody | undefined;
}

/** The two routes for submissions, as JSON from a script or as an HTML form. */
export function registerSubmissionRoutes(
  app: FastifyInstance,
  options: SubmissionRouteOptions,
): void {
  for (const kind of keysOf(kinds))
    app.post<SubmissionRoute>(kinds[kind].path, (request, reply) =>
      handleSubmission(kind, options, request, reply),
    );
}

async function handleSubmission(
  kind: SubmissionKind,
  options: SubmissionRouteOptions,
  request: FastifyRequest<SubmissionRoute>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { formPages, limiter, clock = () => new Date() } = options;
  const { body } = request;
  if (body === undefined) throw new HttpError('unsupported_media_type');
  const channel = isForm(request.headers['content-type']) ? 'form' : 'json';
  const idempotencyKey = parseIdempotencyKey(request.headers[idempotencyHeader.toLowerCase()]);
  const language = detectLanguage(
    channel === 'form'
      ? body[extraFormFields.language]
      : (request.headers['content-language'] ?? kinds[kind].bodyLanguage(body)),
    request.headers.referer,
  );

  const parsed = kinds[kind].parse(body, channel);
  if (!parsed.ok) {
    if (channel === 'json') throw new HttpError('invalid_fields', { fields: parsed.fields });
    const context = {
      values: typedValues(body, kinds[kind].fields),
      errors: errorFlags(kinds[kind].findErrors(body)),
    };
    return sendFormPage(reply.code(422), formPages.render(`${kind}-incomplete`, language, context));
  }

  const submission = toSubmission({
    content: parsed.content,
    channel,
    language,
    idempotencyKey,
    isSpam: channel === 'form' && isHoneypotFilled(body),
    receivedAt: clock(),
  });
  // Incomplete forms do not count, so the limit comes after the check. The IP address is undefined
  // when the sender reset the connection before Node accepted it.
  const stored = await enforceRateLimit(limiter, request.ip ?? '', () =>
    storeSubmission(options, submission),
  );
  const { marks } = submission;
  const { reference, receivedAt, isRepeat } = stored;
  logEvent(request.log, {
    event: 'stored',
    kind,
    reference,
    marks,
    channel,
    repeated: isRepeat,
  });
  if (channel === 'json') return kinds[kind].acknowledge(reply, stored);
  const answerBy = formatAnswerDeadline(receivedAt.getTime(), siteLanguageFor(language));
  return sendFormPage(
    reply,
    formPages.render(`${kind}-received`, language, { reference, answerBy }),
  );
}

/** @throws HttpError `unavailable` when the store fails; IdempotencyKeyReusedError as it is */
async function storeSubmission(
  { store, health, confirmationMailboxKey }: SubmissionRouteOptions,
  submission: Submission,
): Promise<StoreResult> {
  const mailbox = confirmationMailboxKey?.(submission);
  try {
    const result = await store.storeOnce(submission, mailbox);
    health.recordStored();
    return result;
  } catch (error) {
    if (error instanceof IdempotencyKeyReusedError) throw error;
    health.recordFailure();
    // Other errors may quote stored data.
    const detail = error instanceof StoreError ? error.message : undefined;
    throw new HttpError('unavailable', { detail });
  }
}

/** Mustache tests names, not values, so each error code becomes a name. */
function errorFlags(
  errors: Readonly<Record<string, string>>,
): Record<string, Record<string, true>> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, fieldError]) => [field, { [fieldError]: true }]),
  );
}

/** The typed values of a form; the first value of a field sent twice. */
function typedValues(form: RequestBody, fields: readonly string[]): Record<string, string> {
  const values: Record<string, string> = {};
  for (const field of fields) {
    const value = form[field];
    const typed: unknown = Array.isArray(value) ? value[0] : value;
    if (typeof typed === 'string') values[field] = typed;
  }
  return values;
}
