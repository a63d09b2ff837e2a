/**
 * What every browser test gets: the real service with a database of its own, and a page that fails the test on any
 * console error, policy report, uncaught exception or call to another origin that the test did not expect.
 */
import { DatabaseSync } from 'node:sqlite';
import { expect, test as playwrightTest } from 'playwright/test';
import { databaseIn } from '../../../src/intake/sqlite-file.ts';
import { openSqliteReader } from '../../../src/intake/sqlite-store.ts';
import type { Submission } from '../../../src/intake/store.ts';
import { consentKey, consentValue } from '../../../src/parts/cookie-banner/keys.ts';
import { startService } from '../service.ts';

export interface Service {
  url: string;
  /** Everything that came in since the test started, oldest first. */
  stored(): Promise<Submission[]>;
  /** Empties the database under the running service. */
  forget(): void;
}

export interface Noise {
  /** A console error that this test brings about on purpose. */
  expect(pattern: RegExp): void;
}

interface TestFixtures {
  /** Whether this visitor accepted cookies on an earlier visit; only the banner's own tests say no. */
  hasConsent: boolean;
  noise: Noise & { unexpected: string[] };
  /** The same content again within minutes is the same request, so every test begins with none stored. */
  nothingStored: undefined;
}

interface WorkerFixtures {
  service: Service;
}

export const test = playwrightTest.extend<TestFixtures, WorkerFixtures>({
  service: [
    async ({ browserName: _ }, use) => {
      const { url, folder, stop } = await startService();
      await use({
        url,
        forget() {
          const database = new DatabaseSync(databaseIn(folder), { timeout: 2_000 });
          database.exec('DELETE FROM submissions');
          database.close();
        },
        async stored() {
          const store = openSqliteReader(folder);
          const submissions = (await store?.list()) ?? [];
          await store?.close();
          return submissions;
        },
      });
      await stop();
    },
    { scope: 'worker' },
  ],

  baseURL: ({ service }, use) => use(service.url),

  nothingStored: [
    async ({ service }, use) => {
      service.forget();
      await use(undefined);
    },
    { auto: true },
  ],

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
