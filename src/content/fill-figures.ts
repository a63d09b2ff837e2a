/** Fills figures into texts that are no Markdown, such as those of the home page. */
import { joinSuffixes } from '../i18n/word-joiner.ts';
import type { FigureContext } from './figure-context.ts';
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
export function fillFigures(text: string, context: FigureContext): string {
  return text.replace(placeholder, (whole, source: string) =>
    filledByPage.has(source) ? whole : computeFigure(source, context),
  );
}

/** Fills the figures into the texts of the home page. */
export function fillHomeTexts({ meta, ...sections }: HomeTexts, context: FigureContext): HomeTexts {
  return {
    ...fillAll(sections, (text) => joinSuffixes(fillFigures(text, context))),
    // Pages do not lay out these.
    meta: fillAll(meta, (text) => fillFigures(text, context)),
  };
}

function fillAll<Value>(value: Value, fill: (text: string) => string): Value {
  return JSON.parse(JSON.stringify(value), (_, part) =>
    typeof part === 'string' ? fill(part) : part,
  ) as Value;
}
