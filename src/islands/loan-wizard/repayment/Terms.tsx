import { usePart } from '../../shared/use-part.ts';
import type { TermComparisonProps } from './TermComparison.tsx';

const load = () => import('./TermComparison.tsx');

/** Keeps the place of the three terms, which come once the wizard is awake: nothing below moves. */
export function Terms(props: TermComparisonProps) {
  const part = usePart(load, true);
  return <div className="mt-6 min-h-44">{part && <part.TermComparison {...props} />}</div>;
}
