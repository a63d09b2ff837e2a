import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { loanPath, messagePath } from '../../../src/api.ts';
import { siteLanguages } from '../../../src/i18n/languages.ts';
import { notFoundPages } from '../../../src/i18n/routes.ts';
import { loadAnswers } from '../../../src/intake/answers.ts';
import { createApp } from '../../../src/intake/app.ts';
import { createRateLimiter, type RateLimiter } from '../../../src/intake/rate-limit.ts';
import { loadSite } from '../../../src/intake/site-files.ts';
import { openSqliteStore } from '../../../src/intake/sqlite-store.ts';
import type { Store, Submission } from '../../../src/intake/store.ts';
import { loan, message } from '../submission.ts';

/** An empty folder that is gone when the test has ended. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'intake-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function write(folder: string, path: string, content: string | Uint8Array): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

export const pagePolicy = "default-src 'self'; script-src 'self' 'sha256-abc='";

export function page(title: string): string {
  return `<!doctype html><html><head><meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${pagePolicy};">
<title>${title}</title></head><body><h1>${title}</h1></body></html>`;
}

/** A small site: `index.html` and one script have compressed twins. */
export function writeSite(folder: string): string {
  const home = page('Home');
  write(folder, 'index.html', home);
  write(folder, 'index.html.br', brotliCompressSync(home));
  write(folder, 'index.html.gz', gzipSync(home));
  write(folder, 'de.html', page('Startseite'));
  write(folder, 'de/kontakt.html', page('Kontakt'));
  write(folder, 'de/CookiesRichtlinie.html', page('Cookies'));
  write(folder, '_astro/app.B3x.js', 'export {};');
  write(folder, '_astro/app.B3x.js.br', brotliCompressSync('export {};'));
  write(folder, 'icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write(folder, 'robots.txt', 'User-agent: *');
  // For other hosts.
  write(folder, '_headers', '/*');
  write(folder, '_redirects', '/de/ /de 301');
  for (const { address, language, kind } of notFoundPages) {
    write(folder, `${address}.html`, page(`not found ${kind} ${language}`));
  }
  return folder;
}

export function writeAnswers(folder: string): string {
  const form = (fields: string[]) =>
    fields
      .map(
        (field) =>
          `<input name="${field}" value="{{values.${field}}}"{{#wrong.${field}}} aria-invalid="true"{{/wrong.${field}}}>`,
      )
      .join('\n');
  for (const language of siteLanguages) {
    const write_ = (name: string, body: string) =>
      write(
        folder,
        `${language}/${name}.html`,
        page(`${name} ${language}`).replace('</body>', `${body}</body>`),
      );
    write_('loan-received', '<p>{{reference}}</p>');
    write_('message-received', '<p>{{reference}}</p>');
    write_('loan-incomplete', form(Object.keys(loan)));
    write_('message-incomplete', form(Object.keys(message)));
    for (const name of ['too-many', 'failed', 'too-long', 'not-shown']) write_(name, '');
  }
  return folder;
}

export const now = new Date('2026-03-04T05:06:07.890Z');

interface Intake {
  app: FastifyInstance;
  store: Store;
  dataDir: string;
  /** Everything that was logged, as parsed lines. */
  logged(): Record<string, unknown>[];
}

/** The service on a fixture site and a database of its own; closed when the test has ended. */
export function makeIntake(
  parts: {
    dataDir?: string;
    store?: Store;
    limiter?: RateLimiter;
    trustedProxies?: string[];
    confirmTo?: (submission: Submission) => string | undefined;
    allowedOrigins?: string[];
  } = {},
): Intake {
  const folder = makeFolder();
  const dataDir = parts.dataDir ?? join(folder, 'data');
  const store = parts.store ?? openSqliteStore(dataDir);
  const lines: string[] = [];
  const app = createApp({
    store,
    site: loadSite(writeSite(join(folder, 'dist'))),
    answers: loadAnswers(writeAnswers(join(folder, 'dist-answers'))),
    clock: () => now,
    log: { write: (line) => lines.push(line) },
    limiter: parts.limiter ?? createRateLimiter([]),
    ...(parts.confirmTo ? { confirmTo: parts.confirmTo } : {}),
    trustedProxies: parts.trustedProxies ?? [],
    allowedOrigins: parts.allowedOrigins ?? [],
  });
  onTestFinished(async () => {
    await app.close();
    await store.close();
  });
  const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  return { app, store, dataDir, logged };
}

type Headers = Record<string, string>;

export function postJson(app: FastifyInstance, url: string, body: unknown, headers: Headers = {}) {
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  return app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

export function postForm(
  app: FastifyInstance,
  url: string,
  fields: Record<string, string | number> | string,
  headers: Headers = {},
) {
  return app.inject({
    method: 'POST',
    url,
    payload: typeof fields === 'string' ? fields : encodeForm(fields),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
}

export function encodeForm(fields: Record<string, string | number>): string {
  return new URLSearchParams(Object.entries(fields).map(([k, v]) => [k, String(v)])).toString();
}

export { emailCall, key, loan, message } from '../submission.ts';
export { loanPath, messagePath };
