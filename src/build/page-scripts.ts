import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { minifySync } from 'vite';
import { inlineHash } from './inline-hash.ts';

/** What a page executes, not what it carries as data. */
const executed = /<script( type="module")?>([\s\S]*?)<\/script>/g;

/** What stands in the head needs a hash in the policy, rules for fetching ahead among it. */
const hashed = /<script(?: type="speculationrules")?>([\s\S]*?)<\/script>/g;

const names = new Map<string, string>();

/**
 * Moves what a page executes from its body into a file that pages share and browsers keep; scripts of the head stay,
 * as they run before the first paint. The page's policy then names no scripts but those.
 * @param site folder of the built site
 */
export function withSharedScripts(html: string, site: string): string {
  const start = html.indexOf('</head>');
  const head = html.slice(0, start);
  const scripts: string[] = [];
  const body = html
    .slice(start)
    .replace(executed, (_, module: string | undefined, script: string) => {
      // Names of a module are its own; Astro's other scripts are functions already.
      scripts.push(module ? `(()=>{${script}})();` : script);
      return '';
    });
  if (scripts.length === 0) return html;
  const kept = [...head.matchAll(hashed)].map(
    ([, script]) => ` '${inlineHash(script ?? '', 'latin1')}'`,
  );
  return (
    head.replace(/( script-src 'self')(?: 'sha256-[^']+')*/, (_, own) => own + kept.join('')) +
    `<script type="module" src="${fileOf(scripts, site)}"></script>` +
    body
  );
}

function fileOf(scripts: string[], site: string): string {
  // One may end without a semicolon.
  const text = scripts.join('\n;');
  const known = names.get(text);
  if (known) return known;
  // Each was made short by itself; together they become shorter.
  const { code } = minifySync('page.js', Buffer.from(text, 'latin1').toString());
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const name = `/_astro/page.${hash}.js`;
  if (!existsSync(site + name)) writeFileSync(site + name, code);
  names.set(text, name);
  return name;
}
