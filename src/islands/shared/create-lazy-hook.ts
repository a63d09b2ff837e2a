import { useEffect, useState } from 'react';
import type { Language } from '../../i18n/languages.ts';
import type { WizardMessages } from '../../i18n/messages/types.ts';
import { loadedMessages, wizardMessages } from '../../i18n/messages/wizard-messages.ts';

/** Props of a component that is loaded like this. */
export interface LazyProps {
  language: Language;
  texts: WizardMessages;
}

interface LazyOptions {
  isWanted: boolean;
  /** Each new value retries a failed load. */
  retryOn?: unknown;
}

/**
 * Makes a hook for a module that few visitors need, together with the whole catalogue, which no
 * page carries. The hook returns both once they are loaded, and undefined before, or for good if
 * the network is gone.
 */
export function createLazyHook<Module extends object>(load: () => Promise<Module>) {
  let module: Module | undefined;
  return function useLazy(
    language: Language,
    { isWanted, retryOn }: LazyOptions,
  ): (Module & { texts: WizardMessages }) | undefined {
    const [, rerender] = useState({});
    const texts = loadedMessages[language];
    const isMissing = isWanted && !(module && texts);
    // biome-ignore lint/correctness/useExhaustiveDependencies: retryOn only retries.
    useEffect(() => {
      if (!isMissing) return;
      const start = async () => {
        [module] = await Promise.all([load(), wizardMessages(language)]);
        rerender({});
      };
      // Lets the browser paint first.
      requestAnimationFrame(() => setTimeout(() => start().catch(() => undefined)));
    }, [isMissing, language, retryOn]);
    return module && texts && { ...module, texts };
  };
}

/** The catalogue alone. */
export const useLazyTexts = createLazyHook(async () => ({}));
