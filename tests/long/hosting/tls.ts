/** Requests to a server with TLS, and the certificate that its sample asks for. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

export const hostName = 'loans.example';

/**
 * Writes `fullchain.pem` and `privkey.pem` for {@link hostName}, signed by a new authority.
 * @returns the authority's certificate
 */
export function makeCertificates(folder: string): Buffer {
  const openssl = (...args: string[]) =>
    execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const authority = ['-keyout', 'ca.key', '-out', 'ca.pem', '-days', '2', '-subj', '/CN=Test'];
  openssl('req', '-x509', ...key, ...authority);
  const subject = ['-keyout', 'privkey.pem', '-out', 'request.pem', '-subj', `/CN=${hostName}`];
  openssl('req', ...key, ...subject);
  writeFileSync(join(folder, 'names'), `subjectAltName=DNS:${hostName}`);
  const signing = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-days', '2'];
  const files = ['-in', 'request.pem', '-extfile', 'names', '-out', 'fullchain.pem'];
  openssl('x509', '-req', ...signing, ...files);
  return readFileSync(join(folder, 'ca.pem'));
}

export const hstsHeader = 'strict-transport-security';

/** Every response has each of these headers once. Browsers ignore one that comes twice. */
const securityHeaders = [
  ...['content-security-policy', 'cache-control', 'x-content-type-options', 'x-frame-options'],
  ...['referrer-policy', 'permissions-policy', hstsHeader],
  ...['cross-origin-opener-policy', 'cross-origin-embedder-policy'],
];

export const onceEach = Object.fromEntries(securityHeaders.map((header) => [header, 1]));

function countHeaders({ rawHeaders }: IncomingMessage): Record<string, number> {
  const names = rawHeaders
    .filter((_, index) => index % 2 === 0)
    .map((header) => header.toLowerCase());
  return Object.fromEntries(
    securityHeaders.map((header) => [header, names.filter((name) => name === header).length]),
  );
}

export interface ProxiedResponse {
  /** How often each security header came. */
  counts: Record<string, number>;
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/**
 * Sends a request to a server of this machine, with its path unchanged; decodes no answer.
 * @param ca authority of its certificate, for a request over TLS
 */
export async function ask({
  ca,
  body,
  ...options
}: RequestOptions & { body?: string; ca?: Buffer | undefined }): Promise<ProxiedResponse> {
  const target = { host: '127.0.0.1', method: body === undefined ? 'GET' : 'POST', ...options };
  const clientRequest = ca
    ? httpsRequest({ ...target, ca, servername: hostName })
    : httpRequest(target);
  const [response]: IncomingMessage[] = await once(clientRequest.end(body), 'response');
  if (!response) throw new Error('There is no response');
  const { statusCode: status, headers } = response;
  return { counts: countHeaders(response), status, headers, body: await buffer(response) };
}
