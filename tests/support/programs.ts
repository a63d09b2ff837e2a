/** Programs that tests drive and npm does not have: where they lie, and the Debian packages that bring them. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { chromium } from 'playwright';

interface Program {
  /** Where it may lie; the first that is there is taken. */
  paths: readonly string[];
  /** Debian's. */
  packages: readonly string[];
}

const inSystem = (...names: string[]) =>
  names.flatMap((name) =>
    ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/opt/homebrew/bin'].map(
      (folder) => `${folder}/${name}`,
    ),
  );

const programs = {
  chromium: {
    paths: [
      chromium.executablePath(),
      ...inSystem('chromium', 'chromium-browser', 'google-chrome'),
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ],
    packages: ['chromium'],
  },
  /** Chromium without windows, which runs a test in half the time. */
  'chromium-headless-shell': {
    paths: inSystem('chromium-headless-shell'),
    packages: ['chromium-headless-shell'],
  },
  firefox: { paths: inSystem('firefox-esr'), packages: ['firefox-esr'] },
  webkit: { paths: inSystem('WebKitWebDriver'), packages: ['webkit2gtk-driver'] },
  /** A screen for WebKit, which has no headless mode. */
  xvfb: { paths: inSystem('Xvfb'), packages: ['xvfb'] },
  postgres: {
    paths: globSync('/usr/lib/postgresql/*/bin/postgres').sort((a, b) => version(b) - version(a)),
    packages: ['postgresql'],
  },
  nginx: {
    paths: inSystem('nginx'),
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
  },
  caddy: { paths: inSystem('caddy'), packages: ['caddy'] },
  strace: { paths: inSystem('strace'), packages: ['strace'] },
} satisfies Record<string, Program>;

export type ProgramName = keyof typeof programs;

/** Path of the program, or undefined where it is not installed. */
export function findProgram(name: ProgramName): string | undefined {
  return programs[name].paths.find((path) => existsSync(path));
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
    spawnSync('apt-get', ['update', '-qq'], { env, timeout: 300_000 });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      env,
      timeout: 600_000,
    });
  }
  return missing().map((name) => `${name} (apt-get install ${programs[name].packages.join(' ')})`);
}

function version(path: string): number {
  return Number(/\d+/.exec(path)?.[0]);
}
