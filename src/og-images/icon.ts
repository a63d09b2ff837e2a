/** The icon: a white mark on the brand's colour. */
import sharp from 'sharp';
import symbol from '../assets/pictures/symbol.svg?raw';
import { colorOf } from '../styles/theme-colors.ts';
import { icoSize } from './size.ts';

const mark = symbol.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '');

/** @param radius corner radius in the 32 units of the drawing; 0 where the system rounds the corners */
export function iconSvg(radius = 7): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${radius}" fill="${colorOf('brand')}"/><g fill="${colorOf('on-brand')}" transform="translate(4.48 4.48) scale(.72)">${mark}</g></svg>`;
}

/** @param size width and height in pixels */
export async function iconPng(size: number, radius?: number): Promise<Buffer<ArrayBuffer>> {
  const drawn = sharp(Buffer.from(iconSvg(radius)), { density: (72 * size) / 32 });
  return Buffer.from(await drawn.png({ palette: true }).toBuffer());
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
