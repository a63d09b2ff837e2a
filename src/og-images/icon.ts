/** The icon: the mark in the colours of the dark theme, legible on light and dark tabs. */
import sharp from 'sharp';
import { colorOf } from '../styles/theme-colors.ts';
import { markSvg } from './mark.ts';
import { icoSize } from './size.ts';

/** Width of the drawing: on a small tab each unit is a pixel, and edges stay sharp. */
const units = 16;

/** Lengths in {@link units}. */
export interface IconShape {
  /** Between the mark and the edge: small on tabs, wide on home screens, where systems crop. */
  margin?: number;
  /** Of the corners; 0 where the system rounds them. */
  radius?: number;
}

export function iconSvg({ margin = 1, radius = 2 }: IconShape = {}): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${units} ${units}"><rect width="${units}" height="${units}" rx="${radius}" fill="${colorOf('night')}"/>${markSvg('dark', margin, units - 2 * margin)}</svg>`;
}

/** @param size width and height in pixels */
export async function iconPng(size: number, shape?: IconShape): Promise<Buffer<ArrayBuffer>> {
  const image = sharp(Buffer.from(iconSvg(shape)), { density: (72 * size) / units });
  // Three colours and the shades of their edges.
  const options = { palette: true, colours: 16, compressionLevel: 9 };
  return Buffer.from(await image.png(options).toBuffer());
}

/** One image: an ICO file is a directory that may contain PNG. */
export async function iconIco(): Promise<Buffer<ArrayBuffer>> {
  const png = await iconPng(icoSize);
  const directory = Buffer.alloc(22);
  const [type, count, planes, bits] = [1, 1, 1, 32];
  directory.writeUInt16LE(type, 2);
  directory.writeUInt16LE(count, 4);
  directory.writeUInt8(icoSize, 6);
  directory.writeUInt8(icoSize, 7);
  directory.writeUInt16LE(planes, 10);
  directory.writeUInt16LE(bits, 12);
  directory.writeUInt32LE(png.length, 14);
  directory.writeUInt32LE(directory.length, 18);
  return Buffer.concat([directory, png]);
}
