import { hash, randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import { extraFormFields } from '../../domain/api.ts';
import {
  contactMessageSchema,
  emailCallSchema,
  toContactMessage,
} from '../../domain/contact-message.ts';
import { findLoanMarks, loanRequestSchema } from '../../domain/loan/request.ts';
import { formatUuid, isUuid, toReference } from '../../domain/submission-id.ts';
import { defaultLanguage, isLanguage, type Language } from '../../i18n/languages.ts';
import { pathLanguage } from '../../i18n/routes.ts';
import type { Channel, Submission, SubmissionContent } from '../store/store.ts';
import { HttpError } from './http-error.ts';

export type RequestBody = Readonly<Record<string, unknown>>;

export type ParseResult =
  | { ok: true; content: SubmissionContent }
  /** Error codes by path of the field, joined with dots. */
  | { ok: false; fields: Record<string, string> };

/** Reads a loan request. */
export function parseLoanRequest(body: RequestBody): ParseResult {
  return parseContent(loanRequestSchema, body, (payload) => ({ kind: 'loan', payload }));
}

/** Reads a message: from a script an EmailJS call, from an HTML form four fields. */
export function parseMessage(body: RequestBody, channel: Channel): ParseResult {
  return channel === 'form'
    ? parseContent(contactMessageSchema, body, (payload) => ({ kind: 'message', payload }))
    : parseContent(emailCallSchema, body, (call) => ({
        kind: 'message',
        payload: toContactMessage(call),
      }));
}

function parseContent<Schema extends z.ZodMiniType>(
  schema: Schema,
  body: RequestBody,
  toContent: (value: z.output<Schema>) => SubmissionContent,
): ParseResult {
  const result = schema.safeParse(body, { error: objectErrorCode });
  if (result.success) return { ok: true, content: toContent(result.data) };
  const issues = result.error.issues.map((issue) => [issue.path.join('.'), issue.message] as const);
  // Of several issues of a field, the first one stays.
  return { ok: false, fields: Object.fromEntries(issues.reverse()) };
}

/** The two codes that the schemas lack: an object is absent, or something else is in its place. */
function objectErrorCode({ input }: { input?: unknown }): string {
  return input === undefined ? 'missing' : 'not_an_object';
}

interface ParsedRequest {
  content: SubmissionContent;
  channel: Channel;
  language: Language;
  idempotencyKey: string | null;
  isSpam: boolean;
  receivedAt: Date;
}

/** Adds id, reference and marks to what a request had. */
export function toSubmission({ content, isSpam, ...request }: ParsedRequest): Submission {
  const id =
    request.idempotencyKey === null ? randomUUID() : toSubmissionId(request.idempotencyKey);
  return {
    ...content,
    ...request,
    id,
    reference: toReference(id),
    marks: [
      ...(content.kind === 'loan' ? findLoanMarks(content.payload) : []),
      ...(isSpam ? (['honeypot'] as const) : []),
    ],
  };
}

/**
 * Makes an id of an idempotency key: the key itself when it is a UUID, as our pages send it, and
 * otherwise a hash of it. So equal keys have equal references, by which the table finds a key that
 * is repeated.
 */
function toSubmissionId(key: string): string {
  return isUuid(key) ? key : formatUuid(hash('sha256', key, 'hex'), 8);
}

/**
 * Finds the language of a submission: that of its tag, or the default language when the tag is
 * unknown. Some EmailJS calls, and forms that are too large to read, have no tag. Then it is the
 * language of the page.
 */
export function detectLanguage(tag: unknown, referer: string | undefined): Language {
  if (tag === undefined) return refererLanguage(referer) ?? defaultLanguage;
  return typeof tag === 'string' && isLanguage(tag) ? tag : defaultLanguage;
}

/** The language of the page from which a request came; undefined when it names none. */
export function refererLanguage(referer = ''): Language | undefined {
  const page = URL.parse(referer);
  return page ? pathLanguage(page.pathname) : undefined;
}

/** Whether the honeypot of an HTML form was filled in. Visitors cannot see it. */
export function isHoneypotFilled(form: RequestBody): boolean {
  const value = form[extraFormFields.honeypot];
  return value !== undefined && String(value).trim() !== '';
}

/**
 * @throws HttpError `invalid_idempotency_key` unless it is absent or has 1 to 255 printable
 * ASCII characters
 */
export function parseIdempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header !== 'string' || !/^[\x20-\x7e]{1,255}$/.test(header))
    throw new HttpError('invalid_idempotency_key');
  return isUuid(header) ? header.toLowerCase() : header;
}
