/** `sessionStorage` that never throws: it can be full, forbidden or hold what another version wrote. */
import { onMount, type WritableAtom } from 'nanostores';
import type * as z from 'zod/mini';

/**
 * Keeps a store in this tab: what the tab holds is restored when the store is first read, and every change is written.
 * @param schema the part of the value to restore
 */
export function keepInTab<T extends object>(
  $store: WritableAtom<T>,
  key: string,
  schema: z.ZodMiniType<Partial<T>>,
): void {
  onMount($store, () => {
    const restore = () => {
      const kept = readTab(key, schema);
      if (kept) $store.set({ ...$store.get(), ...kept });
    };
    restore();
    // Another page may have changed it before this one came back from the browser's memory. Node has no such event.
    globalThis.addEventListener?.('pageshow', ({ persisted }) => persisted && restore());
    // Never unsubscribed: the store stays mounted as long as the page.
    $store.listen((value) => writeTab(key, value));
  });
}

/** What this tab holds under a key, or null when there is nothing of that shape. */
export function readTab<T>(key: string, schema: z.ZodMiniType<T>): T | null {
  try {
    const parsed = schema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

export function writeTab(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The visitor goes on without a draft.
  }
}

export function clearTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept then.
  }
}
