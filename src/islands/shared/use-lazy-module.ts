import { useEffect, useState } from 'react';

/** Loads once `wanted` is truthy; after a failure, its next value retries. Another `load` replaces what was loaded. */
export function useLazyModule<Part extends object>(
  load: () => Promise<Part>,
  wanted: unknown,
): Part | undefined {
  const [loaded, setLoaded] = useState<{ load: typeof load; part: Part }>();
  const part = loaded?.load === load ? loaded.part : undefined;
  useEffect(() => {
    if (!wanted || part) return;
    // Lets the browser paint first.
    requestAnimationFrame(() =>
      setTimeout(() =>
        load().then(
          (part) => setLoaded({ load, part }),
          () => undefined,
        ),
      ),
    );
  }, [wanted, part, load]);
  return part;
}
