import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { ReactElement } from 'react';
import type { SatoriNode } from 'satori';
import { ogFonts } from '../fonts/og-fonts.ts';
import {
  illustrationLayer,
  type OgCard,
  textLayout,
  titleBox,
  titleKey,
  titleSizes,
  wordsLayout,
} from './layout.ts';
import { ogImageSize } from './size.ts';

/**
 * The images have few colours, so a palette halves their size. Higher efforts cost much time and
 * save little.
 */
const pngOptions = {
  palette: true,
  quality: 80,
  effort: 1,
  dither: 0,
  compressionLevel: 4,
} as const;

/**
 * Path of a cached PNG, drawn again only when its appearance changes.
 * @throws Error when the title fits at no size
 */
export async function ogImageFile(card: OgCard, root: URL): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([pngOptions, titleSizes, titleBox]));
  hash.update(JSON.stringify(textLayout(card, 1))).update(illustrationLayer(card));
  hash.update((await loadFonts(root)).digest);
  const folder = new URL('.cache/share-images/', root);
  const file = new URL(`${hash.digest('hex')}.png`, folder);
  if (!existsSync(file)) {
    await mkdir(folder, { recursive: true });
    // Imported on demand: a build that finds everything in the cache does not load sharp.
    const { default: sharp } = await import('sharp');
    const { svg } = await renderOgImage(card, root);
    // Renamed when complete, so that an interrupted build leaves no partial image.
    const tempFile = new URL(`${file.href}.${process.pid}`);
    await writeFile(tempFile, await sharp(Buffer.from(svg)).png(pngOptions).toBuffer());
    await rename(tempFile, file);
  }
  return fileURLToPath(file);
}

/**
 * Text becomes paths. The title has the largest size without a broken word.
 * @throws Error when it fits at no size
 */
export async function renderOgImage(
  card: OgCard,
  root: URL,
): Promise<{ svg: string; size: number }> {
  const smallest = Math.min(...titleSizes);
  const widest = Math.max(...(await wordWidths(card.title, smallest, root)));
  for (const size of titleSizes) {
    if ((widest * size) / smallest > titleBox.width) continue;
    let height = 0;
    const svg = await renderSvg(textLayout(card, size), root, (node) => {
      if (node.key === titleKey) height = node.height;
    });
    if (height <= titleBox.height) return { svg: insertLayer(svg, illustrationLayer(card)), size };
  }
  throw new Error(`The title “${card.title}” is too long for its Open Graph image`);
}

function insertLayer(svg: string, layer: string): string {
  return svg.replace(/^<svg [^>]*>/, (start) => start + layer);
}

async function wordWidths(text: string, size: number, root: URL): Promise<number[]> {
  const widths: number[] = [];
  await renderSvg(wordsLayout(text, size), root, ({ key, width }) => {
    if (key) widths.push(width);
  });
  return widths;
}

async function renderSvg(
  layout: ReactElement,
  root: URL,
  onNodeDetected: (node: SatoriNode) => void,
): Promise<string> {
  const { default: satori } = await import('satori');
  return satori(layout, {
    ...ogImageSize,
    fonts: (await loadFonts(root)).fonts,
    onNodeDetected,
    onStyleError: (error) => {
      throw error;
    },
    loadAdditionalAsset: (_, missing) => {
      throw new Error(`The typeface has no “${missing}”`);
    },
  });
}

interface Fonts {
  fonts: Awaited<ReturnType<typeof ogFonts>>;
  digest: string;
}

let loadedFonts: Promise<Fonts> | undefined;

/** Read once for all images. */
function loadFonts(root: URL): Promise<Fonts> {
  loadedFonts ??= readFonts(root);
  return loadedFonts;
}

async function readFonts(root: URL): Promise<Fonts> {
  const fonts = await ogFonts(root);
  const hash = createHash('sha256');
  for (const { data } of fonts) hash.update(data);
  return { fonts, digest: hash.digest('hex') };
}
