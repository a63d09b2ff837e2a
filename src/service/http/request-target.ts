import { HttpError } from './http-error.ts';

export interface Target {
  /** Decoded path, in which an encoded slash stays encoded. */
  path: string;
  /** Empty, or the raw text from the question mark on. */
  query: string;
}

/**
 * `url` may be absolute (`http://host/de`).
 * @throws HttpError `bad_request` when its encoding cannot be decoded
 */
export function parseTarget(url: string): Target {
  const [, path = '', query = ''] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(url) ?? [];
  try {
    return { path: decodeURI(path) || '/', query };
  } catch {
    throw new HttpError('bad_request');
  }
}
