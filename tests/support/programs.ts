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
    names: () => ['chromium-headless-shell'],
    packages: ['chromium-headless-shell'],
  },
  firefox: { names: () => ['firefox-esr'], packages: ['firefox-esr'] },
  webkit: { names: () => ['WebKitWebDriver'], packages: ['webkit2gtk-driver'] },
  /** A display for WebKit, which has no headless mode. */
  xvfb: { names: () => ['Xvfb'], packages: ['xvfb'] },
  /** The newest installed version. */
  postgres: {
    names: () =>
      globSync('/usr/lib/postgresql/*/bin/postgres').sort((a, b) => version(b) - version(a)),
    packages: ['postgresql'],
  },
  nginx: { names: () => ['nginx'], packages: ['nginx-light', 'libnginx-mod-http-brotli-static'] },
  caddy: { names: () => ['caddy'], packages: ['caddy'] },
  strace: { names: () => ['strace'], packages: ['strace'] },
  /** Has Arial's metrics. The site's fallback font is fitted to Arial. */
  arial: {
    names: () => [
      '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf',
      '/System/Library/Fonts/Supplemental/Arial.ttf',
    ],
    packages: ['fonts-liberation'],
  },
  wrk: { names: () => ['wrk'], packages: ['wrk'] },
} satisfies Record<string, Program>;

export type ProgramName = keyof typeof programs;

/** Path of the program; undefined when it is not installed. */
export function findProgram(name: ProgramName): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const all = [...folders, ...folders.map((folder) => folder.replace(/\/bin$/, '/sbin'))];
  return programs[name]
    .names()
    .flatMap((one) => (one.startsWith('/') ? [one] : all.map((folder) => join(folder, one))))
    .find((path) => existsSync(path));
}

/**
 * Installs missing programs from Debian, if this process may.
 * @returns the programs still missing, and the command that installs them
 */
export function installPrograms(names: readonly ProgramName[]): string[] {
  const missing = () => names.filter((name) => !findProgram(name));
  if (missing().length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const packages = missing().flatMap((name) => programs[name].packages);
    console.log(`Installing Debian’s ${packages.join(', ')} …`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const words of [['update'], ['install', '-y', '--no-install-recommends', ...packages]])
      spawnSync('apt-get', ['-qq', ...words], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  return missing().map((name) => `${name} (apt-get install ${programs[name].packages.join(' ')})`);
}

function version(path: string): number {
  return Number(/\d+/.exec(path)?.[0]);
}
