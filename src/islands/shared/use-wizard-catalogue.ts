import { useCallback } from 'react';
import type { Language } from '../../i18n/languages.ts';
import type { WizardCatalogue } from '../../i18n/messages/types.ts';
import { wizardMessages } from '../../i18n/messages/wizard-messages.ts';
import { useLazyModule } from './use-lazy-module.ts';

/** Texts of the later parts, which no page carries. */
export function useWizardCatalogue(
  language: Language,
  wanted: unknown,
): WizardCatalogue | undefined {
  return useLazyModule(
    useCallback(() => wizardMessages(language), [language]),
    wanted,
  );
}
