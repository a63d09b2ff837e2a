import { useStore as useNanoStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';

/**
 * Hydrates with the value of which the page was built,
 * because the tab's own one would not match the HTML.
 */
export function useStore<T>($store: ReadableAtom<T>): T {
  return useNanoStore($store, { ssr: 'initial' });
}
