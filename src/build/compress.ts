/** Compresses the built site once, so that the service and any host that looks for twins need not. */
import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { placeFile } from './place-file.ts';

const compressible = /\.(html|js|css|svg|xml|txt|json|webmanifest|ico)$/;
const cache = fileURLToPath(new URL('../../.cache/compressed/', import.meta.url));

/** As many as Node has threads for compressing. */
const atOnce = 4;

const encoders = {
  br: (bytes: Uint8Array) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes: Uint8Array) => promisify(gzip)(bytes, { level: 9 }),
};

/**
 * Writes `.br` and `.gz` beside every text file of the site; unchanged files come from a cache.
 * @param site folder of the built site
 * @param finish what is still to be done to the text of a page; each is read and written once
 * @returns how many files have twins now
 */
export async function compressSite(
  site: string,
  finish: (html: string) => string,
): Promise<number> {
  mkdirSync(cache, { recursive: true });
  const pages = filesIn(site).filter((file) => file.endsWith('.html'));
  await together(pages, (page) => compress(page, finishPage(page, finish)));
  // Listed again: finishing a page may have made files.
  const others = filesIn(site).filter((file) => !file.endsWith('.html'));
  await together(others, (file) => compress(file, readFileSync(file)));
  return pages.length + others.length;
}

function filesIn(site: string): string[] {
  return readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`);
}

/** A few at a time: thousands at once would hold all of them in memory. */
async function together(files: string[], work: (file: string) => Promise<void>): Promise<void> {
  const queue = files.values();
  const worker = async () => {
    for (const file of queue) await work(file);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

async function compress(file: string, bytes: Uint8Array): Promise<void> {
  const name = createHash('sha256').update(bytes).digest('hex');
  for (const [encoding, encode] of Object.entries(encoders)) {
    const cached = `${cache}${name}.${encoding}`;
    if (!existsSync(cached)) {
      // Named only when complete: a build that is stopped leaves no half file behind.
      const part = `${cached}.${randomUUID()}`;
      writeFileSync(part, await encode(bytes));
      renameSync(part, cached);
    }
    placeFile(cached, `${file}.${encoding}`);
  }
}

/** @returns what stands in the file then */
export function finishPage(file: string, finish: (html: string) => string): Buffer {
  const html = readFileSync(file);
  // A character a byte is much faster than UTF-8, and what is changed is ASCII.
  const text = html.toString('latin1');
  const changed = finish(text);
  if (changed === text) return html;
  const bytes = Buffer.from(changed, 'latin1');
  writeFileSync(file, bytes);
  return bytes;
}
