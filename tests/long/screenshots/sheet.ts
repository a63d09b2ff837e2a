/** Contact sheets: one kind of page in all languages, light over dark. */
import sharp, { type OverlayOptions } from 'sharp';

const sheetWidth = 1800;
const gap = 12;

/**
 * @param rows file names of pictures of the same width, row by row
 * @param target file to write
 */
export async function writeSheet(rows: readonly string[][], target: string): Promise<void> {
  const columns = Math.max(...rows.map((row) => row.length));
  const width = Math.floor((sheetWidth - gap) / columns) - gap;
  const parts: OverlayOptions[] = [];
  let top = gap;
  for (const row of rows) {
    const pictures = await Promise.all(row.map((file) => scaled(file, width)));
    pictures.forEach(({ input }, column) => {
      parts.push({ input, top, left: gap + column * (width + gap) });
    });
    top += Math.max(...pictures.map(({ height }) => height)) + gap;
  }
  await sharp({
    create: {
      width: gap + columns * (width + gap),
      height: top,
      channels: 3,
      background: '#888888',
    },
  })
    .composite(parts)
    .png({ compressionLevel: 6 })
    .toFile(target);
}

async function scaled(file: string, width: number): Promise<{ input: Buffer; height: number }> {
  const { data, info } = await sharp(file)
    .resize({ width, withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return { input: data, height: info.height };
}
