import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';
import { notFoundPageFor } from '../../i18n/routes.ts';
import { HttpError } from '../http/http-error.ts';
import { parseTarget } from '../http/request-target.ts';
import { type ContentCoding, type LoadedSite, normalizePath, type SiteFile } from './load-site.ts';

interface SiteRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
}

interface FileResponse {
  status: 200 | 206 | 301 | 304 | 404 | 412 | 416;
  headers: Readonly<Record<string, string>>;
  body?: Buffer;
}

/**
 * A file, a redirect to its path, or a not-found page.
 * @throws HttpError `method_not_allowed` or `bad_request`
 */
export function serveFile(site: LoadedSite, request: SiteRequest): FileResponse {
  const { path, query } = parseTarget(request.url);
  const normalized = normalizePath(path);
  const canonicalPath = site.files.has(path)
    ? path
    : (site.canonicalPaths.get(normalized) ?? site.redirects.get(normalized));
  if (canonicalPath === undefined) return notFound(site, path, request);
  if (request.method !== 'GET' && request.method !== 'HEAD')
    throw new HttpError('method_not_allowed', { headers: { allow: 'GET, HEAD' } });
  const file = site.files.get(canonicalPath);
  if (file && canonicalPath === path) return fileResponse(file, request);
  // The target is a path of the site, so no request can redirect elsewhere.
  const location = encodeURI(canonicalPath) + query;
  return { status: 301, headers: { location, 'cache-control': 'no-cache', 'content-length': '0' } };
}

function notFound(site: LoadedSite, path: string, request: SiteRequest): FileResponse {
  const page = site.notFound.get(notFoundPageFor(path).path);
  if (!page) throw new Error('A not-found page is missing from the loaded site');
  return fullResponse(404, page, chooseCoding(page, request));
}

/** Evaluates the conditions of a request in the order of RFC 9110, 13.2.2. */
function fileResponse(file: SiteFile, request: SiteRequest): FileResponse {
  const coding = chooseCoding(file, request);
  const { bytes, etag } = file.variants[coding] ?? file.variants.identity;
  const { 'if-match': ifMatch, 'if-range': ifRange, range } = request.headers;
  if (ifMatch !== undefined && !matchesEtag(ifMatch, etag)) return emptyResponse(412, {});
  if (isFresh(request.headers, etag)) return { status: 304, headers: { ...file.headers, etag } };

  const full = fullResponse(200, file, coding);
  const headers = { ...full.headers, 'accept-ranges': 'bytes' };
  // The site sends no dates, so only an entity tag can match.
  const wantsRange = request.method === 'GET' && (ifRange === undefined || ifRange === etag);
  const byteRange = wantsRange ? parseRange(range, bytes.length) : undefined;
  if (byteRange === undefined) return { ...full, headers };
  if (byteRange === 'unsatisfiable')
    return emptyResponse(416, { 'content-range': `bytes */${bytes.length}` });
  return {
    status: 206,
    headers: {
      ...headers,
      'content-range': `bytes ${byteRange.firstByte}-${byteRange.lastByte}/${bytes.length}`,
    },
    body: bytes.subarray(byteRange.firstByte, byteRange.lastByte + 1),
  };
}

/** Bytes from the first to the last, both included. */
interface ByteRange {
  firstByte: number;
  lastByte: number;
}

/**
 * Several ranges get the whole file, as RFC 9110 allows: many overlapping ranges can overload
 * a server.
 * @param length of the file, in bytes
 * @returns undefined for the whole file
 */
function parseRange(
  header: string | undefined,
  length: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? '') ?? [];
  if (from === '') {
    // A suffix: the last bytes of the file.
    if (to === '') return undefined;
    const count = Math.min(Number(to), length);
    return count === 0 ? 'unsatisfiable' : { firstByte: length - count, lastByte: length - 1 };
  }
  const firstByte = Number(from);
  if (to !== '' && Number(to) < firstByte) return undefined;
  if (firstByte >= length) return 'unsatisfiable';
  return { firstByte, lastByte: to === '' ? length - 1 : Math.min(Number(to), length - 1) };
}

/** Whether the client has this file. A reload asks with `no-cache` and gets it again. */
function isFresh(headers: IncomingHttpHeaders, etag: string): boolean {
  const { 'if-none-match': tags, 'cache-control': caching = '' } = headers;
  if (!tags || /(^|,)\s*no-cache\s*(,|$)/.test(caching)) return false;
  return matchesEtag(tags, etag) || matchesEtag(tags, `W/${etag}`);
}

function matchesEtag(list: string, etag: string): boolean {
  return list.trim() === '*' || list.split(',').some((tag) => tag.trim() === etag);
}

function emptyResponse(status: 412 | 416, headers: Record<string, string>): FileResponse {
  return { status, headers: { ...headers, 'cache-control': 'no-store', 'content-length': '0' } };
}

function fullResponse(status: 200 | 404, file: SiteFile, coding: ContentCoding): FileResponse {
  const { bytes, etag } = file.variants[coding] ?? file.variants.identity;
  const headers = { ...file.headers, 'content-type': file.type, etag };
  return {
    status,
    headers: coding === 'identity' ? headers : { ...headers, 'content-encoding': coding },
    body: bytes,
  };
}

function chooseCoding(file: SiteFile, { headers }: SiteRequest): ContentCoding {
  const negotiator: PreferringNegotiator = new Negotiator({ headers });
  const preferred = ['br', 'gzip'] as const;
  const coding = negotiator.encoding(Object.keys(file.variants), { preferred });
  return preferred.find((name) => name === coding) ?? 'identity';
}

/** The published types lack the option `preferred`. */
interface PreferringNegotiator {
  encoding(available: string[], options?: { preferred: readonly string[] }): string | undefined;
}
