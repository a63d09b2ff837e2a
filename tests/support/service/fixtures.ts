/** The service within the test process, on a small site and the built form pages. */
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo, Server } from 'node:net';
import { dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { expect, onTestFinished } from 'vitest';
import { notFoundPages } from '../../../src/i18n/routes.ts';
import { type AppOptions, createApp } from '../../../src/service/app.ts';
import { formPagesFolder, loadFormPages } from '../../../src/service/http/form-pages.ts';
import { createRateLimiter } from '../../../src/service/http/rate-limit.ts';
import { loadSite } from '../../../src/service/static/load-site.ts';
import { openSqliteStore } from '../../../src/service/store/sqlite/sqlite-store.ts';
import type { Store } from '../../../src/service/store/store.ts';
import { encodeForm, exchange, type Headers, KeptConnection } from '../http.ts';
import { makeTemporaryFolder } from '../temporary-folder.ts';
import { now } from '../times.ts';
import { makeTestFolder } from '../vitest-folder.ts';

/** A clock that only the test moves. */
export function makeClock() {
  let time = now.getTime();
  return {
    read: () => new Date(time),
    advance(ms: number) {
      time += ms;
    },
  };
}

/** Heap in use after garbage collection, in bytes. */
export function heapBytes(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

export function writeTestFile(folder: string, path: string, content: string | Uint8Array): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

export const pageCsp = "default-src 'self'; script-src 'self' 'sha256-abc='";

export function pageHtml(title: string): string {
  return `<!doctype html><html><head><meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${pageCsp};">
<title>${title}</title></head><body><h1>${title}</h1></body></html>`;
}

/** Writes a small site: `index.html` and one script have precompressed files. */
export function writeSite(folder = makeTestFolder()): string {
  const home = pageHtml('Home');
  writeTestFile(folder, 'index.html', home);
  writeTestFile(folder, 'index.html.br', brotliCompressSync(home));
  writeTestFile(folder, 'index.html.gz', gzipSync(home));
  writeTestFile(folder, 'de.html', pageHtml('Startseite'));
  writeTestFile(folder, 'de/kontakt.html', pageHtml('Kontakt'));
  writeTestFile(folder, 'de/CookiesRichtlinie.html', pageHtml('Cookies'));
  writeTestFile(folder, '_astro/app.B3x.js', 'export {};');
  writeTestFile(folder, '_astro/app.B3x.js.br', brotliCompressSync('export {};'));
  writeTestFile(folder, 'icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeTestFile(folder, 'favicon.ico', 'an icon');
  writeTestFile(folder, 'robots.txt', 'User-agent: *');
  // For other hosts.
  writeTestFile(folder, '_headers', '/*');
  const formerPaths = [
    '/de/ /de',
    '/Blog/alt%C3%A9 /de/kontakt',
    '/old/Page.html /de/kontakt',
    '/a&b /de/kontakt',
    '/c%2Bd /de/kontakt',
  ];
  writeTestFile(folder, '_redirects', formerPaths.map((line) => `${line} 301\n`).join(''));
  for (const { path, language, kind } of notFoundPages)
    writeTestFile(folder, `${path}.html`, pageHtml(`not found ${kind} ${language}`));
  return folder;
}

/** Loaded once for all tests of a file. */
let loaded: Pick<AppOptions, 'site' | 'formPages'> | undefined;

function load(): Pick<AppOptions, 'site' | 'formPages'> {
  const folder = writeSite(makeTemporaryFolder());
  const site = loadSite(folder);
  rmSync(folder, { recursive: true });
  return { site, formPages: loadFormPages(formPagesFolder) };
}

/** The service on its own database; closed after the test. */
export function makeService(options: Partial<AppOptions> & { store?: Store } = {}) {
  loaded ??= load();
  const store = options.store ?? openSqliteStore(join(makeTestFolder(), 'data'));
  const lines: string[] = [];
  const app = createApp({
    ...loaded,
    clock: () => now,
    log: { write: (line) => void lines.push(line) },
    limiter: createRateLimiter([]),
    trustedProxies: [],
    allowedOrigins: [],
    ...options,
    store,
  });
  onTestFinished(async () => {
    await app.close();
    await store.close();
  });
  const logged = (): Record<string, unknown>[] => lines.map((line) => JSON.parse(line));
  const stored = () => Array.fromAsync(store.all());
  return { app, store, stored, logged };
}

/** Starts listening. @returns the port */
export async function portOf(app: FastifyInstance): Promise<number> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  return Number(new URL(app.listeningOrigin).port);
}

/** Starts another server, closed after the test. @returns the port */
export async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/** All responses of the service to these bytes. */
export async function responsesTo(app: FastifyInstance, bytes: string | Buffer) {
  return (await exchange(await portOf(app), [bytes], { endsSending: true })).responses;
}

/** A connection to the service, for requests that no client library sends. */
export async function connectionTo(app: FastifyInstance): Promise<KeptConnection> {
  const connection = new KeptConnection(await portOf(app));
  onTestFinished(() => connection.close());
  return connection;
}

export function postJson(app: FastifyInstance, url: string, body: unknown, headers: Headers = {}) {
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  const type = { 'content-type': 'application/json' };
  return app.inject({ method: 'POST', url, payload, headers: { ...type, ...headers } });
}

export function postForm(
  app: FastifyInstance,
  url: string,
  fields: Record<string, string | number> | string,
  headers: Headers = {},
) {
  const payload = typeof fields === 'string' ? fields : encodeForm(fields);
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  return app.inject({ method: 'POST', url, payload, headers: { ...type, ...headers } });
}

/**
 * Checks an answer without success: its status and the code of its error, which may name fields.
 */
export function expectError(
  response: LightMyRequestResponse,
  status: number,
  code: string,
  fields?: Record<string, string>,
): void {
  expect([response.statusCode, response.json()]).toEqual([
    status,
    { error: { code, ...(fields && { fields }) } },
  ]);
}
