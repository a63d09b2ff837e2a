/** The contract between browser and service. Browser code: keep it small and free of Node. */

/** Accepts a loan request, as JSON or as an HTML form. The specification names this path. */
export const loanPath = '/api/index.php';

/** Accepts a contact message, as an EmailJS call or an HTML form. The path is that of EmailJS. */
export const messagePath = '/api/v1.0/email/send';

/** Where scripts and HTML forms send submissions. */
export const submissionPaths: readonly string[] = [loanPath, messagePath];

/** Maximum size of a request body in bytes. Single fields have no limit. */
export const maxBodyBytes = 32 * 1024;

/**
 * Identifies a submission: a repeated key with the same content gets the same answer and stores
 * one row.
 */
export const idempotencyHeader = 'Idempotency-Key';

/** Submissions of equal content within this time are one, in milliseconds. */
export const duplicateWindowMs = 10 * 60_000;

/** Fields of the HTML forms that do not belong to the submission. */
export const extraFormFields = {
  /** The page's language, which an HTML form cannot send in a header. */
  language: 'language',
  /** See islands/shared/honeypot.ts. Browsers fill in names such as `website`. */
  honeypot: 'further_topic',
} as const;

/** Stable codes of the service's JSON errors: `{"error": {"code": …, "fields": {…}}}`. */
export type ApiErrorCode =
  | 'malformed_json'
  | 'invalid_fields'
  | 'invalid_idempotency_key'
  | 'idempotency_key_reused'
  | 'origin_not_allowed'
  | 'too_many_requests'
  | 'body_too_large'
  | 'unsupported_media_type'
  | 'method_not_allowed'
  | 'not_found'
  | 'bad_request'
  /** A bug of the service. */
  | 'internal_error'
  /** The store fails: a later attempt may succeed. */
  | 'unavailable';
