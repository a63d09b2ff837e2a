import type { ImageMetadata } from 'astro';

const texts = import.meta.glob<string>('/content/blog/pictures/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const addresses = import.meta.glob<string>('/content/blog/pictures/*.svg', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** The SVG source of an article's drawing; undefined for a photograph. */
export function svgSource(image: ImageMetadata): string | undefined {
  return fileOf(image, texts);
}

/** For a page's first picture. A drawing: a data URL, which the page's policy must allow. A photograph: its address. */
export function inlineImageSrc(image: ImageMetadata): string {
  return fileOf(image, addresses) ?? image.src;
}

/** The built file's name begins with the name of the source. */
function fileOf({ src, format }: ImageMetadata, files: Record<string, string>): string | undefined {
  if (format !== 'svg') return undefined;
  return Object.entries(files).find(([path]) => {
    const name = path.replace(/^.*\/|\.svg$/g, '');
    return src.includes(`/${name}.`);
  })?.[1];
}
