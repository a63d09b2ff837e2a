import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An empty folder; the caller removes it. */
export function makeTemporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'service-'));
}
