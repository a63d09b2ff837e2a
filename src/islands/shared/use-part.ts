import { useEffect, useState } from 'react';

/**
 * A module that is fetched when it is first wanted; undefined until it is here. What cannot be had is tried again the
 * next time that it is wanted.
 * @param load must be the same function at every call
 * @param wanted what it is wanted for: another thing is another time
 */
export function usePart<Part extends object>(
  load: () => Promise<Part>,
  wanted: unknown,
): Part | undefined {
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    if (!wanted || part) return;
    // First is shown what wants it.
    requestAnimationFrame(() => setTimeout(() => load().then(setPart, () => undefined)));
  }, [wanted, part, load]);
  return part;
}
