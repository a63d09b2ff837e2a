/** Fills figures into texts that are no Markdown, such as those of the home page. */
import { joinSuffixes } from '../i18n/word-joiner.ts';
import type { FigureTexts } from './figure-texts.ts';
import { computeFigure, placeholder } from './figures.ts';
import type { HomeTexts } from './home-schema.ts';

/**
 * Placeholders that the page replaces by something else than a figure, with the text that has them.
 */
export const filledByPage = new Map([['contact', 'faq.lead']]);

/**
 * Replaces the placeholders of a text by figures.
 * @throws FigureError when a placeholder is no figure
 */
export function fillFigures(text: string, texts: FigureTexts): string {
  return text.replace(placeholder, (whole, source: string) =>
    filledByPage.has(source) ? whole : computeFigure(source, texts),
  );
}

/** Fills the figures into the texts of the home page. */
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
