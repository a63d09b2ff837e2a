import type { ReactElement, ReactNode } from 'react';
import symbol from '../assets/pictures/symbol.svg?raw';
import { company } from '../domain/company.ts';
import { fontFamily } from '../fonts/og-fonts.ts';
import { colorOf as color } from '../styles/theme-colors.ts';
import { ogImageSize } from './size.ts';

export interface OgCard {
  title: string;
  /** Shown above the title of an article. */
  category?: string | undefined;
  /** The drawing as SVG text of 640 × 400. */
  picture: string;
  /** The statutory credit warning: a shared link is credit advertising. */
  warning: string;
}

/** Sizes of the title in pixels, largest first. The first one that fits is used. */
export const titleSizes = [76, 68, 60, 54, 48, 42, 36] as const;

/** Space for the title, in pixels. */
export const titleBox = { width: 584, height: 330 } as const;

export const titleKey = 'title';

const margin = 64;

const panelWidth = 488;

/** Wider than the panel, because the drawings have margins. */
const pictureWidth = 544;

const symbolBox = { y: margin, width: 52, height: 52 } as const;

type Style = Record<string, string | number>;

/** @param size size of the title in pixels */
export function textLayout({ title: text, category, warning }: OgCard, size: number): ReactElement {
  const column = {
    width: '100%',
    height: '100%',
    padding: margin,
    boxSizing: 'border-box',
    flexDirection: 'column',
    justifyContent: 'space-between',
    color: color('ink'),
    fontFamily,
  };
  const above = { marginBottom: 18, fontSize: 28, color: color('brand-deep') };
  return box(column, [
    brand(),
    box({ flexDirection: 'column', width: titleBox.width }, [
      ...(category ? [box(above, category)] : []),
      title(text, size, titleKey),
    ]),
    box({ fontSize: 24, color: color('muted') }, warning),
  ]);
}

/** Nested SVG, because the layout library would rasterise the picture. The picture's background fills the panel. */
export function illustrationLayer({ picture }: OgCard): string {
  const ground = /fill="(#[\da-f]{3,6})" d="M0 0h640v400H0z"/.exec(picture)?.[1] ?? color('mist');
  const { width, height } = ogImageSize;
  const left = width - panelWidth;
  const pictureHeight = (pictureWidth * 400) / 640;
  return [
    `<path fill="${color('page')}" d="M0 0h${left}v${height}H0z"/>`,
    `<path fill="${ground}" d="M${left} 0h${panelWidth}v${height}H${left}z"/>`,
    // The panel clips the drawing's margins at the sides.
    `<svg x="${left}" width="${panelWidth}" height="${height}">`,
    nested(picture, {
      x: (panelWidth - pictureWidth) / 2,
      y: height - pictureHeight,
      width: pictureWidth,
      height: pictureHeight,
    }),
    '</svg>',
    nested(symbol.replaceAll('currentColor', color('brand')), { ...symbolBox, x: margin }),
  ].join('');
}

/** A layout of single words: the longest word limits the size of the title. */
export function wordsLayout(text: string, size: number): ReactElement {
  const words = text.split(' ').map((word, index) => title(word, size, `${index}`));
  return box({ flexDirection: 'column', alignItems: 'flex-start', fontFamily }, words);
}

function brand(): ReactElement {
  const name = { marginLeft: symbolBox.width + 16, fontSize: 42, letterSpacing: '-0.03em' };
  const badge = {
    marginLeft: 20,
    padding: '5px 16px',
    border: `2px solid ${color('line')}`,
    borderRadius: 40,
    fontSize: 22,
    color: color('muted'),
  };
  return box({ alignItems: 'center', height: symbolBox.height }, [
    box(name, company.name),
    box(badge, company.badge),
  ]);
}

function title(text: string, size: number, key: string): ReactElement {
  const style = { fontSize: size, lineHeight: 1.1, letterSpacing: '-0.03em', textWrap: 'balance' };
  return box(style, text, key);
}

function nested(drawing: string, place: { x: number; y: number; width: number; height: number }) {
  const attributes = Object.entries(place).map(([name, value]) => `${name}="${value}"`);
  return drawing.replace('<svg ', `<svg ${attributes.join(' ')} `);
}

/** Plain objects instead of JSX: their serialisation is the cache key of the image. */
function box(style: Style, children: ReactNode, key: string | null = null): ReactElement {
  return { type: 'div', key, props: { style: { display: 'flex', ...style }, children } };
}
