/**
 * What every browser test gets: the real service with a database of its own, and a page that fails the test on any
 * console error, policy report, uncaught exception or call to another origin that the test did not expect.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test as playwrightTest } from 'playwright/test';
import { openSqliteReader } from '../../src/intake/sqlite-store.ts';
import type { Submission } from '../../src/intake/store.ts';
import { consentKey, consentValue } from '../../src/parts/cookie-banner/keys.ts';

export interface Service {
  url: string;
  /** Everything that came in since the worker started, oldest first. */
  stored(): Promise<Submission[]>;
}

export interface Noise {
  /** A console error that this test brings about on purpose. */
  expect(pattern: RegExp): void;
}

interface TestFixtures {
  /** Whether this visitor accepted cookies on an earlier visit; only the banner's own tests say no. */
  hasConsent: boolean;
  noise: Noise & { unexpected: string[] };
}

interface WorkerFixtures {
  service: Service;
}

export const test = playwrightTest.extend<TestFixtures, WorkerFixtures>({
  service: [
    async ({ browserName: _ }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'browser-tests-'));
      const child = spawn(process.execPath, ['src/intake/main.ts'], {
        cwd: fileURLToPath(new URL('../..', import.meta.url)),
        env: { ...process.env, PORT: '0', DATA_DIR: folder, RATE_LIMIT: 'off' },
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      await use({
        url: await addressOf(child),
        async stored() {
          const store = openSqliteReader(folder);
          const submissions = (await store?.list()) ?? [];
          await store?.close();
          return submissions;
        },
      });
      child.kill('SIGTERM');
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],

  baseURL: ({ service }, use) => use(service.url),

  hasConsent: [true, { option: true }],

  noise: async ({ browserName: _ }, use) => {
    const expected: RegExp[] = [];
    const heard: string[] = [];
    await use({
      expect: (pattern) => void expected.push(pattern),
      unexpected: heard,
    });
    const unexpected = heard.filter((line) => !expected.some((pattern) => pattern.test(line)));
    expect(unexpected, 'unexpected console errors, exceptions, policy reports or calls').toEqual(
      [],
    );
    const missing = expected.filter((pattern) => !heard.some((line) => pattern.test(line)));
    expect(missing, 'console errors that should have come').toEqual([]);
  },

  page: async ({ page, service, hasConsent, noise }, use) => {
    page.on('console', (message) => {
      if (message.type() === 'error') noise.unexpected.push(message.text());
    });
    page.on('pageerror', (error) => noise.unexpected.push(`uncaught: ${error.message}`));
    page.on('request', (request) => {
      if (!request.url().startsWith(service.url)) noise.unexpected.push(`call to ${request.url()}`);
    });
    if (hasConsent) {
      await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
        consentKey,
        consentValue,
      ] as const);
    }
    await use(page);
  },
});

export { expect };

/** The address in the line that the service prints when it is ready. */
async function addressOf(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The service has no output to read');
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /http:\S+/.exec(line)?.[0];
    if (address) return address;
  }
  throw new Error('The service ended before it was ready: run npm run build first');
}
