/** The texts of the home page, with their figures. */

import { joinSuffixes } from '../i18n/word-joiner.ts';
import type { FigureTexts } from './figure-texts.ts';
import { computeFigure, placeholder } from './figures.ts';
import type { HomeTexts } from './home-schema.ts';

/**
 * Placeholders that the page replaces by something else than a figure, with the text that has them.
 */
export const filledByPage = new Map([['contact', 'faq.lead']]);

/** @throws FigureError when a placeholder is no figure */
export function fillFigures(text: string, texts: FigureTexts): string {
  return text.replace(placeholder, (whole, name: string) =>
    filledByPage.has(name) ? whole : computeFigure(name, texts),
  );
}

export function fillHomeTexts({ meta, ...sections }: HomeTexts, texts: FigureTexts): HomeTexts {
  return {
    ...fillAll(sections, (text) => joinSuffixes(fillFigures(text, texts))),
    // Pages do not lay out these.
    meta: fillAll(meta, (text) => fillFigures(text, texts)),
  };
}

function fillAll<Value>(value: Value, fill: (text: string) => string): Value {
  return JSON.parse(JSON.stringify(value), (_, part) =>
    typeof part === 'string' ? fill(part) : part,
  ) as Value;
}
