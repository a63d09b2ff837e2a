import { defineConfig } from 'playwright/test';
import { isFullRun } from './support/prerequisites.ts';
import { chromiumArguments, findHeadlessShell } from './support/programs.ts';

const executablePath = findHeadlessShell();

export default defineConfig({
  outputDir: '../test-results/browser',
  fullyParallel: true,
  workers: 2,
  projects: [
    { name: 'browser', testDir: './browser' },
    { name: 'editing', testDir: './long/editing', testMatch: '**/*.spec.ts' },
    {
      name: 'screenshots',
      testDir: './long',
      testMatch: 'screenshots.spec.ts',
      snapshotPathTemplate: '../screenshots/{arg}{ext}',
    },
  ],
  // Long enough for a busy machine.
  timeout: 60_000,
  // Letters may be smoothed differently, but nothing else may differ.
  expect: { timeout: 10_000, toHaveScreenshot: { threshold: 0.05 } },
  reporter: process.env.CI ? 'dot' : 'line',
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: chromiumArguments,
    },
    // Animations take time: only the full run and tests of motion have them.
    contextOptions: { reducedMotion: isFullRun ? 'no-preference' : 'reduce' },
    locale: 'en-US',
    timezoneId: 'Europe/Brussels',
    viewport: { width: 1280, height: 800 },
  },
});
