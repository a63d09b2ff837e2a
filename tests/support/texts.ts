import { figureContext } from '../../src/content/figure-context.ts';
import { fillHomeTexts } from '../../src/content/fill-figures.ts';
import { type HomeTexts, readHome } from '../../src/content/home-schema.ts';
import type { SiteLanguage } from '../../src/i18n/languages.ts';

/** The texts of the home page as readers see them. */
export function homeTexts(language: SiteLanguage): HomeTexts {
  return fillHomeTexts(readHome(language), figureContext(language));
}

/** A pattern for a message in which `…` stands for any characters. */
export function messagePattern(message: string): RegExp {
  return new RegExp(message.split('…').map(RegExp.escape).join('.*'), 's');
}
