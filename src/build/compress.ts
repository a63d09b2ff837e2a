/** Compresses the built site once, so that the service and any host that looks for twins need not. */
import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { placeFile, writeWhole } from './place-file.ts';

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
 * @returns how many files have twins now
 */
export async function compressSite(site: string): Promise<number> {
  const files = filesIn(site);
  const queue = files.values();
  const worker = async () => {
    for (const file of queue) await compress(file);
  };
  // A few at a time: thousands at once would hold all of them in memory.
  await Promise.all(Array.from({ length: atOnce }, worker));
  return files.length;
}

function filesIn(site: string): string[] {
  return readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`);
}

async function compress(file: string): Promise<void> {
  const bytes = readFileSync(file);
  const name = hash('sha256', bytes);
  for (const [encoding, encode] of Object.entries(encoders)) {
    const cached = `${cache}${name}.${encoding}`;
    if (!existsSync(cached)) writeWhole(cached, await encode(bytes));
    placeFile(cached, `${file}.${encoding}`);
  }
}
