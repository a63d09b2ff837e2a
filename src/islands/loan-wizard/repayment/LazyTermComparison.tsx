import { $draft } from '../../../stores/draft.ts';
import { createLazyHook } from '../../shared/create-lazy-hook.ts';
import { useStore } from '../../shared/use-store.ts';
import { useWizardContext } from '../wizard-context.ts';

const useTermComparison = createLazyHook(() => import('./TermComparison.tsx'));

/** Reserves the space of the term comparison, which is loaded after hydration. */
export function LazyTermComparison() {
  const { language } = useWizardContext();
  // Read here, so that each change of the loan retries a failed load.
  const draft = useStore($draft);
  const lazy = useTermComparison(language);
  return (
    <div className="mt-6 print:hidden min-h-[clamp(13.5rem,38rem-90vw,20rem)]">
      {lazy && <lazy.TermComparison language={language} texts={lazy.texts} draft={draft} />}
    </div>
  );
}
