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
import { type Language, siteLanguageFor } from '../../i18n/languages.ts';
import { logEvent } from '../log/log.ts';
import type { Channel, Store, StoreResult, Submission, SubmissionKind } from '../store/store.ts';
import { IdempotencyKeyReusedError, StoreError } from '../store/store-errors.ts';
import { isForm } from './body-parsers.ts';
import { type FormPage, type FormPages, sendFormPage } from './form-pages.ts';
import type { StoreHealth } from './health.ts';
import { HttpError } from './http-error.ts';
import {
  detectLanguage,
  isHoneypotFilled,
  type ParseResult,
  parseIdempotencyKey,
  parseLoanRequest,
  parseMessage,
  type RequestBody,
  toSubmission,
} from './parse-submission.ts';
import { enforceRateLimit, type RateLimiter } from './rate-limit.ts';

/** What differs between the two kinds of submission. */
interface SubmissionHandler {
  path: string;
  /** The fields of the HTML form, whose values an incomplete form gets back. */
  fields: readonly string[];
  /** Decides whether a submission is stored. A malformed email address does not hinder it. */
  parse: (body: RequestBody, channel: Channel) => ParseResult;
  /**
   * Finds the error codes that browsers show, for the page that answers an incomplete form. Names a
   * malformed email address, too, since the visitor has to correct the form anyway.
   */
  findErrors: (form: RequestBody) => Readonly<Record<string, string>>;
  /** The language tag in a body from a script, if it has one. */
  bodyLanguage: (body: RequestBody) => string | undefined;
  /** Answers a script whose submission is stored. */
  acknowledge: (reply: FastifyReply, stored: StoreResult) => FastifyReply;
  /** The page that answers an HTML form whose submission is stored. */
  renderReceived: (pages: FormPages, language: Language, stored: StoreResult) => FormPage;
}

const handlers: Readonly<Record<SubmissionKind, SubmissionHandler>> = {
  loan: {
    path: loanPath,
    fields: loanFields,
    parse: parseLoanRequest,
    findErrors: (form) => findFieldErrors(loanFields, loanRequestSchema.shape, form),
    bodyLanguage: () => undefined,
    acknowledge: (reply, { reference, receivedAt }) =>
      reply
        .headers({ [receivedAtHeader]: receivedAt.toISOString(), [referenceHeader]: reference })
        .send({ ok: true, reference }),
    renderReceived(pages, language, { reference, receivedAt }) {
      const answerBy = formatAnswerDeadline(receivedAt.getTime(), siteLanguageFor(language));
      return pages.render('loan-received', language, { reference, answerBy });
    },
  },
  message: {
    path: messagePath,
    fields: contactFields,
    parse: parseMessage,
    findErrors: (form) => findFieldErrors(contactFields, contactMessageSchema.shape, form),
    bodyLanguage: (call) => parseTemplateLanguage(call.template_id),
    // The answer of the EmailJS service.
    acknowledge: (reply) => reply.type('text/plain; charset=utf-8').send('OK'),
    renderReceived: (pages, language, { reference }) =>
      pages.render('message-received', language, { reference }),
  },
};

export interface SubmissionRouteOptions {
  store: Pick<Store, 'storeOnce'>;
  health: StoreHealth;
  formPages: FormPages;
  clock?: () => Date;
  limiter: RateLimiter;
  /** Finds the mailbox for a confirmation. Without this function, nothing is confirmed. */
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
  for (const kind of keysOf(handlers))
    app.post<SubmissionRoute>(handlers[kind].path, (request, reply) =>
      handleSubmission(kind, options, request, reply),
    );
}

async function handleSubmission(
  kind: SubmissionKind,
  options: SubmissionRouteOptions,
  request: FastifyRequest<SubmissionRoute>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const handler = handlers[kind];
  const { formPages, limiter, clock = () => new Date() } = options;
  const { body } = request;
  if (body === undefined) throw new HttpError('unsupported_media_type');
  const channel = isForm(request.headers['content-type']) ? 'form' : 'json';
  const idempotencyKey = parseIdempotencyKey(request.headers[idempotencyHeader.toLowerCase()]);
  const language = detectLanguage(
    channel === 'form'
      ? body[extraFormFields.language]
      : (request.headers['content-language'] ?? handler.bodyLanguage(body)),
    request.headers.referer,
  );

  const parsed = handler.parse(body, channel);
  if (!parsed.ok) {
    if (channel === 'json') throw new HttpError('invalid_fields', { fields: parsed.fields });
    const context = {
      values: typedValues(body, handler.fields),
      errors: errorFlags(handler.findErrors(body)),
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
  logEvent(request.log, {
    event: 'stored',
    kind,
    reference: stored.reference,
    marks,
    channel,
    repeated: stored.isRepeat,
  });
  if (channel === 'json') return handler.acknowledge(reply, stored);
  return sendFormPage(reply, handler.renderReceived(formPages, language, stored));
}

/** @throws HttpError `unavailable` when the store fails; IdempotencyKeyReusedError as it is */
async function storeSubmission(
  { store, health, confirmationMailboxKey }: SubmissionRouteOptions,
  submission: Submission,
): Promise<StoreResult> {
  const mailboxKey = confirmationMailboxKey?.(submission);
  try {
    const result = await store.storeOnce(submission, mailboxKey);
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
