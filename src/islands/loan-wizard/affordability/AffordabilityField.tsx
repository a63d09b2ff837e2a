import { type ReactNode, useEffect, useRef, useState } from 'react';
import { $draft } from '../../../stores/loan.ts';
import { lazily } from '../../shared/lazily.ts';
import { useStore } from '../../shared/use-store.ts';
import type { AffordabilityNoteProps } from './AffordabilityNote.tsx';

interface AffordabilityFieldProps extends Omit<AffordabilityNoteProps, 'income' | 'texts'> {
  /** The income field. */
  children: ReactNode;
}

const useNote = lazily(() => import('./AffordabilityNote.tsx'));

/** Shows the payment's share of the income below the income field, once the visitor leaves the field. */
export function AffordabilityField({ children, ...note }: AffordabilityFieldProps) {
  const { monthlyIncome } = useStore($draft);
  const [income, setIncome] = useState('');
  const field = useRef<HTMLDivElement>(null);
  // A note about another number than the typed one would mislead.
  const shownIncome = income === monthlyIncome ? income : '';
  const lazy = useNote(note.language, { isWanted: income !== '', retryOn: income });
  useEffect(() => {
    const applyIncome = () => setIncome(monthlyIncome);
    const container = field.current;
    if (!container?.contains(document.activeElement)) applyIncome();
    container?.addEventListener('focusout', applyIncome);
    return () => container?.removeEventListener('focusout', applyIncome);
  }, [monthlyIncome]);
  return (
    <>
      <div ref={field} className="grid">
        {children}
      </div>
      <div role="status">
        {lazy && (
          <lazy.AffordabilityNote
            key={note.language}
            {...note}
            texts={lazy.texts}
            income={shownIncome}
          />
        )}
      </div>
    </>
  );
}
