/** What a page weighs, as its files travel: text compressed with brotli at its best, the rest as it is. */
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { init, parse } from 'es-module-lexer';
import { type BuiltPage, dist, elementsOf, files } from './site.ts';

await init;

const weights = new Map<string, number>();

/** Everything that a cold load fetches before anybody does anything, in bytes. */
export function coldLoadOf(page: BuiltPage): number {
  const fetched = new Set([
    fileOf(page),
    ...fontsOf(page),
    ...iconsOf(page),
    ...eagerPicturesOf(page),
    ...scriptsOf(page),
  ]);
  return sum([...fetched].map(weightOf));
}

/** The page's own file. */
export function fileOf({ address }: BuiltPage): string {
  return address === '/' ? '/index.html' : `${address}.html`;
}

/** All script that a page holds or fetches before intent, in bytes. */
export function scriptBeforeIntentOf(page: BuiltPage): number {
  return compressed(inlineScriptsOf(page).join('\n')) + sum(scriptsOf(page).map(weightOf));
}

export function inlineScriptsOf({ $ }: BuiltPage): string[] {
  return elementsOf($, 'script:not([src]):not([type$="json"])').map((script) => $(script).text());
}

/** What opening the wizard fetches more, in bytes; undefined where there is none. */
export function wizardWeightOf(page: BuiltPage): number | undefined {
  const wizard = islandsOf(page).find(({ name }) => name === 'LoanWizard');
  return wizard && sum(wizard.named.map(weightOf));
}

/** Bytes of a file as it travels. */
export function weightOf(file: string): number {
  const known = weights.get(file);
  if (known !== undefined) return known;
  const travels = files.includes(`${file}.br`) ? `${file}.br` : file;
  const weight = readFileSync(dist + travels).length;
  weights.set(file, weight);
  return weight;
}

export function compressed(text: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(text, { params }).length;
}

export function fontsOf({ $ }: BuiltPage): string[] {
  return elementsOf($, 'link[rel="preload"][as="font"]').map(({ attribs }) => attribs.href ?? '');
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

/** The scripts that the page loads, with what they import. */
export function scriptsOf({ $ }: BuiltPage): string[] {
  return closureOf(elementsOf($, 'script[src]').map(({ attribs }) => attribs.src ?? ''));
}

interface Island {
  name: string;
  /** Component and renderer. */
  own: string[];
  /** The same, and what is preloaded with them. */
  named: string[];
}

export function islandsOf({ $ }: BuiltPage): Island[] {
  return elementsOf($, 'astro-island').map(({ attribs }) => {
    const own = [attribs['component-url'] ?? '', attribs['renderer-url'] ?? ''];
    const preloaded = (attribs.preload ?? '').split(' ').filter(Boolean);
    return { name: attribs['component-export'] ?? '', own, named: [...own, ...preloaded] };
  });
}

/** Modules and everything they import statically. */
export function closureOf(urls: string[]): string[] {
  const found = new Set<string>();
  const visit = (url: string) => {
    if (found.has(url)) return;
    found.add(url);
    for (const specifier of staticImports(readFileSync(dist + url, 'utf8')))
      visit(posix.join(posix.dirname(url), specifier));
  };
  urls.forEach(visit);
  return [...found];
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
