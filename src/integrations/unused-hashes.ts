import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { cspHash } from '../layouts/csp-hash.ts';

/**
 * Astro lists the scripts and styles of all pages in the CSP of each page. Hashes do not compress: those of other pages cost a
 * page about 600 bytes. `runtimeHashes` are those of what scripts insert.
 */
export function unusedHashes(runtimeHashes: readonly string[]): AstroIntegration {
  return {
    name: 'unused-hashes',
    hooks: {
      'astro:build:done': ({ dir }) => {
        for (const file of globSync(`${fileURLToPath(dir)}/**/*.html`))
          writeFileSync(file, removeUnusedHashes(readFileSync(file, 'utf8'), runtimeHashes));
      },
    },
  };
}

export function removeUnusedHashes(html: string, runtimeHashes: readonly string[]): string {
  const inline = [...html.matchAll(/<(script|style)\b[^>]*>(.*?)<\/\1>/gs)];
  const used = new Set([...runtimeHashes, ...inline.map(([, , text = '']) => cspHash(text))]);
  return html.replace(/(?<=<meta http-equiv="content-security-policy" )[^>]*/, (csp) =>
    csp.replaceAll(/ '(sha256-[^']*)'/g, (source, hash) => (used.has(hash) ? source : '')),
  );
}
