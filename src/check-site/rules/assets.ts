import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { decodeTyped } from '../../helpers/decode.ts';
import { compressible } from '../../integrations/compression.ts';
import { islandTag, moduleAttributes } from '../../islands/astro-island.ts';
import { type BuiltPage, fileOf, type Site, selectAll } from '../site/site.ts';

/** Checks that the files that a page names exist. */
export function* checkAssets(page: BuiltPage, { origin, files }: Site) {
  for (const { source, url } of assetsIn(page)) {
    const target = URL.parse(url, origin + page.path);
    // Data URLs need no file. rules/csp.ts checks other origins.
    if (target && target.origin !== origin) continue;
    const path = decodeTyped(target?.pathname ?? '');
    if (!target || target.search || !(files.has(path) || files.has(fileOf(path))))
      yield `${source} names ${url}, but there is no such file. Add it, or name an existing file.`;
  }
}

function assetsIn({ $, html }: BuiltPage): { source: string; url: string }[] {
  // Another rule checks the canonical and alternate links.
  const selector = `[src], use[href], link[href]:not([rel="canonical"], [rel="alternate"]), ${islandTag}`;
  const fromElements = selectAll($, selector).flatMap(({ tagName, attribs }) =>
    [
      attribs.src ?? attribs.href?.replace(/^#.*/, ''),
      ...moduleAttributes.map((attribute) => attribs[attribute]),
      ...(attribs.srcset ?? '').split(',').map((part) => part.trim().split(/\s+/)[0]),
    ].map((url) => ({ source: `<${tagName}>`, url: url ?? '' })),
  );
  const fromStyles = [...html.matchAll(/url\(["']?(\/[^"')]+)/g)].map(([, url = '']) => ({
    source: 'A style',
    url,
  }));
  return [...fromElements, ...fromStyles].filter(({ url }) => url !== '');
}

const decoders = { '.br': brotliDecompressSync, '.gz': gunzipSync };

/** Checks that every text file has its compressed copies. */
export function* checkPrecompressed({ files }: Site) {
  for (const [file, bytes] of files) {
    if (!compressible.test(file)) continue;
    for (const [ending, decompress] of Object.entries(decoders)) {
      const compressed = files.get(file + ending);
      if (!compressed || !isPrecompressedCopy(compressed, bytes, decompress))
        yield {
          file: file + ending,
          message: `This compressed file ${compressed ? 'differs from' : 'is missing beside'} ${file}. Build again, and change no file of dist/ by hand.`,
        };
    }
  }
}

function isPrecompressedCopy(
  compressed: Buffer,
  bytes: Buffer,
  decompress: (compressed: Buffer) => Buffer,
): boolean {
  try {
    return decompress(compressed).equals(bytes);
  } catch {
    return false;
  }
}
