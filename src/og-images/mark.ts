/**
 * The mark in the colours of a theme: principal and interest of three payments, a third of ten
 * years apart.
 */
import symbol from '../assets/pictures/symbol.svg?raw';
import { colorOf, type Theme } from '../styles/theme-colors.ts';

const [principal = '', interest = ''] = symbol.match(/<path[^>]*>/g) ?? [];

/**
 * @param offset from the left and from the top. It and the size are in units of the picture around
 * the mark
 */
export function markSvg(theme: Theme, offset: number, size: number): string {
  const paint = (path: string, color: string) =>
    path.replace('<path', `<path stroke="${colorOf(color, theme)}"`);
  return [
    `<svg x="${offset}" y="${offset}" width="${size}" height="${size}" viewBox="0 0 14 14" stroke-width="4">`,
    `${paint(principal, 'brand')}${paint(interest, 'clay')}</svg>`,
  ].join('');
}
