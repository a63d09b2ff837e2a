import { useEffect, useState } from 'react';

/**
 * Loads a module on demand; undefined until it is loaded. A failed load is retried when `wanted` changes.
 * @param load must be the same function at every call
 * @param wanted truthy to load; every new value allows a retry
 */
export function usePart<Part extends object>(
  load: () => Promise<Part>,
  wanted: unknown,
): Part | undefined {
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    if (!wanted || part) return;
    // Lets the browser paint first.
    requestAnimationFrame(() => setTimeout(() => load().then(setPart, () => undefined)));
  }, [wanted, part, load]);
  return part;
}
