import { useEffect, useState } from 'react';
import type { Language } from '../../i18n/languages.ts';
import type { WizardMessages } from '../../i18n/messages/types.ts';
import { loadedMessages, wizardMessages } from '../../i18n/messages/wizard-messages.ts';

/** Props of a component that is loaded like this. */
export interface LazyProps {
  language: Language;
  texts: WizardMessages;
}

/**
 * Makes a hook for a module that few visitors need, together with the whole catalogue, which no
 * page carries. The hook returns both once they are loaded. If loading fails, the component's next
 * render tries again.
 */
export function createLazyHook<Module extends object>(load: () => Promise<Module>) {
  let module: Module | undefined;
  return function useLazy(
    language: Language,
    { isWanted }: { isWanted: boolean },
  ): (Module & { texts: WizardMessages }) | undefined {
    const [, rerender] = useState({});
    const texts = loadedMessages[language];
    useEffect(() => {
      if (!isWanted || (module && texts)) return;
      const start = async () => {
        [module] = await Promise.all([load(), wizardMessages(language)]);
        rerender({});
      };
      // Lets the browser paint first.
      requestAnimationFrame(() => setTimeout(() => start().catch(() => undefined)));
    });
    return module && texts && { ...module, texts };
  };
}

/** Loads the catalogue alone. */
export const useLazyTexts = createLazyHook(async () => ({}));
