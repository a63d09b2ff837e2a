import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { type ApiErrorCode, extraFormFields } from '../../domain/api.ts';
import type { FormPageName } from '../../domain/form-page-names.ts';
import { defaultLanguage, type Language, siteLanguages } from '../../i18n/languages.ts';
import { logEvent } from '../log/log.ts';
import { isForm } from './body-parsers.ts';
import { type FormPages, sendFormPage } from './form-pages.ts';
import { toHttpError } from './http-error.ts';
import { detectLanguage, type RequestBody, refererLanguage } from './parse-submission.ts';

/**
 * Answers a failed request: an HTML form or a browser gets a page, anything else gets a code
 * in JSON.
 */
export function sendError(
  formPages: FormPages,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { code, status, details } = toHttpError(error);
  logEvent(request.log, {
    event: status < 500 ? 'refused' : 'failed',
    code,
    detail: details.detail,
  });
  reply.code(status).headers(details.headers ?? {});
  if (code === 'unavailable') reply.header('retry-after', '10');
  const { headers } = request;
  if (isForm(headers['content-type'])) {
    const form = request.body as RequestBody | undefined;
    const language = detectLanguage(form?.[extraFormFields.language], headers.referer);
    return sendFormPage(reply, formPages.render(errorPages[code] ?? 'failed', language, {}));
  }
  if (acceptsPage(request)) {
    // A visitor who came from a page reads its language.
    const language = refererLanguage(headers.referer) ?? preferredLanguage(headers);
    return sendFormPage(reply, formPages.render('not-shown', language, {}));
  }
  const { fields } = details;
  return reply.send({ error: { code, ...(fields ? { fields } : {}) } });
}

const errorPages: Partial<Record<ApiErrorCode, FormPageName>> = {
  body_too_large: 'too-long',
  too_many_requests: 'too-many',
};

function acceptsPage({ method, headers }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && /\btext\/html\b/.test(headers.accept ?? '');
}

/** The site's language that the browser prefers. */
function preferredLanguage(headers: IncomingHttpHeaders): Language {
  // Reading a list of 8 KB takes milliseconds.
  const list = headers['accept-language']?.slice(0, 200);
  const negotiator = new Negotiator({ headers: { 'accept-language': list } });
  const preferred = negotiator.language([...siteLanguages]);
  return siteLanguages.find((language) => language === preferred) ?? defaultLanguage;
}
