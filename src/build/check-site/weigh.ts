/** What a page weighs, as its files travel: text compressed with brotli at its best, the rest as it is. */
import { posix } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { init, parse } from 'es-module-lexer';
import { type BuiltPage, elementsOf, fileOf, type Site } from './site.ts';

await init;

export interface Island {
  name: string;
  /** Component and renderer. */
  own: string[];
  /** The same, and what is preloaded with them. */
  named: string[];
}

export interface Scales {
  /** Everything that a cold load fetches before anybody does anything, in bytes. */
  coldLoadOf: (page: BuiltPage) => number;
  /** All script that a page holds or fetches before intent, in bytes. */
  scriptBeforeIntentOf: (page: BuiltPage) => number;
  /** What opening the wizard fetches more, in bytes; undefined where there is none. */
  wizardWeightOf: (page: BuiltPage) => number | undefined;
  /** Bytes of a file as it travels; none of one that is not there. */
  weightOf: (file: string) => number;
  /** The scripts that the page loads, with what they import. */
  scriptsOf: (page: BuiltPage) => string[];
  /** The style sheets that the page links to. */
  sheetsOf: (page: BuiltPage) => string[];
  /** Modules and everything they import statically. */
  closureOf: (urls: string[]) => string[];
}

export function scalesFor({ files, textOf }: Pick<Site, 'files' | 'textOf'>): Scales {
  const weights = new Map<string, number>();
  const imports = new Map<string, string[]>();

  function importsOf(file: string): string[] {
    const direct =
      imports.get(file) ??
      staticImports(textOf(file)).map((name) => posix.join(posix.dirname(file), name));
    imports.set(file, direct);
    return direct;
  }

  function weightOf(file: string): number {
    const known = weights.get(file);
    if (known !== undefined) return known;
    const weight = (files.get(`${file}.br`) ?? files.get(file))?.length ?? 0;
    weights.set(file, weight);
    return weight;
  }

  function closureOf(urls: string[]): string[] {
    const found = new Set<string>();
    const visit = (url: string) => {
      if (found.has(url)) return;
      found.add(url);
      for (const next of importsOf(url)) visit(next);
    };
    urls.forEach(visit);
    return [...found];
  }

  const scriptsOf = ({ $ }: BuiltPage) =>
    closureOf(elementsOf($, 'script[src]').map(({ attribs }) => attribs.src ?? ''));

  return {
    weightOf,
    closureOf,
    scriptsOf,
    sheetsOf,
    coldLoadOf(page) {
      const fetched = new Set([
        fileOf(page.address),
        ...fontsOf(page),
        ...sheetsOf(page),
        ...iconsOf(page),
        ...eagerPicturesOf(page),
        ...scriptsOf(page),
      ]);
      return sum([...fetched].map(weightOf));
    },
    scriptBeforeIntentOf(page) {
      const inline = compressed(inlineScriptsOf(page).join('\n'));
      return inline + sum(scriptsOf(page).map(weightOf));
    },
    wizardWeightOf(page) {
      const wizard = islandsOf(page).find(({ name }) => name === 'LoanWizard');
      return wizard && sum(wizard.named.map(weightOf));
    },
  };
}

export function inlineScriptsOf({ $ }: BuiltPage): string[] {
  return elementsOf($, 'script:not([src]):not([type$="json"])').map((script) => $(script).text());
}

const known = new Map<string, number>();

/** Bytes of a text as it travels; most pages have the same scripts. */
export function compressed(text: string): number {
  const before = known.get(text);
  if (before !== undefined) return before;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const { length } = brotliCompressSync(text, { params });
  known.set(text, length);
  return length;
}

export function fontsOf({ $ }: BuiltPage): string[] {
  return elementsOf($, 'link[rel="preload"][as="font"]').map(({ attribs }) => attribs.href ?? '');
}

/** Style sheets in files of their own. */
function sheetsOf({ $ }: BuiltPage): string[] {
  return elementsOf($, 'link[rel="stylesheet"]').map(({ attribs }) => attribs.href ?? '');
}

/** Fonts that the page's own style fetches. */
export function fontsInStyleOf({ $ }: BuiltPage): string[] {
  const found = $('style')
    .text()
    .matchAll(/url\(["']?([^"')]+\.woff2)/g);
  return [...new Set([...found].map(([, url]) => url ?? ''))].sort();
}

function iconsOf({ $ }: BuiltPage): string[] {
  return elementsOf($, 'link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]').map(
    ({ attribs }) => attribs.href ?? '',
  );
}

/** What comes first is on the screen at once, lazy or not. */
function eagerPicturesOf({ $ }: BuiltPage): string[] {
  const pictures = elementsOf($, 'img:not([loading="lazy"]), main > section:first-of-type img');
  return pictures.map(({ attribs }) => attribs.src ?? '');
}

export function islandsOf({ $ }: BuiltPage): Island[] {
  return elementsOf($, 'astro-island').map(({ attribs }) => {
    const own = [attribs['component-url'] ?? '', attribs['renderer-url'] ?? ''];
    const preloaded = (attribs.preload ?? '').split(' ').filter(Boolean);
    return { name: attribs['component-export'] ?? '', own, named: [...own, ...preloaded] };
  });
}

export function staticImports(script: string): string[] {
  const [imports] = parse(script);
  return imports
    .filter(({ type }) => type === 'static' || type === 'reexport-star')
    .map(({ specifier }) => specifier ?? '');
}

export function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
