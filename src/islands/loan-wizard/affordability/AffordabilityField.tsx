import { type ReactNode, useEffect, useRef, useState } from 'react';
import { $draft } from '../../../stores/draft.ts';
import { createLazyHook } from '../../shared/create-lazy-hook.ts';
import { useStore } from '../../shared/use-store.ts';
import { useWizardContext } from '../wizard-context.ts';

const useNote = createLazyHook(() => import('./AffordabilityNote.tsx'));

/**
 * Shows the payment's share of the income below the income field, once the visitor leaves
 * the field, which is its child.
 */
export function AffordabilityField({ children }: { children: ReactNode }) {
  const { language } = useWizardContext();
  const { monthlyIncome } = useStore($draft);
  const [income, setIncome] = useState('');
  const field = useRef<HTMLDivElement>(null);
  // A note about another number than the typed one would mislead.
  const shownIncome = income === monthlyIncome ? income : '';
  const lazy = useNote(language, { isWanted: income !== '' });
  useEffect(() => {
    const applyIncome = () => setIncome(monthlyIncome);
    const container = field.current;
    if (!container?.contains(document.activeElement)) applyIncome();
    container?.addEventListener('focusout', applyIncome);
    return () => container?.removeEventListener('focusout', applyIncome);
  }, [monthlyIncome]);
  return (
    <div>
      <div ref={field}>{children}</div>
      <div role="status">
        {lazy && (
          <lazy.AffordabilityNote
            key={language}
            language={language}
            texts={lazy.texts}
            income={shownIncome}
          />
        )}
      </div>
    </div>
  );
}
