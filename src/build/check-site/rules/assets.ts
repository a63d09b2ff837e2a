/** What a page needs besides itself: everything that it names is there, and nothing lies there for nobody. */
import { posix } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { init, parse } from 'es-module-lexer';
import { defaultLanguage } from '../../../i18n/languages.ts';
import type { SiteFault } from '../fault.ts';
import { type BuiltPage, decoded, elementsOf, type Site } from '../site.ts';

await init;

interface Reference {
  /** What names it, for the reader of a failure. */
  what: string;
  url: string;
}

export function* assets(page: BuiltPage, site: Site) {
  for (const { what, url } of assetsIn(page)) {
    // Pictures in the page or in the style sheet need no file.
    if (url.startsWith('data:')) continue;
    const target = URL.parse(url, site.origin + page.address);
    // What comes from elsewhere is the policy's business.
    if (target && target.origin !== site.origin) continue;
    if (!target || target.search || !site.serves(decoded(target.pathname)))
      yield `${what} names ${url}, and no such file is there. Put the file where that says, or name one that is there.`;
  }
}

/** Every file that a page names, whatever names it; where people can go is not among them. */
export function assetsIn({ $, html }: BuiltPage): Reference[] {
  const all: Reference[] = [];
  const add = (what: string, url: string | undefined) => {
    if (url) all.push({ what, url });
  };
  for (const attribute of ['src', 'poster', 'data'])
    for (const element of elementsOf($, `[${attribute}]`))
      add(`<${element.tagName} ${attribute}>`, element.attribs[attribute]);
  // Canonical and alternate links have a rule of their own.
  const fetched = 'link[href]:not([rel="canonical"], [rel="alternate"]), use[href], image[href]';
  for (const { tagName, attribs } of elementsOf($, fetched))
    add(`<${tagName} href>`, attribs.href?.replace(/^#.*/, ''));
  for (const { attribs } of elementsOf($, '[srcset], [imagesrcset]'))
    for (const part of (attribs.srcset ?? attribs.imagesrcset ?? '').split(','))
      add('srcset', part.trim().split(/\s+/)[0]);
  for (const { attribs } of elementsOf($, 'astro-island')) {
    const name = `The island ${attribs['component-export']}`;
    for (const attribute of ['component-url', 'renderer-url', 'before-hydration-url'])
      add(name, attribs[attribute]);
    for (const url of (attribs.preload ?? '').split(' ')) add(name, url);
    // What the island draws itself once it is awake.
    for (const [, url] of (attribs.props ?? '').matchAll(/[:[,]"(\/[^"]*)"/g)) add(name, url);
  }
  // In a drawing that stands in the page, a number sign and a name are a part of that drawing.
  for (const [, url] of html.matchAll(/url\(["']?(?!%23)([^"')]+)/g)) add('A style', url);
  return all;
}

/** What the site's other files name in their turn. */
export function* namedByFiles(site: Site): Generator<SiteFault> {
  for (const file of [...site.files.keys()].filter((name) => name.endsWith('.js'))) {
    for (const target of importsOf(file, site).filter((name) => !site.files.has(name)))
      yield {
        file,
        message: `This module imports ${target}, and no such file is there. Build again; if it stays, look at who imports it in src/.`,
      };
  }
  yield* manifestFaults(site);
}

function* manifestFaults(site: Site): Generator<SiteFault> {
  const file = '/site.webmanifest';
  let manifest: { start_url?: string; icons?: { src: string }[] };
  try {
    manifest = JSON.parse(site.textOf(file));
  } catch {
    yield { file, message: 'The manifest is no JSON. Mend it in public/.' };
    return;
  }
  if (site.pageAt(manifest.start_url ?? '')?.language !== defaultLanguage)
    yield { file, message: 'start_url is not the home page. Write "/".' };
  if (!manifest.icons?.length) yield { file, message: 'The manifest has no icons. Name them.' };
  for (const { src } of manifest.icons ?? [])
    if (!site.files.has(src))
      yield {
        file,
        message: `The icon ${src} is not there. Put it into public/, or name another.`,
      };
}

/** Files of the build that no page, answer or other used file names. */
export function* orphans(site: Site): Generator<SiteFault> {
  const waiting = new Set(
    [...site.files.keys()].filter((file) => /^\/(_astro|share)\//.test(file) && !isTwin(file)),
  );
  const texts = [...site.pages.map(({ html }) => html), ...site.answers];
  while (texts.length > 0) {
    const text = texts.pop() ?? '';
    for (const file of waiting) {
      if (!text.includes(file.startsWith('/share/') ? file : posix.basename(file))) continue;
      waiting.delete(file);
      if (/\.(js|css|svg)$/.test(file)) texts.push(site.textOf(file));
    }
  }
  for (const file of waiting)
    yield {
      file,
      message:
        'Nothing in the site names this file. Take out what makes it, or use it; a picture that no text shows belongs in no folder of pictures.',
    };
}

const compressible = /\.(html|js|css|svg|xml|txt|json|webmanifest)$/;

/** Compressed twins, which the service and hosts send in the file's place, say the same as the file. */
export function* twins({ files }: Site): Generator<SiteFault> {
  for (const [file, bytes] of files) {
    if (!compressible.test(file)) continue;
    for (const [ending, expand] of [
      ['.br', brotliDecompressSync],
      ['.gz', gunzipSync],
    ] as const) {
      const twin = files.get(file + ending);
      if (!twin || !expanded(twin, expand)?.equals(bytes))
        yield {
          file: file + ending,
          message: `This compressed twin ${twin ? 'says something else than' : 'is missing beside'} ${file}. Build again, and change no file of dist/ by hand.`,
        };
    }
  }
}

function expanded(twin: Buffer, expand: (bytes: Buffer) => Buffer): Buffer | undefined {
  try {
    return expand(twin);
  } catch {
    return undefined;
  }
}

/** Whether a file is another's, compressed. */
export function isTwin(file: string): boolean {
  return /\.(br|gz)$/.test(file);
}

function importsOf(file: string, site: Site): string[] {
  const [imports] = parse(site.textOf(file));
  return imports
    .map(({ specifier }) => specifier)
    .filter((specifier) => typeof specifier === 'string' && !isPattern(specifier))
    .map((specifier) => posix.join(posix.dirname(file), specifier ?? ''));
}

/** What the parser makes of an address that is put together. */
function isPattern(specifier: string): boolean {
  return specifier.includes('*');
}
