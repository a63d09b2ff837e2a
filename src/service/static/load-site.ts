import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lookup, mimes } from 'mrmime';
import { listFiles } from '../../helpers/node/list-files.ts';
import { notFoundPages } from '../../i18n/routes.ts';
import { assetCsp, embeddable, isEmbeddable, parseCsp } from '../http/security-headers.ts';

/** Endings of precompressed files, by content coding. */
const compressedEndings = { br: '.br', gzip: '.gz' } as const;

export type ContentCoding = keyof typeof compressedEndings | 'identity';

interface Variant {
  bytes: Buffer;
  /** Strong: a hash of the bytes. */
  etag: string;
}

export interface SiteFile {
  /** Decoded path, as visitors write it. */
  path: string;
  variants: Partial<Record<ContentCoding, Variant>> & { identity: Variant };
  type: string;
  /** The headers besides media type, entity tag and coding. */
  headers: Readonly<Record<string, string>>;
}

export interface LoadedSite {
  /** Every file by its path. */
  files: ReadonlyMap<string, SiteFile>;
  /** Every path by its form in lower case. */
  canonicalPaths: ReadonlyMap<string, string>;
  /** Present paths by former ones, which have the form of {@link normalizePath}. */
  redirects: ReadonlyMap<string, string>;
  /** The not-found pages by path. No request gets them with status 200. */
  notFound: ReadonlyMap<string, SiteFile>;
}

/**
 * Reads the built site into memory.
 * @throws Error with one line when the folder holds no complete build
 */
export function loadSite(folder: string): LoadedSite {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`${folder} holds no built site: run npm run build`);
  const files = new Map<string, SiteFile>();
  for (const file of listSitePaths(folder).map((path) => readSiteFile(folder, path)))
    files.set(file.path, file);
  const notFound = new Map<string, SiteFile>();
  for (const { path } of notFoundPages) {
    const page = files.get(path);
    if (!page) throw new Error(`${folder} lacks ${path}.html: run npm run build`);
    notFound.set(path, page);
    files.delete(path);
  }
  const canonicalPaths = new Map([...files.keys()].map((path) => [path.toLowerCase(), path]));
  return { files, canonicalPaths, redirects: readRedirects(folder), notFound };
}

/** Files for other web servers. Nobody can request them. */
const hostFiles = ['_headers', '_redirects'];

/**
 * Lower case, without trailing slashes, `.html` and `/index.html`. Characters that may be encoded
 * or not, such as `&`, are decoded; of a slash, `?` and `#` the encoding has a meaning.
 * @param path as `decodeURI` writes it
 */
export function normalizePath(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end--;
  return (
    path
      .slice(0, end)
      .replaceAll(/%(24|26|2B|2C|3A|3B|3D|40)/gi, decodeURIComponent)
      .toLowerCase()
      .replace(/(\/index)?\.html$/, '') || '/'
  );
}

/** Reads the redirects that the build wrote, such as `/blog/3 /blog/7 301`. */
function readRedirects(folder: string): Map<string, string> {
  const file = join(folder, '_redirects');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return new Map(
    lines.flatMap((line) => {
      const [from, to, status] = line.split(' ');
      return from && to && status === '301'
        ? [[normalizePath(decodeURI(from)), decodeURI(to)]]
        : [];
    }),
  );
}

function listSitePaths(folder: string): string[] {
  const paths = listFiles(folder);
  const allPaths = new Set(paths);
  return paths.filter(
    (path) =>
      !hostFiles.includes(path) &&
      !Object.values(compressedEndings).some(
        (ending) => path.endsWith(ending) && allPaths.has(path.slice(0, -ending.length)),
      ),
  );
}

function readSiteFile(folder: string, filePath: string): SiteFile {
  const file = join(folder, filePath);
  const plain = readFileSync(file);
  const readCompressed = (ending: string) =>
    existsSync(file + ending) ? toVariant(readFileSync(file + ending)) : undefined;
  const br = readCompressed(compressedEndings.br);
  const gzip = readCompressed(compressedEndings.gzip);
  const isHashed = filePath.startsWith('_astro/');
  const path = `/${filePath}`.replace(/(\/index)?\.html$/, '') || '/';
  return {
    path,
    variants: { identity: toVariant(plain), ...(br && { br }), ...(gzip && { gzip }) },
    type: contentType(filePath),
    headers: {
      'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      'content-security-policy': filePath.endsWith('.html') ? parseCsp(plain.toString()) : assetCsp,
      vary: 'accept-encoding',
      ...(isEmbeddable(path) && embeddable.headers),
    },
  };
}

function toVariant(bytes: Buffer): Variant {
  return { bytes, etag: `"${hash('sha256', bytes, 'base64url')}"` };
}

// mrmime does not know this file ending.
mimes.ico = 'image/x-icon';

function contentType(path: string): string {
  const type = lookup(path) ?? 'application/octet-stream';
  return /^text\/|[/+](json|xml|javascript)$/.test(type) ? `${type}; charset=utf-8` : type;
}
