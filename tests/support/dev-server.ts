/** `npm run dev`, with a database and caches of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeTemporaryFolder, root } from './service.ts';

export interface DevServer {
  url: string;
  /** Folder of its database. */
  data: string;
  /** Everything that it has printed. */
  output(): string;
  stop(): Promise<void>;
}

/**
 * @param project folder of a copy of the project; by default the project itself
 * @throws Error with its output when it ends before it is ready
 */
export async function startDevServer(project = root): Promise<DevServer> {
  const folder = makeTemporaryFolder();
  const data = join(folder, 'data');
  const { PATH, HOME } = process.env;
  const parameters = ['node_modules/astro/bin/astro.mjs', 'dev', '--port', '0', '--ignore-lock'];
  if (project === root) parameters.push('--config', 'tests/support/dev-config.mjs');
  const child = spawn(process.execPath, parameters, {
    cwd: project,
    // Without the test runner's variables.
    env: {
      PATH,
      HOME,
      DATA_DIR: data,
      DEV_CACHE: join(folder, 'cache'),
      NO_COLOR: '1',
      ASTRO_TELEMETRY_DISABLED: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = once(child, 'close');
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => {
        output += text;
        const [address] = /http:\/\/localhost:\d+/.exec(output) ?? [];
        if (address && /watching for file changes/.test(output)) resolve(address);
      });
    ended.then(() => reject(new Error(`The development server ended:\n${output}`)), reject);
  });
  return {
    url,
    data,
    output: () => output,
    stop: async () => {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
