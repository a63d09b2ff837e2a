import { defineConfig } from 'playwright/test';
import { chromiumArguments, findChromium } from './chromium.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  // Said as flaky when the second attempt passes: a busy machine shifts a layout or misses a moment now and then.
  retries: 1,
  // A busy machine may take its time; what never comes still fails.
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    // A recorded tree is the whole tree.
    toMatchAriaSnapshot: { children: 'deep-equal' },
  },
  reporter: process.env.CI ? 'dot' : 'line',
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: chromiumArguments,
    },
    locale: 'en-US',
    timezoneId: 'Europe/Brussels',
    viewport: { width: 1280, height: 800 },
  },
});
