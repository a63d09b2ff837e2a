import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { cspHash } from '../layouts/csp-hash.ts';
import { sonnerStyleHashes } from './csp.ts';

/**
 * Astro lists the scripts and styles of all pages in the CSP of each page. Hashes do not compress: those of other pages cost a
 * page about 600 bytes.
 */
export function unusedHashes(): AstroIntegration {
  return {
    name: 'unused-hashes',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const runtimeHashes = sonnerStyleHashes();
        for (const file of globSync(`${fileURLToPath(dir)}/**/*.html`))
          writeFileSync(file, removeUnusedHashes(readFileSync(file, 'utf8'), runtimeHashes));
      },
    },
  };
}

/** @param runtimeHashes of what scripts insert into the page */
export function removeUnusedHashes(html: string, runtimeHashes: readonly string[]): string {
  const inline = [...html.matchAll(/<(script|style)\b[^>]*>(.*?)<\/\1>/gs)];
  const used = new Set([...runtimeHashes, ...inline.map(([, , text = '']) => cspHash(text))]);
  return html.replace(/(?<=<meta http-equiv="content-security-policy" )[^>]*/, (csp) =>
    csp.replaceAll(/ '(sha256-[^']*)'/g, (source, hash) => (used.has(hash) ? source : '')),
  );
}
