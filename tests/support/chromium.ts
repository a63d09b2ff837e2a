import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { findProgram } from './programs.ts';

/** Chromium in a container needs these. They also stop calls to its vendor. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Disables Chromium's suggestion pages. Chromium uses only the last `--disable-features`, so this repeats
  // Playwright's.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,AimEnabled,HttpsUpgrades,MediaRouter,NetworkTimeServiceQuerying,OptimizationHints,PaintHolding,PreconnectToSearch',
];

/** Playwright's own, or else the system's. */
export const findChromium = () => findProgram('chromium');

/**
 * For most tests: Chromium without windows, which halves the time per test, but has no back/forward cache. Undefined:
 * Playwright's own.
 */
export const findHeadlessShell = () =>
  existsSync(chromium.executablePath())
    ? undefined
    : (findProgram('chromium-headless-shell') ?? findChromium());
