import { defineConfig } from 'playwright/test';
import { chromiumArguments, findChromium, findHeadlessShell } from './support/chromium.ts';

const executablePath = findHeadlessShell() ?? findChromium();

export default defineConfig({
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  projects: [
    { name: 'browser', testDir: './browser' },
    { name: 'long', testDir: './long' },
  ],
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
