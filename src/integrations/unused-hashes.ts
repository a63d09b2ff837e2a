import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { cspHash } from '../helpers/node/csp-hash.ts';
import { sonnerStyleHashes } from './csp.ts';

/**
 * Removes the hashes of other pages from the CSP of each page, where Astro lists those of all.
 * Hashes do not compress: these cost a page about 600 bytes.
 */
export function unusedHashes(): AstroIntegration {
  return {
    name: 'unused-hashes',
    hooks: {
      'astro:build:done': ({ dir }) => removeUnusedHashesIn(fileURLToPath(dir)),
    },
  };
}

/**
 * Removes unused hashes from all pages in a folder.
 * @param folder of the built site
 */
export function removeUnusedHashesIn(folder: string): void {
  const runtimeHashes = sonnerStyleHashes();
  // The folder's name may have brackets, which have a meaning in patterns.
  for (const path of globSync('**/*.html', { cwd: folder })) {
    const file = join(folder, path);
    writeFileSync(file, removeUnusedHashes(readFileSync(file, 'utf8'), runtimeHashes));
  }
}

/**
 * Removes from the CSP of a page the hashes that neither the page nor its scripts use.
 * @param runtimeHashes of what scripts insert into the page
 */
export function removeUnusedHashes(html: string, runtimeHashes: readonly string[]): string {
  const inline = [...html.matchAll(/<(script|style)\b[^>]*>(.*?)<\/\1>/gs)];
  const used = new Set([...runtimeHashes, ...inline.map(([, , text = '']) => cspHash(text))]);
  return html.replace(/(?<=<meta http-equiv="content-security-policy" )[^>]*/, (csp) =>
    csp.replaceAll(/ '(sha256-[^']*)'/g, (source, hash) => (used.has(hash) ? source : '')),
  );
}
