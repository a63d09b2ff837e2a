import { useEffect, useState } from 'react';

/** Loads once `wanted` is truthy. After a failure, each new value of `wanted` retries. Another `load` loads anew. */
export function useLazyModule<Module extends object>(
  load: () => Promise<Module>,
  wanted: unknown,
): Module | undefined {
  const [loaded, setLoaded] = useState<{ load: typeof load; module: Module }>();
  const module = loaded?.load === load ? loaded.module : undefined;
  useEffect(() => {
    if (!wanted || module) return;
    // Lets the browser paint first.
    const start = () =>
      load().then(
        (module) => setLoaded({ load, module }),
        () => undefined,
      );
    requestAnimationFrame(() => setTimeout(start));
  }, [wanted, module, load]);
  return module;
}
