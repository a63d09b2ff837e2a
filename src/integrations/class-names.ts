/**
 * Gives the classes, ids and keyframes of CSS modules short names in a build. The first name in the
 * module with the number 24 becomes `a24`. Vite's own names have hashes, which do not compress:
 * they would cost up to 800 bytes a page, and the home page and the wizard would exceed their
 * budgets.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = join(import.meta.dirname, '..');
const modules = globSync('**/*.module.css', { cwd: source })
  .map((file) => join(source, file))
  .toSorted();

export function scopedClassName(name: string, file: string): string {
  const namesInFile = [
    ...readFileSync(file, 'utf8').matchAll(/(?:[.#]|@keyframes )([a-z][\w-]*)/gi),
  ].map(([, definedName]) => definedName);
  const index = [...new Set(namesInFile)].indexOf(name);
  if (index < 0) throw new Error(`${file} has no name ${name}`);
  // After z comes aa, then bb.
  const letters = String.fromCharCode(97 + (index % 26)).repeat(1 + Math.floor(index / 26));
  return `${letters}${modules.indexOf(file)}`;
}
