import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { $draft } from '../../../stores/loan.ts';
import { useLazyModule } from '../../shared/use-lazy-module.ts';
import type { AffordabilityNoteProps } from './AffordabilityNote.tsx';

interface AffordabilityProps extends Omit<AffordabilityNoteProps, 'income'> {
  /** The income field. */
  children: ReactNode;
}

const load = () => import('./AffordabilityNote.tsx');

/** Shows the payment's share of the income below the income field, once the visitor leaves the field. */
export function AffordabilityField({ children, ...note }: AffordabilityProps) {
  const { monthlyIncome } = useStore($draft, { ssr: 'initial' });
  const [income, setIncome] = useState('');
  const field = useRef<HTMLDivElement>(null);
  // A note about another number than the typed one would mislead.
  const judged = income === monthlyIncome ? income : '';
  const part = useLazyModule(load, income);
  useEffect(() => {
    const applyIncome = () => setIncome(monthlyIncome);
    const box = field.current;
    if (!box?.contains(document.activeElement)) applyIncome();
    box?.addEventListener('focusout', applyIncome);
    return () => box?.removeEventListener('focusout', applyIncome);
  }, [monthlyIncome]);
  return (
    <div>
      <div ref={field}>{children}</div>
      <div role="status">
        {part && <part.AffordabilityNote key={note.language} {...note} income={judged} />}
      </div>
    </div>
  );
}
