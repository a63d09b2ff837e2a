import type { ApiErrorCode } from '../../domain/api.ts';
import { errorCode } from '../../helpers/errors.ts';
import { IdempotencyKeyReusedError } from '../store/store-errors.ts';

const statuses: Record<ApiErrorCode, number> = {
  bad_request: 400,
  malformed_json: 400,
  invalid_idempotency_key: 400,
  origin_not_allowed: 403,
  not_found: 404,
  method_not_allowed: 405,
  body_too_large: 413,
  unsupported_media_type: 415,
  invalid_fields: 422,
  idempotency_key_reused: 422,
  too_many_requests: 429,
  internal_error: 500,
  unavailable: 503,
};

const fastifyCodes: Readonly<Record<string, ApiErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_json',
};

interface HttpErrorDetails {
  status?: number;
  headers?: Readonly<Record<string, string>>;
  /** Error codes by path of the field. */
  fields?: Readonly<Record<string, string>>;
  /** More for the log than the code says. */
  detail?: string | undefined;
}

/** Ends a request with an error response. It quotes nothing from the request. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly details: HttpErrorDetails;

  constructor(code: ApiErrorCode, details: HttpErrorDetails = {}) {
    super(code);
    this.code = code;
    this.status = details.status ?? statuses[code];
    this.details = details;
  }
}

/** The response to any error: an unknown one is a bug. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof IdempotencyKeyReusedError) return new HttpError('idempotency_key_reused');
  const code = errorCode(error);
  const known = fastifyCodes[code ?? ''];
  if (known) return new HttpError(known);
  if (!(error instanceof Error)) return new HttpError('internal_error', { detail: code });
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (typeof status === 'number' && status >= 400 && status < 500)
    return new HttpError('bad_request', { status });
  return new HttpError('internal_error', { detail: code ?? error.name });
}
