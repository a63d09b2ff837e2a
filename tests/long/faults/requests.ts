/** Requests as bytes. */
import { idempotencyHeader, loanPath } from '../../../src/api.ts';

export type Headers = Readonly<Record<string, string>>;

export function request(method: string, target: string, headers: Headers = {}, body = ''): Buffer {
  const length =
    body || method === 'POST' ? { 'Content-Length': `${Buffer.byteLength(body)}` } : {};
  const lines = Object.entries({ Host: 'a', ...length, ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return Buffer.concat([
    Buffer.from(`${method} ${target} HTTP/1.1\r\n${head}\r\n`, 'latin1'),
    Buffer.from(body),
  ]);
}

export function postJson(path: string, body: unknown, headers: Headers = {}): Buffer {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return request('POST', path, { 'Content-Type': 'application/json', ...headers }, text);
}

export function postForm(
  path: string,
  fields: Readonly<Record<string, string | number>> | string,
  headers: Headers = {},
): Buffer {
  const pairs = Object.entries(fields).map(([name, value]) => [name, String(value)]);
  const body = typeof fields === 'string' ? fields : new URLSearchParams(pairs).toString();
  const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
  return request('POST', path, { ...type, ...headers }, body);
}

/** A loan request under a key, so that it is none of those before, whatever it says. */
export function postLoan(loan: unknown, key: string, headers: Headers = {}): Buffer {
  return postJson(loanPath, loan, { [idempotencyHeader]: key, ...headers });
}
