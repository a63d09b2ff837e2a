/**
 * node tests/long/screenshots/compare.ts before after: compares the pictures of two runs by pixels. Lists those
 * that differ, and marks the pixels in `screenshots/differences`. Fails when a picture differs in more than `--allow`
 * percent of its pixels, or is in only one folder.
 */
import { globSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';

/** Smallest visible change of a channel: the smoothing of letters varies by less. */
const leastSeen = 8;
const target = join(import.meta.dirname, '../../../screenshots/differences');

interface Picture {
  pixels: Buffer;
  width: number;
  height: number;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { allow: { type: 'string', default: '0' } },
});
const [before, after] = positionals;
if (before === undefined || after === undefined) throw new Error('Name two folders.');
const [old, current] = [picturesIn(before), picturesIn(after)];
const lone = [...old.symmetricDifference(current)];

rmSync(target, { recursive: true, force: true });
const differing: { picture: string; percent: number }[] = [];
for (const picture of old.intersection(current)) {
  const percent = await compare(picture, join(before, picture), join(after, picture));
  if (percent > 0) differing.push({ picture, percent });
}
differing.sort((a, b) => b.percent - a.percent);

console.log(`${differing.length} of ${old.intersection(current).size} pictures differ`);
for (const { picture, percent } of differing)
  console.log(`${percent.toFixed(3).padStart(8)} %  ${picture}`);
for (const picture of lone) console.log(`in one folder only  ${picture}`);
if (lone.length > 0 || differing.some(({ percent }) => percent > Number(values.allow)))
  process.exitCode = 1;

/** Without the contact sheets, which repeat the pictures. */
function picturesIn(folder: string): Set<string> {
  return new Set(
    globSync('**/*.png', { cwd: folder }).filter((path) => !/^(sheets|differences)\//.test(path)),
  );
}

/** @returns percentage of pixels that differ, including pixels that only one picture has */
async function compare(name: string, first: string, second: string): Promise<number> {
  const [a, b] = await Promise.all([read(first), read(second)]);
  if (a.width === b.width && a.pixels.equals(b.pixels)) return 0;
  const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)];
  // Red where they differ, and a pale copy of the first elsewhere.
  const shown = Buffer.alloc(width * height * 3, 255);
  let count = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3;
      if (differs(a, b, x, y)) {
        count++;
        shown.set([255, 0, 0], at);
      } else {
        const from = (y * a.width + x) * 3;
        for (let channel = 0; channel < 3; channel++)
          shown[at + channel] = 192 + (a.pixels[from + channel] ?? 0) / 4;
      }
    }
  if (count > 0) {
    const file = join(target, name);
    mkdirSync(dirname(file), { recursive: true });
    await sharp(shown, { raw: { width, height, channels: 3 } })
      .png()
      .toFile(file);
  }
  return (100 * count) / (width * height);
}

function differs(a: Picture, b: Picture, x: number, y: number): boolean {
  if (x >= a.width || x >= b.width || y >= a.height || y >= b.height) return true;
  const [first, second] = [(y * a.width + x) * 3, (y * b.width + x) * 3];
  for (let channel = 0; channel < 3; channel++) {
    const change = (a.pixels[first + channel] ?? 0) - (b.pixels[second + channel] ?? 0);
    if (Math.abs(change) > leastSeen) return true;
  }
  return false;
}

async function read(file: string): Promise<Picture> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}
