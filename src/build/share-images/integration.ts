import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { placeFile } from '../place-file.ts';
import type { DrawnImage } from './list.json.ts';

const list = 'share.json';

/**
 * Puts the share images beside the built pages. Not as pages of their own: an image that the cache has would be read,
 * wrapped and written again, which costs as much as drawing its page.
 */
export function shareImages(): AstroIntegration {
  return {
    name: 'share-images',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        const route = (pattern: string, file: string) =>
          injectRoute({ pattern, entrypoint: new URL(file, import.meta.url) });
        if (command === 'dev') route('/share/[...address].png', 'image.png.ts');
        else route(`/${list}`, 'list.json.ts');
      },
      'astro:build:done': ({ dir }) => {
        const listFile = new URL(list, dir);
        const images: DrawnImage[] = JSON.parse(readFileSync(listFile, 'utf8'));
        rmSync(listFile);
        for (const { address, file } of images) {
          const target = fileURLToPath(new URL(`share/${address}.png`, dir));
          mkdirSync(dirname(target), { recursive: true });
          placeFile(file, target);
        }
      },
    },
  };
}
