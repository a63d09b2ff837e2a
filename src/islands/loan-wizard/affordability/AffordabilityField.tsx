import { type ReactNode, useEffect, useRef, useState } from 'react';
import { $draft } from '../../../stores/loan.ts';
import { useLazyModule } from '../../shared/use-lazy-module.ts';
import { useStore } from '../../shared/use-store.ts';
import type { AffordabilityNoteProps } from './AffordabilityNote.tsx';

interface AffordabilityFieldProps extends Omit<AffordabilityNoteProps, 'income'> {
  /** The income field. */
  children: ReactNode;
}

const load = () => import('./AffordabilityNote.tsx');

/** Shows the payment's share of the income below the income field, once the visitor leaves the field. */
export function AffordabilityField({ children, ...note }: AffordabilityFieldProps) {
  const { monthlyIncome } = useStore($draft);
  const [income, setIncome] = useState('');
  const field = useRef<HTMLDivElement>(null);
  // A note about another number than the typed one would mislead.
  const shownIncome = income === monthlyIncome ? income : '';
  const module = useLazyModule(load, income);
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
        {module && <module.AffordabilityNote key={note.language} {...note} income={shownIncome} />}
      </div>
    </>
  );
}
