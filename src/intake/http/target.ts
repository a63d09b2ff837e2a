import { Problem } from './problem.ts';

/** What a request asks for. */
export interface Target {
  /** Path with ordinary characters decoded; an encoded slash stays encoded. */
  address: string;
  /** Empty, or from the question mark on, as it came. */
  query: string;
}

/**
 * Takes a request target apart, an absolute one (`http://host/de`) too.
 * @throws Problem `bad_request` when a percent encoding cannot be decoded
 */
export function readTarget(url: string): Target {
  const [, path = '', query = ''] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(url) ?? [];
  try {
    return { address: decodeURI(path) || '/', query };
  } catch {
    throw new Problem('bad_request');
  }
}
