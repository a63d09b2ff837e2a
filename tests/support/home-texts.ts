import { readHome } from '../../src/check-content/catalogues.ts';
import { figureTexts } from '../../src/content/figures-in-markdown.ts';
import { fillHomeTexts } from '../../src/content/home-texts.ts';
import type { HomeTexts } from '../../src/domain/home-texts.ts';
import type { SiteLanguage } from '../../src/i18n/languages.ts';

/** The texts of the home page as readers see them. */
export function homeTexts(language: SiteLanguage): HomeTexts {
  return fillHomeTexts(readHome(language), figureTexts(language));
}
