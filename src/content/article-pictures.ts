/** Articles' drawings themselves, where the address of their file is not enough. */
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

/** The text of an article's drawing; undefined for a photograph. */
export function drawingOf(image: ImageMetadata): string | undefined {
  return fileOf(image, texts);
}

/**
 * An address that holds an article's drawing itself, for the first picture of a page, whose policy must then know
 * `data:` too; a photograph stays a file.
 */
export function addressInPage(image: ImageMetadata): string {
  return fileOf(image, addresses) ?? image.src;
}

/** The build has renamed the file, but its name still begins the new one. */
function fileOf({ src, format }: ImageMetadata, files: Record<string, string>): string | undefined {
  if (format !== 'svg') return undefined;
  return Object.entries(files).find(([path]) => {
    const name = path.replace(/^.*\/|\.svg$/g, '');
    return src.includes(`/${name}.`);
  })?.[1];
}
