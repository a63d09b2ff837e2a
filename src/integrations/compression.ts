import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { listFiles } from '../helpers/node/list-files.ts';

/** Files that get compressed copies. */
export const compressible = /\.(html|js|css|svg|xml|txt|json|webmanifest)$/i;

const encoders = {
  br: (bytes: Uint8Array) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
  gz: (bytes: Uint8Array) => promisify(gzip)(bytes, { level: 9 }),
};

/**
 * Writes `.br` and `.gz` beside every text file. Without them, web servers send four times as
 * many bytes.
 */
export function compression(): AstroIntegration {
  return {
    name: 'compression',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const files = listFiles(folder).filter((file) => compressible.test(file));
        // Node compresses in four threads.
        const queue = files.values();
        const worker = async () => {
          for (const file of queue) await compress(join(folder, file));
        };
        await Promise.all(Array.from({ length: 4 }, worker));
        logger.info(`${files.length} files compressed`);
      },
    },
  };
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  for (const [ending, encode] of Object.entries(encoders))
    await writeFile(`${file}.${ending}`, await encode(bytes));
}
