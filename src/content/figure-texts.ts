import { readBuildSettings } from '../domain/build-settings.ts';
import type { SiteLanguage } from '../i18n/languages.ts';
import { siteMessages } from '../i18n/messages/site-messages.ts';
import { wizardMessages } from '../i18n/messages/wizard-messages.ts';
import type { FigureTexts } from './figures.ts';

export const retentionDays = Number(readBuildSettings(process.env).RETENTION_DAYS);

/** What figures need in a language. */
export async function loadFigureTexts(language: SiteLanguage): Promise<FigureTexts> {
  return {
    language,
    site: await siteMessages(language),
    wizard: await wizardMessages(language),
    retentionDays,
  };
}
