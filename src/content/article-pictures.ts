import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { svgDataUrl } from '../helpers/svg-data-url.ts';

/**
 * Drawings as Astro knows them. The built file's name is not always that of the source. Vite cannot
 * import a name with ? or #, and the check of the texts refuses it.
 */
const drawings = import.meta.glob<ImageMetadata>(
  ['/content/blog/pictures/*.svg', '!/content/blog/pictures/*[?#]*'],
  {
    import: 'default',
    eager: true,
    caseSensitive: false,
  },
);

const svgSources = import.meta.glob<string>(
  ['/content/blog/pictures/*.svg', '!/content/blog/pictures/*[?#]*'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
    caseSensitive: false,
  },
);

/** Widths of a photograph, in pixels of the file. */
const widths = [640, 1280] as const;

/** The SVG source of an article's drawing; undefined for a photograph. */
export function svgSource(image: ImageMetadata): string | undefined {
  if (!isDrawing(image)) return undefined;
  const drawing = Object.entries(drawings).find(([, { src }]) => src === image.src);
  return drawing && svgSources[drawing[0]];
}

/**
 * The attributes of an article's picture.
 * @param isFirst whether the page begins with it. A drawing is then a data URL, which the page's
 * CSP must allow
 */
export async function pictureAttributes(image: ImageMetadata, isFirst: boolean) {
  const svg = isFirst ? svgSource(image) : undefined;
  if (svg) return { src: svgDataUrl(svg) };
  if (isDrawing(image)) return { src: image.src };
  const crop = (width: number) =>
    getImage({ src: image, width, height: width / 2, fit: 'cover', format: 'webp' });
  const [small, large] = [await crop(widths[0]), await crop(widths[1])];
  return {
    src: small.src,
    srcset: `${small.src} ${widths[0]}w, ${large.src} ${widths[1]}w`,
    sizes: '(min-width: 48rem) 50vw, 100vw',
  };
}

/**
 * Reading any other property of a photograph makes Astro publish the original, with its location
 * and camera.
 */
function isDrawing(image: ImageMetadata): boolean {
  return Object.getOwnPropertyDescriptor(image, 'format')?.value === 'svg';
}
