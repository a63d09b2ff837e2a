import type { Store } from '../../store/store.ts';
import { forEachReference } from '../references.ts';

export async function markHandled(store: Store, references: readonly string[]): Promise<void> {
  await forEachReference(references, (reference) => store.markHandled(reference, new Date()));
}
