/**
 * The suites that Stryker runs in its copy of the project: all of the service without slow tests,
 * which start processes.
 */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  test: {
    include: ['tests/service/*.test.ts'],
    tags: [{ name: 'slow', skip: true }],
    globalSetup: ['tests/support/postgres.ts'],
    isolate: false,
    // A change may make a test wait for ever.
    testTimeout: 10_000,
  },
});
