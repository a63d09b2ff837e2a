/** Short classes of CSS modules in a build: Vite's hashes do not compress, and cost each page 200 bytes. */
import { globSync } from 'node:fs';
import { join } from 'node:path';

const source = join(import.meta.dirname, '..');
const modules = globSync('**/*.module.css', { cwd: source })
  .map((file) => join(source, file))
  .toSorted();

export function scopedClassName(name: string, file: string): string {
  return `${name}_${modules.indexOf(file)}`;
}
