import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { HttpError } from './http-error.ts';

/** Accepts a JSON object in UTF-8 or an HTML form. Other types are a 415. */
export function registerBodyParsers(app: FastifyInstance): void {
  // `error`: bodies with `__proto__`, or with a `constructor` that has a `prototype`, are refused.
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, bytes, done) => {
      parseJson(request, decode(bytes), (error, body) => {
        if (error) done(error);
        else if (typeof body === 'object' && body && !Array.isArray(body)) done(null, body);
        else done(new HttpError('malformed_json'));
      });
    },
  );
  app.register(formbody);
}

/** Whether a body is an HTML form. */
export function isForm(contentType: string | undefined): boolean {
  return /^\s*application\/x-www-form-urlencoded\s*(;|$)/i.test(contentType ?? '');
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** @throws HttpError `malformed_json` when the bytes are not UTF-8 */
function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new HttpError('malformed_json');
  }
}
