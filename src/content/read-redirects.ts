import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { decodeTyped } from '../helpers/decode.ts';
import { dataFiles, readYaml } from './read-content.ts';

const redirectsSchema = z.nullable(z.record(z.string(), z.string()));

/**
 * The present path of each page that was renamed or removed; undefined when the file cannot
 * be read.
 */
export function readRedirects(contentFolder: string): Record<string, string> | undefined {
  const path = join(contentFolder, dataFiles.redirects);
  const result = redirectsSchema.safeParse(existsSync(path) ? readYaml(path) : null);
  if (!result.success) return undefined;
  // Browsers copy `/über` as `/%C3%BCber`.
  return Object.fromEntries(
    Object.entries(result.data ?? {}).map(([from, to]) => [decodeTyped(from, decodeURI), to]),
  );
}
