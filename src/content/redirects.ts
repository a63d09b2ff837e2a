import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { readYaml } from './read-content.ts';

export const redirectsFile = 'redirects.yaml';

const schema = z.record(z.string(), z.string()).nullable();

/** The present path of each page that was renamed or removed. @throws ZodError when the file cannot be read */
export function readRedirects(content: string): Record<string, string> {
  const path = join(content, redirectsFile);
  return existsSync(path) ? (schema.parse(readYaml(path)) ?? {}) : {};
}
