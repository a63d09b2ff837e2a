import { useEffect, useState } from 'react';

/** Loads once `wanted` is truthy; after a failure, its next value retries. `load` must be the same at every call. */
export function useLazyModule<Part extends object>(
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
