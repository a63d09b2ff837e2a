import { useCallback } from 'react';
import type { Language } from '../../../i18n/languages.ts';
import { wizardMessages } from '../../../i18n/messages/wizard-messages.ts';
import { useLazyModule } from '../../shared/use-lazy-module.ts';

type LaterPart = Awaited<ReturnType<typeof load>>;

const loaded: Partial<Record<Language, LaterPart>> = {};

async function load(language: Language) {
  const [components, { afterSending, passport }] = await Promise.all([
    import('./later-components.ts'),
    wizardMessages(language),
  ]);
  return { ...components, words: afterSending, print: passport.print };
}

/** Called in the last step, so that nothing moves when the confirmation is there. */
export async function loadLaterPart(language: Language): Promise<LaterPart> {
  const part = await load(language);
  loaded[language] = part;
  return part;
}

/** Without it, the confirmation still names the hours. */
export function useLaterPart(language: Language): LaterPart | undefined {
  const known = loaded[language];
  const later = useLazyModule(
    useCallback(() => loadLaterPart(language), [language]),
    !known,
  );
  return known ?? later;
}
