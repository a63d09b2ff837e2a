/** Programs that tests need but npm lacks: their paths and Debian packages. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

interface Program {
  /** Names on the path, or absolute paths; the first one found is used. */
  names: () => readonly string[];
  /** Debian packages. */
  packages: readonly string[];
}

const programs = {
  chromium: {
    names: () => [
      chromium.executablePath(),
      'chromium',
      'chromium-browser',
      'google-chrome',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ],
    packages: ['chromium'],
  },
  /** Chromium without windows, which halves the time of a test. */
  'chromium-headless-shell': {
    // Playwright's Chromium comes with its own.
    names: () => ['chromium-headless-shell', chromium.executablePath()],
    packages: ['chromium-headless-shell'],
  },
  firefox: { names: () => ['firefox-esr'], packages: ['firefox-esr'] },
  webkit: { names: () => ['WebKitWebDriver'], packages: ['webkit2gtk-driver'] },
  /** A display for WebKit, which has no headless mode. */
  xvfb: { names: () => ['Xvfb'], packages: ['xvfb'] },
  /** The newest installed version. */
  postgres: {
    names: () =>
      [
        '/usr/lib/postgresql/*/bin/postgres',
        '/{opt/homebrew,usr/local}/opt/postgresql@*/bin/postgres',
      ]
        .flatMap((pattern) => globSync(pattern))
        .sort((a, b) => version(b) - version(a)),
    packages: ['postgresql'],
  },
  nginx: { names: () => ['nginx'], packages: ['nginx-light', 'libnginx-mod-http-brotli-static'] },
  caddy: { names: () => ['caddy'], packages: ['caddy'] },
  /** For the W3C's checker. */
  java: { names: () => ['java'], packages: ['default-jre-headless'] },
  sudo: { names: () => ['/usr/bin/sudo'], packages: ['sudo'] },
  curl: { names: () => ['curl'], packages: ['curl'] },
  strace: { names: () => ['strace'], packages: ['strace'] },
  /** Has Arial's metrics. The site's fallback font is fitted to Arial. */
  arial: {
    names: () => [
      '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf',
      '/System/Library/Fonts/Supplemental/Arial.ttf',
    ],
    packages: ['fonts-liberation'],
  },
} satisfies Record<string, Program>;

export type ProgramName = keyof typeof programs;

/** Path of the program; undefined when it is not installed. */
export function findProgram(name: ProgramName): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const all = [...folders, ...folders.map((folder) => folder.replace(/\/bin$/, '/sbin'))];
  return programs[name]
    .names()
    .flatMap((path) => (path.startsWith('/') ? [path] : all.map((folder) => join(folder, path))))
    .find((path) => existsSync(path));
}

/**
 * Names what is missing. As root on Debian, installs it after naming it; elsewhere prints the
 * commands that do. Tests of a program that stays missing are skipped.
 */
export function installPrograms(names: readonly ProgramName[]): void {
  const missing = names.filter((name) => !findProgram(name));
  if (missing.length === 0) return;
  console.log(`Not installed: ${missing.join(', ')}`);
  const packages = missing.flatMap((name) => programs[name].packages);
  const install = ['install', '-y', '--no-install-recommends', ...packages];
  if (!existsSync('/usr/bin/apt-get')) {
    console.log('The browser:  npx playwright install --with-deps chromium');
    console.log('The others:   with your package manager, such as brew install postgresql');
  } else if (process.getuid?.() !== 0) {
    console.log(`Install with: sudo apt-get ${install.join(' ')}`);
    console.log('The browser alone: npx playwright install --with-deps chromium');
  } else {
    console.log(`Installing now, as root: apt-get ${install.join(' ')}`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    // Another program may be installing.
    const options = ['-qq', '-o', 'DPkg::Lock::Timeout=600'];
    for (const args of [['update'], install])
      spawnSync('apt-get', [...options, ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  }
}

function version(path: string): number {
  return Number(/\d+/.exec(path)?.[0]);
}

/** Chromium in a container needs these. They also stop calls to its vendor. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Disables Chromium's suggestion pages. Chromium uses only the last `--disable-features`, so this
  // repeats Playwright's.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,AimEnabled,HttpsUpgrades,MediaRouter,NetworkTimeServiceQuerying,OptimizationHints,PaintHolding,PreconnectToSearch',
];

/** Playwright's own, or else the system's. */
export const findChromium = () => findProgram('chromium');

/**
 * For most tests: Chromium without windows, which halves the time per test, but has no back/forward
 * cache. Undefined: Playwright's own.
 */
export const findHeadlessShell = () =>
  existsSync(chromium.executablePath())
    ? undefined
    : (findProgram('chromium-headless-shell') ?? findChromium());
