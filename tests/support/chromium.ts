/** The Chromium that the browser tests drive. */
import { findProgram } from './programs.ts';

/** What a browser in a container needs, and what keeps it from calling anybody. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Its own windows draw two pages for the address bar each. Chromium takes the last such list alone, so what Playwright
  // puts on its own for the sake of silence stands here again.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,AimEnabled,HttpsUpgrades,MediaRouter,NetworkTimeServiceQuerying,OptimizationHints,PaintHolding,PreconnectToSearch',
];

/** Playwright's own where it is installed, else the system's. */
export const findChromium = () => findProgram('chromium');

/** Chromium without windows, which does a test in half the time; everything but a page's memory is the same. */
export const findHeadlessShell = () => findProgram('chromium-headless-shell');
