import { defineConfig } from 'playwright/test';
import { chromiumArguments, findHeadlessShell } from './support/chromium.ts';
import { isFullWidth } from './support/width.ts';

const executablePath = findHeadlessShell();

export default defineConfig({
  outputDir: '../test-results/browser',
  fullyParallel: true,
  workers: 2,
  projects: [
    { name: 'browser', testDir: './browser' },
    { name: 'long', testDir: './long', testMatch: '**/*.spec.ts' },
  ],
  // Long enough for a busy machine.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.CI ? 'dot' : 'line',
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: chromiumArguments,
    },
    // Animations take time: only the full run and tests of motion have them.
    contextOptions: { reducedMotion: isFullWidth ? 'no-preference' : 'reduce' },
    locale: 'en-US',
    timezoneId: 'Europe/Brussels',
    viewport: { width: 1280, height: 800 },
  },
});
