import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parse } from 'es-module-lexer';

/**
 * Writes on every island of a page the modules that its own two import, and the texts of the page's language where it
 * has texts of its own (src/islands/own-texts.ts), so that waking it fetches all of them in one round instead of finding
 * the second hop inside the first. Its properties become plain JSON.
 * @param site folder of the built site
 * @throws Error when an island is given what is no JSON
 */
export function withPreloads(html: string, site: string): string {
  const [, language = ''] = /<html lang="([^"]+)"/.exec(html) ?? [];
  return html.replace(/<astro-island [^>]*>/g, (tag) => {
    const own = ['component-url', 'renderer-url'].map((name) => attribute(tag, name));
    const more = importsOf(site, own, language).filter((url) => !own.includes(url));
    // What nothing reads goes.
    const short = tag
      .replace(/ uid="[^"]*"| client="wake"| await-children|&quot;name&quot;:&quot;\w+&quot;,/g, '')
      .replace(/ props="([^"]*)"/, (_, props: string) => ` props='${plainJson(props)}'`);
    return more.length > 0
      ? short.replace('<astro-island ', `<astro-island preload="${more.join(' ')}" `)
      : short;
  });
}

/** A property as Astro writes it: a list, what is JSON as it is, an object of properties, or what is no JSON. */
type Property = [kind: number, content?: unknown];

const kinds = { value: 0, list: 1 };

/** Properties of an island as JSON; in the attribute quotes are encoded, and whatever else is stays so. */
function plainJson(attribute: string): string {
  return JSON.stringify(plainObject(JSON.parse(attribute.replaceAll('&quot;', '"'))));
}

function plainObject(properties: Record<string, Property>): object {
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, plain(property)]),
  );
}

function plain([kind, content]: Property): unknown {
  if (kind === kinds.list) return (content as Property[]).map(plain);
  if (kind !== kinds.value) throw new Error('An island is given what is no JSON: give it a text');
  return typeof content === 'object' && content
    ? plainObject(content as Record<string, Property>)
    : content;
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
