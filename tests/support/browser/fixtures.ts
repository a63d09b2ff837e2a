/**
 * Fixtures of every browser test: the real service with its own empty database, the texts of the
 * language, and a page. The test fails on any unexpected console error, policy report, uncaught
 * exception or request to another origin.
 */
import { expect, test as playwrightTest } from 'playwright/test';
import { consentKey, consentValue } from '../../../src/components/cookie-banner/consent-keys.ts';
import { defaultLanguage, type SiteLanguage } from '../../../src/i18n/languages.ts';
import type { StoredSubmission } from '../../../src/service/store/store.ts';
import { requireBuild } from '../require-build.ts';
import { deleteRows, readStored, startService } from '../start-service.ts';
import { auditedLanguages } from './languages.ts';
import { type Texts, textsIn, type Wizard, wizardOf } from './wizard.ts';

export interface Service {
  url: string;
  /** Submissions since the test started, oldest first. */
  stored(): Promise<StoredSubmission[]>;
  /** Empties the database of the running service. */
  emptyDatabase(): void;
}

interface PageErrors {
  /** A console error that must occur in this test. */
  expect(pattern: RegExp): void;
  /** A console error that may occur. */
  allow(pattern: RegExp): void;
}

interface TestFixtures {
  language: SiteLanguage;
  texts: Texts;
  wizard: Wizard;
  /** Whether cookies were accepted on an earlier visit. */
  hasConsent: boolean;
  pageErrors: PageErrors & { reported: string[] };
  nothingStored: undefined;
}

interface WorkerFixtures {
  service: Service;
}

export const test = playwrightTest.extend<TestFixtures, WorkerFixtures>({
  service: [
    async ({ browserName: _ }, use) => {
      requireBuild();
      const { url, folder, stop } = await startService();
      await use({ url, stored: () => readStored(folder), emptyDatabase: () => deleteRows(folder) });
      await stop();
    },
    { scope: 'worker' },
  ],

  baseURL: ({ service }, use) => use(service.url),

  language: [defaultLanguage, { option: true }],

  texts: async ({ language }, use) => use(await textsIn(language)),

  wizard: ({ page, texts }, use) => use(wizardOf(page, texts)),

  nothingStored: [
    async ({ service }, use) => {
      service.emptyDatabase();
      await use(undefined);
    },
    { auto: true },
  ],

  hasConsent: [true, { option: true }],

  pageErrors: async ({ browserName: _ }, use) => {
    const expected: RegExp[] = [];
    const allowed: RegExp[] = [];
    const reported: string[] = [];
    await use({
      expect: (pattern) => void expected.push(pattern),
      allow: (pattern) => void allowed.push(pattern),
      reported,
    });
    const known = [...expected, ...allowed];
    const unexpected = reported.filter((line) => !known.some((pattern) => pattern.test(line)));
    expect(unexpected, 'unexpected console errors, exceptions, policy reports or calls').toEqual(
      [],
    );
    const missing = expected.filter((pattern) => !reported.some((line) => pattern.test(line)));
    expect(missing, 'expected console errors that are missing').toEqual([]);
  },

  page: async ({ page, baseURL, hasConsent, pageErrors }, use) => {
    page.on('console', (message) => {
      if (message.type() === 'error') pageErrors.reported.push(message.text());
    });
    page.on('pageerror', ({ message }) => {
      // Chromium reports a page transition that it gives up on a busy machine, although no script
      // asked for it.
      if (!message.startsWith('Transition was aborted'))
        pageErrors.reported.push(`uncaught: ${message}`);
    });
    page.on('request', (request) => {
      if (baseURL && !request.url().startsWith(baseURL))
        pageErrors.reported.push(`call to ${request.url()}`);
    });
    if (hasConsent) {
      await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
        consentKey,
        consentValue,
      ] as const);
    }
    await use(page);
    // A response on its way to a closing page is no error.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

/** Only in `npm run test:all`: what concerns few visitors, or a second way to the same code. */
export const nightly = { tag: '@nightly' };

/**
 * Repeats the tests in each of these languages; by default, for behaviour that is the same in
 * every language.
 */
export function inLanguages(
  tests: (language: SiteLanguage) => void,
  languages: readonly SiteLanguage[] = auditedLanguages,
): void {
  for (const language of languages) {
    test.describe(language, () => {
      test.use({ language });
      tests(language);
    });
  }
}

export { expect };
