/**
 * Sizes in bytes as transferred: text compressed by brotli at its best, other files as they are.
 */
import { posix } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { init, parse } from 'es-module-lexer';
import { componentAttribute, islandTag, moduleAttributes } from '../../islands/astro-island.ts';
import { type BuiltPage, type Site, selectAll } from './site.ts';

await init;

type Files = Pick<Site, 'files' | 'textOf'>;

export function coldLoadBytes({ $, file }: BuiltPage, { files, textOf }: Files): number {
  const linkSelector =
    'link[rel="stylesheet"], link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"], use';
  const linkedUrls = selectAll($, linkSelector).map(
    ({ attribs }) => attribs.href?.replace(/#.*/, '') ?? '',
  );
  // Pictures of the first section load at once, even lazy ones. Photographs have a budget of
  // their own.
  const pictureSelector =
    ':is(img:not([loading="lazy"]), main > section:first-of-type img):not([srcset])';
  const pictureUrls = selectAll($, pictureSelector).map(({ attribs }) => attribs.src ?? '');
  const scripts = importClosure(scriptUrls($), textOf);
  const fonts = [
    ...$('style')
      .text()
      .matchAll(/url\("?([^")]+\.woff2)/g),
  ].map(([, url]) => `${url}`);
  return transferBytes([file, ...linkedUrls, ...pictureUrls, ...scripts, ...fonts], files);
}

export function scriptBytesBeforeIntent({ $ }: BuiltPage, { files, textOf }: Files): number {
  const inline = selectAll($, 'script:not([src], [type$="json"], [type="speculationrules"])');
  const text = inline.map((script) => $(script).text()).join('\n');
  return compressedBytes(text) + transferBytes(importClosure(scriptUrls($), textOf), files);
}

/** What opening the wizard loads in addition; undefined without a wizard. */
export function wizardBytes(page: BuiltPage, { files, textOf }: Files): number | undefined {
  const [wizard] = islandModules(page, 'LoanWizard');
  return wizard && transferBytes(importClosure(wizard, textOf), files);
}

/**
 * For each island: the modules of its component and renderer. `name` selects islands by component.
 */
export function islandModules({ $ }: BuiltPage, name?: string): string[][] {
  return selectAll($, islandTag)
    .filter(({ attribs }) => !name || attribs[componentAttribute] === name)
    .map(({ attribs }) => moduleAttributes.map((attribute) => attribs[attribute] ?? ''));
}

/** Bytes as transferred, each file once. Missing files count as 0. */
export function transferBytes(paths: readonly string[], files: Files['files']): number {
  return [...new Set(paths)].reduce(
    (sum, file) => sum + ((files.get(`${file}.br`) ?? files.get(file))?.length ?? 0),
    0,
  );
}

function scriptUrls($: BuiltPage['$']): string[] {
  return selectAll($, 'script[src]').map(({ attribs }) => attribs.src ?? '');
}

function importClosure(urls: readonly string[], textOf: Files['textOf']): string[] {
  const visited = new Set<string>();
  const visit = (url: string) => {
    if (visited.has(url)) return;
    visited.add(url);
    const [imports] = parse(textOf(url));
    for (const { type, specifier } of imports)
      if (type === 'static' || type === 'reexport-star')
        visit(posix.resolve(posix.dirname(url), specifier ?? ''));
  };
  urls.forEach(visit);
  return [...visited];
}

/** Sizes by text, because most pages have the same scripts. */
const sizeByText = new Map<string, number>();

function compressedBytes(text: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const length = sizeByText.get(text) ?? brotliCompressSync(text, { params }).length;
  sizeByText.set(text, length);
  return length;
}
