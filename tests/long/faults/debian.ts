/** Programs that a scenario needs and npm does not have. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs Debian's package where that is allowed.
 * @param forWhat is not tried without it
 * @returns whether the program is there; if not, that is said in one line
 */
export function ensureProgram(program: string, name: string, forWhat: string): boolean {
  if (!existsSync(program) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`No ${name} here: installing Debian’s package …`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { env });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env });
  }
  if (existsSync(program)) return true;
  console.log(`No ${name} here, so ${forWhat} was not tried: apt-get install ${name}`);
  return false;
}
