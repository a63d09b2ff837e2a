import { useStore as useNanoStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';

/**
 * The store's value. Hydrates with the one of which the page was built: the tab's own one would not
 * match the HTML.
 */
export function useStore<T>($store: ReadableAtom<T>): T {
  return useNanoStore($store, { ssr: 'initial' });
}
