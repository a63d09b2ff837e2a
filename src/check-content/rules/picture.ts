import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import type { ContentEntry } from '../../content/read-content.ts';
import type { CheckContext } from '../check-context.ts';

/** Largest compressed size of a drawing. */
const maxDrawingBytes = 1_500;

/**
 * No drawing of the allowed size has more bytes before compression, and compressing more can
 * take minutes.
 */
const maxReadBytes = 200_000;

/** Of a photograph. The build holds it in memory. */
const maxPixels = 100_000_000;

/** Checks the picture above an article. */
export async function* checkImageField(file: ContentEntry, { contentFolder }: CheckContext) {
  const image = file.collection === 'blog' && file.fields?.image;
  const message =
    typeof image === 'string' && (await pictureMessage(contentFolder, file.path, image));
  if (message) yield { field: 'image', message };
}

/**
 * The message about a wrong picture.
 * @param name path of the picture from the file that names it
 */
export async function pictureMessage(
  contentFolder: string,
  path: string,
  name: string,
): Promise<string | undefined> {
  const decoded = decodeName(name);
  if (decoded === undefined)
    return `The name of the picture ${name} has a ?, # or %. Rename the file, and write the new name here.`;
  const file = findPicture(contentFolder, path, decoded);
  if (!file && /\.(hei[cf]|gif|tiff?|bmp|pdf)$/i.test(name))
    return `The site does not show ${name}. Save the photograph as JPEG, PNG, WebP or AVIF.`;
  if (!file)
    return `There is no picture ${name}. Put the file into content/blog/pictures/ and write its path from this file: ../pictures/its-name.svg`;
  if (basename(file) !== basename(decoded))
    return `There is no picture ${name}, but ${basename(file)}. Write the name of the file, with its capital letters and accents.`;
  return /\.svg$/i.test(file) ? drawingMessage(file, name) : cachedPhotographMessage(file, name);
}

function drawingMessage(file: string, name: string): string | undefined {
  const drawing = readFileSync(file);
  const beginning = drawing.subarray(0, maxReadBytes).toString();
  if (!beginning.includes('<svg'))
    return `The picture ${name} is no drawing. Give a photograph the ending of its format: .jpg, .png, .webp or .avif.`;
  if (/<image\b|data:image\//.test(beginning))
    return `The picture ${name} holds a photograph. Save the photograph itself as JPEG, PNG, WebP or AVIF, or draw its shapes.`;
  if (drawing.length > maxReadBytes)
    return `The picture ${name} has ${drawing.length} bytes, which no drawing needs. Draw it with fewer shapes.`;
  // A small drawing need not be compressed to be measured.
  if (drawing.length <= maxDrawingBytes) return undefined;
  const { length } = brotliCompressSync(drawing);
  return length > maxDrawingBytes
    ? `The picture ${name} has a size of ${length} bytes when compressed, and a drawing may have ${maxDrawingBytes}. Draw it with fewer shapes.`
    : undefined;
}

const messagesByFile = new Map<string, string | undefined>();

/** All languages of an article name the same file, so it is decoded once. */
async function cachedPhotographMessage(file: string, name: string): Promise<string | undefined> {
  const key = `${file} ${statSync(file).mtimeMs}`;
  if (!messagesByFile.has(key)) messagesByFile.set(key, await photographMessage(file, name));
  return messagesByFile.get(key);
}

async function photographMessage(file: string, name: string): Promise<string | undefined> {
  const unreadable = `The picture ${name} cannot be read. Open it in a program for photographs, and save it again as JPEG, PNG, WebP or AVIF.`;
  const {
    format,
    width = 0,
    height = 0,
  } = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ format: undefined, width: 0, height: 0 }));
  if (!['jpeg', 'png', 'webp', 'heif'].includes(format ?? '')) return unreadable;
  if (width * height > maxPixels)
    return `The picture ${name} has ${width} × ${height} pixels. Save it with at most 10,000 on each side.`;
  return sharp(file, { failOn: 'truncated' })
    .resize(16)
    .toBuffer()
    .then(
      () => undefined,
      () => unreadable,
    );
}

/** As Astro does: %20 is a space. @returns undefined for a name that a build does not find */
function decodeName(name: string): string | undefined {
  try {
    return /[?#]/.test(name) ? undefined : decodeURI(name);
  } catch {
    return undefined;
  }
}

/**
 * Some file systems, but not that of the build, find a file by a name with other capital letters or
 * stored accents.
 */
function findPicture(contentFolder: string, path: string, name: string): string | undefined {
  const file = join(contentFolder, posix.dirname(path), name);
  const folder = dirname(file);
  const spelling = (other: string) => other.normalize().toLowerCase();
  try {
    const names = readdirSync(folder);
    const actual =
      names.find((other) => other === basename(file)) ??
      names.find((other) => spelling(other) === spelling(basename(file)));
    return actual !== undefined &&
      /\.(svg|png|jpe?g|webp|avif)$/i.test(actual) &&
      statSync(join(folder, actual)).isFile()
      ? join(folder, actual)
      : undefined;
  } catch {
    return undefined;
  }
}
