import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parse } from 'es-module-lexer';

/**
 * Writes on every island of a page the modules that its own two import, and the texts of the page's language where it
 * has texts of its own (src/islands/own-texts.ts), so that waking it fetches all of them in one round instead of finding
 * the second hop inside the first.
 * @param site folder of the built site
 */
export function withPreloads(html: string, site: string): string {
  const [, language = ''] = /<html lang="([^"]+)"/.exec(html) ?? [];
  return html.replace(/<astro-island [^>]*>/g, (tag) => {
    const own = ['component-url', 'renderer-url'].map((name) => attribute(tag, name));
    const more = importsOf(site, own, language).filter((url) => !own.includes(url));
    // What nothing reads goes.
    const short = tag.replace(/ uid="[^"]*"|&quot;name&quot;:&quot;\w+&quot;,/g, '');
    return more.length > 0
      ? short.replace('<astro-island ', `<astro-island preload="${more.join(' ')}" `)
      : short;
  });
}

function attribute(tag: string, name: string): string {
  return new RegExp(` ${name}="([^"]+)"`).exec(tag)?.[1] ?? '';
}

const seen = new Map<string, Import[]>();

interface Import {
  url: string;
  dynamic: boolean;
}

/** The modules given, everything they import statically, and the texts of the language, as addresses. */
function importsOf(site: string, urls: string[], language: string): string[] {
  const found = new Set<string>();
  const visit = (url: string) => {
    if (!url || found.has(url)) return;
    found.add(url);
    for (const next of directImports(site, url))
      if (!next.dynamic || posix.basename(next.url).startsWith(`${language}.`)) visit(next.url);
  };
  urls.forEach(visit);
  return [...found];
}

function directImports(site: string, url: string): Import[] {
  const known = seen.get(url);
  if (known) return known;
  const [imports] = parse(readFileSync(posix.join(site, url), 'utf8'));
  const direct = imports
    .filter(({ specifier }) => specifier?.startsWith('.'))
    .map(({ specifier, type }) => ({
      url: posix.join(posix.dirname(url), specifier ?? ''),
      dynamic: type === 'dynamic',
    }));
  seen.set(url, direct);
  return direct;
}
