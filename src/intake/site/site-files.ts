import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { crc32, gunzipSync } from 'node:zlib';
import { lookup } from 'mrmime';
import { notFoundPages } from '../../i18n/routes.ts';
import { barePolicy, isShownElsewhere, policyOf, shownElsewhere } from '../http/headers.ts';

/** Codings that a file can lie ready in, by the ending of its twin. */
const twins = { br: '.br', gzip: '.gz' } as const;

export type Coding = keyof typeof twins | 'identity';

export interface Variant {
  bytes(): Buffer;
  length: number;
  /** Strong: a hash of the bytes. */
  etag: string;
}

export interface SiteFile {
  /** Path from the root as visitors write it, not encoded. */
  address: string;
  variants: Partial<Record<Coding, Variant>> & { identity: Variant };
  /** Its media type. */
  type: string;
  /** The other headers, whether with the bytes or without. */
  headers: Readonly<Record<string, string>>;
}

export interface Site {
  /** The files by address; an address that is not here does not exist. */
  files: ReadonlyMap<string, SiteFile>;
  /** Addresses by their lower-case form. */
  spellings: ReadonlyMap<string, string>;
  /** The not-found pages by address; they have no address that answers 200. */
  notFound: ReadonlyMap<string, SiteFile>;
}

/**
 * Reads the built site into memory, with the compressed twins (`x.html.br`, `x.html.gz`) that lie beside its files; of
 * a text that has them, only these.
 * @throws Error with one line when the folder holds no complete build
 */
export function loadSite(folder: string): Site {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`${folder} holds no built site: run npm run build`);
  }
  const files = new Map<string, SiteFile>();
  for (const file of pathsIn(folder).map((path) => readSiteFile(folder, path))) {
    files.set(file.address, file);
  }
  const notFound = new Map<string, SiteFile>();
  for (const { address } of notFoundPages) {
    const page = files.get(address);
    if (!page) throw new Error(`${folder} lacks ${address}.html: run npm run build`);
    notFound.set(address, page);
    files.delete(address);
  }
  const spellings = new Map([...files.keys()].map((address) => [address.toLowerCase(), address]));
  return { files, spellings, notFound };
}

/** What other hosts read in the site; nobody's address. */
const hostFiles = ['_headers', '_redirects'];

/** Regular files that are nobody's twin and no host's, as paths from the folder with slashes. */
function pathsIn(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
  const all = new Set(paths);
  return paths.filter(
    (path) =>
      !hostFiles.includes(path) &&
      !Object.values(twins).some(
        (ending) => path.endsWith(ending) && all.has(path.slice(0, -ending.length)),
      ),
  );
}

function readSiteFile(folder: string, path: string): SiteFile {
  const file = join(folder, path);
  const [br, gzip] = [twins.br, twins.gzip]
    .map((ending) => file + ending)
    .map((twin) => (existsSync(twin) ? readFileSync(twin) : undefined));
  const variants = {
    identity: (gzip && packed(file, gzip)) ?? variantOf(readFileSync(file)),
    ...(br && { br: variantOf(br) }),
    ...(gzip && { gzip: variantOf(gzip) }),
  };
  const isHashed = path.startsWith('_astro/');
  const address = `/${path}`.replace(/(\/index)?\.html$/, '') || '/';
  return {
    address,
    variants,
    type: contentType(path),
    headers: {
      'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      'content-security-policy': path.endsWith('.html')
        ? policyOf(readFileSync(file, 'utf8'))
        : barePolicy,
      vary: 'accept-encoding',
      ...(isShownElsewhere(address) && shownElsewhere.headers),
    },
  };
}

function variantOf(bytes: Buffer): Variant {
  return { bytes: () => bytes, length: bytes.length, etag: etagOf(bytes) };
}

function etagOf(content: Buffer | string): string {
  return `"${hash('sha256', content, 'base64url')}"`;
}

/**
 * A text that is unpacked for whoever wants it plain: that is four times as much, and hardly anybody does. It is kept
 * while somebody reads it, once for all who do.
 * @returns undefined when the twin is not that of the file, or the file no text
 */
function packed(file: string, gzip: Buffer): Variant | undefined {
  // Not as bytes, which would leave holes in memory between those that are kept.
  const text = readFileSync(file, 'utf8');
  // What a twin says at its end of what is in it.
  if (gzip.length < 18 || gzip.readUInt32LE(gzip.length - 8) !== crc32(text)) return undefined;
  let kept: WeakRef<ArrayBufferLike> | undefined;
  let [offset, length] = [0, 0];
  const bytes = () => {
    const memory = kept?.deref();
    if (memory) return Buffer.from(memory, offset, length);
    const unpacked = gunzipSync(gzip);
    // Of the memory: who reads a part of the bytes keeps that, and not the Buffer.
    kept = new WeakRef(unpacked.buffer);
    [offset, length] = [unpacked.byteOffset, unpacked.length];
    return unpacked;
  };
  return { bytes, length: Buffer.byteLength(text), etag: etagOf(text) };
}

function contentType(path: string): string {
  const type = lookup(path) ?? 'application/octet-stream';
  return /^text\/|[/+](json|xml|javascript)$/.test(type) ? `${type}; charset=utf-8` : type;
}
