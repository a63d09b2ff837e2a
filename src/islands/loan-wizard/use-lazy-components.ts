import { useCallback } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { wizardMessages } from '../../i18n/messages/wizard-messages.ts';
import { useLazyModule } from '../shared/use-lazy-module.ts';

type LazyComponents = Awaited<ReturnType<typeof load>>;

const loaded: Partial<Record<Language, LazyComponents>> = {};

async function load(language: Language) {
  const [components, { afterSending, passport }] = await Promise.all([
    import('./confirmation/lazy-components.ts'),
    wizardMessages(language),
  ]);
  return { ...components, afterSending, print: passport.print };
}

/** Called in the last step already, so that nothing moves in the confirmation. */
export async function loadLazyComponents(language: Language): Promise<LazyComponents> {
  const components = await load(language);
  loaded[language] = components;
  return components;
}

/** Undefined until loaded, or for good if the network is gone: the confirmation does without. */
export function useLazyComponents(language: Language): LazyComponents | undefined {
  const preloaded = loaded[language];
  const loadedNow = useLazyModule(
    useCallback(() => loadLazyComponents(language), [language]),
    !preloaded,
  );
  return preloaded ?? loadedNow;
}
