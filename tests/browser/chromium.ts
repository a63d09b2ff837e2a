/** Finds the Chromium that the browser tests drive. Nothing is downloaded by the tests themselves. */
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** What a browser in a container needs, and what keeps it from calling anybody. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Playwright's own where it is installed, else the system's. */
export function findChromium(): string | undefined {
  return [chromium.executablePath(), ...systemPaths].find((path) => path && existsSync(path));
}
