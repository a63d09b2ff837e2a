/**
 * Short classes, ids and keyframes of CSS modules in a build: the first name of the file with
 * number 24 is `a24`. The hashes in Vite's names do not compress: they cost up to 800 bytes a page,
 * and home page and wizard their budgets.
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
  // A second class with the letter has it twice.
  const letters = String.fromCharCode(97 + (index % 26)).repeat(1 + Math.floor(index / 26));
  return `${letters}${modules.indexOf(file)}`;
}
