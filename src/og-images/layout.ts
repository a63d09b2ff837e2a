import type { ReactElement, ReactNode } from 'react';
import { company, companyProfile } from '../domain/company.ts';
import { instalmentBars } from '../domain/loan/instalment-bars.ts';
import { exampleLoan } from '../domain/loan/offer.ts';
import { fontFamily } from '../fonts/og-fonts.ts';
import { colorOf as color } from '../styles/theme-colors.ts';
import { markSvg } from './mark.ts';
import { ogImageSize } from './size.ts';

export interface OgCard {
  title: string;
  /** Shown above the title of an article. */
  category?: string | undefined;
  /**
   * The drawing as SVG text of 640 × 320; without one, the payments of the example loan as bars.
   */
  picture?: string | undefined;
  /** Above the bars: the example loan, without its cost, which only the full example may name. */
  loan: { amount: string; term: string };
  /** The statutory credit warning: a shared link is credit advertising. */
  warning: string;
}

/** Sizes of the title in pixels, largest first. The first one that fits is used. */
export const titleSizes = [76, 68, 60, 54, 48, 42, 36] as const;

/** Space for the title, in pixels. */
export const titleBox = { width: 584, height: 330 } as const;

export const titleKey = 'title';

const { width, height } = ogImageSize;

const margin = 64;

const panelWidth = 488;

const panelLeft = width - panelWidth;

const barsTop = 204;

/** Between the bars and the edges of the panel. */
const panelMargin = 56;

/** Wider than the panel, because the drawings have margins. */
const pictureWidth = 544;

const markSize = 48;

type Style = Record<string, string | number>;

/** @param size size of the title in pixels */
export function textLayout(card: OgCard, size: number): ReactElement {
  const { title: text, category, picture, warning, loan } = card;
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
    ...(picture ? [] : [caption(loan)]),
  ]);
}

/** Nested SVG, because the layout library would rasterise the picture. */
export function illustrationLayer({ picture }: OgCard): string {
  const ground = color(picture ? 'mist' : 'night');
  const pictureHeight = pictureWidth / 2;
  return [
    `<path fill="${color('page')}" d="M0 0h${panelLeft}v${height}H0z"/>`,
    `<path fill="${ground}" d="M${panelLeft} 0h${panelWidth}v${height}H${panelLeft}z"/>`,
    // The panel clips the drawing's margins at the sides.
    `<svg x="${panelLeft}" width="${panelWidth}" height="${height}">`,
    picture
      ? nested(picture, {
          x: (panelWidth - pictureWidth) / 2,
          y: height - pictureHeight,
          width: pictureWidth,
          height: pictureHeight,
        })
      : bars(),
    '</svg>',
    markSvg('light', margin, markSize),
  ].join('');
}

/** The payments of the example loan, below its caption. */
function bars(): string {
  const { term } = exampleLoan;
  const barsHeight = height - margin - barsTop;
  const { viewBox, principal, interest } = instalmentBars(term, barsHeight);
  return [
    `<svg x="${panelMargin}" y="${barsTop}" width="${panelWidth - 2 * panelMargin}" height="${barsHeight}"`,
    ` viewBox="${viewBox}" preserveAspectRatio="none">`,
    `<path fill="${color('brand', 'dark')}" d="${principal}"/>`,
    `<path fill="${color('clay', 'dark')}" d="${interest}"/></svg>`,
  ].join('');
}

/** A layout of single words: the longest word limits the size of the title. */
export function wordsLayout(text: string, size: number): ReactElement {
  const titleWords = text.split(' ').map((word, index) => title(word, size, `${index}`));
  return box({ flexDirection: 'column', alignItems: 'flex-start', fontFamily }, titleWords);
}

function brand(): ReactElement {
  const name = { marginLeft: markSize + 18, fontSize: 42, letterSpacing: '-0.03em' };
  const badge = {
    marginLeft: 20,
    padding: '5px 16px',
    border: `2px solid ${color('line')}`,
    borderRadius: 40,
    fontSize: 22,
    color: color('muted'),
  };
  return box({ alignItems: 'center', height: markSize }, [
    box(name, company.name),
    box(badge, companyProfile.badge),
  ]);
}

function caption({ amount, term }: OgCard['loan']): ReactElement {
  const position = { position: 'absolute', top: margin - 12, left: panelLeft + panelMargin };
  return box({ ...position, flexDirection: 'column', color: color('on-night') }, [
    box({ fontSize: 64, lineHeight: 1.1, letterSpacing: '-0.03em' }, amount),
    box({ fontSize: 30, color: color('brand-deep', 'dark') }, term),
  ]);
}

function title(text: string, size: number, key: string): ReactElement {
  const style = { fontSize: size, lineHeight: 1.1, letterSpacing: '-0.03em', textWrap: 'balance' };
  return box(style, text, key);
}

function nested(
  drawing: string,
  position: { x: number; y: number; width: number; height: number },
) {
  const attributes = Object.entries(position).map(([name, value]) => `${name}="${value}"`);
  return drawing.replace('<svg ', `<svg ${attributes.join(' ')} `);
}

/** Plain objects instead of JSX: their serialisation is the cache key of the image. */
function box(style: Style, children: ReactNode, key: string | null = null): ReactElement {
  return { type: 'div', key, props: { style: { display: 'flex', ...style }, children } };
}
