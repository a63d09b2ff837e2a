import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { seed, timeoutMs } from './support/prerequisites.ts';

// Reporter and workers load the module again.
process.env.TEST_SEED = String(seed);

const project = (name: string, include: string, more = {}) => ({
  test: {
    name,
    include: [include],
    // Open Graph images take their colours from the style sheet, which would be empty otherwise.
    css: true,
    testTimeout: 60_000,
    maxConcurrency: 3,
    hookTimeout: 60_000,
    ...more,
  },
});

/** Test files share modules, so pages are parsed once. */
const shared = { isolate: false };

/**
 * For tests that start no programs that run on. In processes, Vitest's default, a run may stand
 * still after its last test, because a worker's last message is lost: TryGhost/Ghost#27996 and
 * #29649. In a thread, the end of a program may be missed.
 */
const sharedThreads = { ...shared, pool: 'threads' } as const;

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    reporters: [process.stdout.isTTY ? 'default' : 'dot', './tests/support/run-reporter.ts'],
    // Tests mostly wait: for services, clocks and other programs.
    maxWorkers: 3,
    tags: [
      { name: 'slow', description: 'starts processes or waits for seconds; not in test:quick' },
    ],
    projects: [
      project('unit', 'tests/unit/**/*.test.ts', sharedThreads),
      project('project', 'tests/project/*.test.ts', shared),
      project('service', 'tests/service/**/*.test.ts', {
        ...shared,
        globalSetup: ['tests/support/postgres.ts'],
      }),
      project('site', 'tests/site/**/*.test.ts', sharedThreads),
      project('faults', 'tests/faults/*.test.ts', { ...shared, testTimeout: timeoutMs }),
      project('bench', 'tests/long/bench/*.test.ts'),
      project('long', 'tests/long/{*,{browsers,editing,extending,hosting}/*}.test.ts'),
    ],
  },
});
