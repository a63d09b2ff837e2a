import { usePart } from '../../shared/use-part.ts';
import type { TermComparisonProps } from './TermComparison.tsx';

const load = () => import('./TermComparison.tsx');

/** Reserves the space of the term comparison, which is loaded after hydration. */
export function Terms(props: TermComparisonProps) {
  const part = usePart(load, true);
  return <div className="mt-6 min-h-44">{part && <part.TermComparison {...props} />}</div>;
}
