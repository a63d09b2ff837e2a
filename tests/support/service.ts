/** The real service on a free port, with a database of its own, for everything that looks at the finished site. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

export interface RunningService {
  url: string;
  /** Folder of its database. */
  folder: string;
  /** Ends it and takes its database away. */
  stop(): void;
}

/** @throws Error when there is no built site */
export async function startService(): Promise<RunningService> {
  const folder = mkdtempSync(join(tmpdir(), 'service-'));
  const child = spawn(process.execPath, ['src/intake/main.ts'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { ...process.env, PORT: '0', DATA_DIR: folder, RATE_LIMIT: 'off' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return {
    url: await addressIn(child.stdout),
    folder,
    stop() {
      child.kill('SIGTERM');
      rmSync(folder, { recursive: true });
    },
  };
}

/** The address in the line that the service prints when it is ready. */
async function addressIn(output: Readable): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const address = /http:\S+/.exec(line)?.[0];
    if (address) return address;
  }
  throw new Error('The service ended before it was ready: run npm run build first');
}
