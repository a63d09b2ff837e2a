import { useStore } from '@nanostores/react';
import { $draft } from '../../../stores/loan.ts';
import type { WizardLocale } from '../../../stores/wizard-locale.ts';
import { useLazyModule } from '../../shared/use-lazy-module.ts';

const load = () => import('./TermComparison.tsx');

/** Reserves the space of the term comparison, which is loaded after hydration. */
export function LazyTermComparison(props: WizardLocale) {
  // After a failure, the next change of the loan tries again.
  const part = useLazyModule(load, useStore($draft, { ssr: 'initial' }));
  return <div className="mt-6 min-h-44">{part && <part.TermComparison {...props} />}</div>;
}
