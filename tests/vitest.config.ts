import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const project = (name: string, globalSetup: string[] = [], isolate = true) => ({
  test: {
    name,
    globalSetup,
    isolate,
    include: [`tests/${name}/**/*.test.ts`],
    // Share images take their colours from the style sheet, which would be empty otherwise.
    css: true,
    testTimeout: 60_000,
    maxConcurrency: 3,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    reporters: [process.stdout.isTTY ? 'default' : 'dot', './tests/support/not-tried.ts'],
    // Tests mostly wait: for services, clocks and other programs.
    maxWorkers: 3,
    tags: [
      { name: 'slow', description: 'starts processes or waits for seconds; not in test:quick' },
    ],
    projects: [
      // Test files share modules, so pages are parsed once.
      project('unit', [], false),
      project('intake', ['tests/support/intake/postgres-setup.ts'], false),
      project('site', [], false),
      project('long'),
    ],
  },
});
