import { useCallback } from 'react';
import type { Language } from '../../i18n/languages.ts';
import type { WizardMessages } from '../../i18n/messages/types.ts';
import { wizardMessages } from '../../i18n/messages/wizard-messages.ts';
import { useLazyModule } from './use-lazy-module.ts';

/** The whole catalogue: no page carries the texts that few visitors need. */
export function useWizardMessages(language: Language, wanted: unknown): WizardMessages | undefined {
  return useLazyModule(
    useCallback(() => wizardMessages(language), [language]),
    wanted,
  );
}
