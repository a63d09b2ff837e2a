import { defineConfig } from 'playwright/test';
import { chromiumArguments, findChromium, findHeadlessShell } from './chromium.ts';

const executablePath = findHeadlessShell() ?? findChromium();

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  // First what takes longest in one piece, so that no worker is left alone with it in the end.
  projects: [
    { name: 'editing', testMatch: 'editing-surface.spec.ts' },
    { name: 'site', testIgnore: 'editing-surface.spec.ts' },
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
