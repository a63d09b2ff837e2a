/** Programs that tests drive and npm does not have: where they lie, and the Debian packages that bring them. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

interface Program {
  /** Names on the path, or whole paths; the first that is there is taken. */
  names: () => readonly string[];
  /** Debian's. */
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
  /** Chromium without windows, which runs a test in half the time. */
  'chromium-headless-shell': {
    names: () => ['chromium-headless-shell'],
    packages: ['chromium-headless-shell'],
  },
  firefox: { names: () => ['firefox-esr'], packages: ['firefox-esr'] },
  webkit: { names: () => ['WebKitWebDriver'], packages: ['webkit2gtk-driver'] },
  /** A screen for WebKit, which has no mode without one. */
  xvfb: { names: () => ['Xvfb'], packages: ['xvfb'] },
  /** The newest of those that are installed. */
  postgres: {
    names: () =>
      globSync('/usr/lib/postgresql/*/bin/postgres').sort((a, b) => version(b) - version(a)),
    packages: ['postgresql'],
  },
  nginx: { names: () => ['nginx'], packages: ['nginx-light', 'libnginx-mod-http-brotli-static'] },
  caddy: { names: () => ['caddy'], packages: ['caddy'] },
  strace: { names: () => ['strace'], packages: ['strace'] },
  wrk: { names: () => ['wrk'], packages: ['wrk'] },
} satisfies Record<string, Program>;

export type ProgramName = keyof typeof programs;

/** Path of the program, or undefined where it is not installed. */
export function findProgram(name: ProgramName): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const all = [...folders, ...folders.map((folder) => folder.replace(/\/bin$/, '/sbin'))];
  return programs[name]
    .names()
    .flatMap((one) => (one.startsWith('/') ? [one] : all.map((folder) => join(folder, one))))
    .find((path) => existsSync(path));
}

/**
 * Installs what is missing from Debian, where this process may.
 * @returns those that are still missing, and what installs them
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
