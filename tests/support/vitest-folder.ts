/** Folders of Vitest's tests. */
import { rmSync } from 'node:fs';
import { onTestFinished } from 'vitest';
import { makeTemporaryFolder } from './temporary-folder.ts';

/** An empty folder, removed after the test. */
export function makeTestFolder(): string {
  const folder = makeTemporaryFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
