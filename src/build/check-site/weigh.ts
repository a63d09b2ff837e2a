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

/** What a module imports, as addresses: with itself, and when it asks for it. */
interface Imports {
  atOnce: string[];
  onDemand: string[];
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
  /** Modules, everything they import statically, and what they import on demand as texts of a language. */
  closureOf: (urls: string[], language?: string) => string[];
}

export function scalesFor({ files, textOf }: Pick<Site, 'files' | 'textOf'>): Scales {
  const weights = new Map<string, number>();
  const imports = new Map<string, Imports>();

  function importsOf(file: string): Imports {
    const known = imports.get(file);
    if (known) return known;
    const [all] = parse(textOf(file));
    const urls = (wanted: typeof all) =>
      wanted.map(({ specifier }) => posix.join(posix.dirname(file), specifier ?? ''));
    const direct = {
      atOnce: urls(all.filter(isStatic)),
      onDemand: urls(all.filter(({ type }) => type === 'dynamic')),
    };
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

  function closureOf(urls: string[], language?: string): string[] {
    const found = new Set<string>();
    const visit = (url: string) => {
      if (found.has(url)) return;
      found.add(url);
      const { atOnce, onDemand } = importsOf(url);
      atOnce.forEach(visit);
      onDemand.filter((one) => posix.basename(one).startsWith(`${language}.`)).forEach(visit);
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
        ...iconFilesOf(page),
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
  return elementsOf($, 'script:not([src], [type$="json"], [type="speculationrules"])').map(
    (script) => $(script).text(),
  );
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

/** Files of icons; wherever on the page they are shown, browsers fetch them. */
function iconFilesOf({ $ }: BuiltPage): string[] {
  const addresses = elementsOf($, 'use[href^="/"]').map(({ attribs }) => attribs.href ?? '');
  return addresses.map((address) => address.replace(/#.*/, ''));
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
  return imports.filter(isStatic).map(({ specifier }) => specifier ?? '');
}

function isStatic({ type }: { type: string }): boolean {
  return type === 'static' || type === 'reexport-star';
}

export function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
