import { useEffect, useState } from 'react';
import type { Language } from '../../i18n/languages.ts';
import type { WizardMessages } from '../../i18n/messages/types.ts';
import { loadedWizardMessages, wizardMessages } from '../../i18n/messages/wizard-messages.ts';

/** Props of a component that is loaded by a {@link createLazyHook}. */
export interface LazyProps {
  language: Language;
  texts: WizardMessages;
}

/**
 * Makes a hook that loads a module which few visitors need, together with the texts for it. It
 * returns both once they are loaded.
 */
export function createLazyHook<Module extends object>(load: () => Promise<Module>) {
  let module: Module | undefined;
  let loading: Promise<Module> | undefined;
  return function useLazy(
    language: Language,
    { isWanted = true } = {},
  ): (Module & { texts: WizardMessages }) | undefined {
    const texts = useLazyTexts(language, isWanted);
    useLoading(isWanted && !module, async () => {
      loading ??= load().catch((error) => {
        loading = undefined;
        throw error;
      });
      module = await loading;
    });
    return module && texts && { ...module, texts };
  };
}

/** Loads the whole catalogue, which no page carries. Returns it once it is loaded. */
export function useLazyTexts(language: Language, isWanted: boolean): WizardMessages | undefined {
  const texts = loadedWizardMessages(language);
  useLoading(isWanted && !texts, () => wizardMessages(language));
  return texts;
}

/** Loads what is missing, then renders again. After a failure, the next render tries again. */
function useLoading(isMissing: boolean, load: () => Promise<unknown>): void {
  const [, rerender] = useState({});
  useEffect(() => {
    if (!isMissing) return;
    const start = async () => {
      await load();
      rerender({});
    };
    // Lets the browser paint first.
    requestAnimationFrame(() => setTimeout(() => start().catch(() => undefined)));
  });
}
