import { type SiteLanguage, siteLanguages } from '../i18n/languages.ts';
import { siteMessages } from '../i18n/messages/site-messages.ts';
import type { SiteMessages, WizardMessages } from '../i18n/messages/types.ts';
import { wizardMessages } from '../i18n/messages/wizard-messages.ts';
import { readBuildSettings } from '../settings/build-settings.ts';

/** What figures need in a language. */
export interface FigureContext {
  language: SiteLanguage;
  site: Pick<SiteMessages, 'loanTable' | 'retention'>;
  wizard: Pick<WizardMessages, 'fields' | 'estimate'>;
  retentionDays: number;
}

export const retentionDays = readBuildSettings(process.env).RETENTION_DAYS;

const contexts = await Promise.all(
  siteLanguages.map(
    async (language): Promise<FigureContext> => ({
      language,
      site: await siteMessages(language),
      wizard: await wizardMessages(language),
      retentionDays,
    }),
  ),
);

/** What figures need in this language. */
export function figureContext(language: SiteLanguage): FigureContext {
  const context = contexts.find((other) => other.language === language);
  if (!context) throw new Error(`No texts in ${language}`);
  return context;
}
