import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';
import { init, parse } from 'es-module-lexer';

/**
 * Writes on every island the modules that its own two import, so that waking it fetches all of them in one round
 * instead of finding the second hop inside the first.
 * @param site folder of the built site
 */
export async function addPreloads(site: string): Promise<void> {
  await init;
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.html'),
  );
  for (const page of pages) {
    const html = readFileSync(`${site}${page}`, 'utf8');
    const marked = html.replace(/<astro-island [^>]*>/g, (tag) => {
      const own = ['component-url', 'renderer-url'].map((name) => attribute(tag, name));
      const more = importsOf(site, own).filter((url) => !own.includes(url));
      return more.length > 0
        ? tag.replace('<astro-island ', `<astro-island preload="${more.join(' ')}" `)
        : tag;
    });
    if (marked !== html) writeFileSync(`${site}${page}`, marked);
  }
}

function attribute(tag: string, name: string): string {
  return new RegExp(` ${name}="([^"]+)"`).exec(tag)?.[1] ?? '';
}

const seen = new Map<string, string[]>();

/** The modules given and everything they import statically, as addresses. */
function importsOf(site: string, urls: string[]): string[] {
  const found = new Set<string>();
  const visit = (url: string) => {
    if (!url || found.has(url)) return;
    found.add(url);
    for (const next of directImports(site, url)) visit(next);
  };
  urls.forEach(visit);
  return [...found];
}

function directImports(site: string, url: string): string[] {
  const known = seen.get(url);
  if (known) return known;
  const [imports] = parse(readFileSync(posix.join(site, url), 'utf8'));
  const direct = imports
    .filter((found) => found.type === 'static' || found.type === 'reexport-star')
    .map(({ specifier }) => specifier ?? '')
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => posix.join(posix.dirname(url), specifier));
  seen.set(url, direct);
  return direct;
}
