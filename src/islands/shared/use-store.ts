import { useStore as useNanoStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';

/**
 * The store's value. The first render has the value with which the page was built, because the
 * value that the tab keeps would not match the HTML.
 */
export function useStore<T>($store: ReadableAtom<T>): T {
  return useNanoStore($store, { ssr: 'initial' });
}
