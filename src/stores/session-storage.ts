/**
 * `sessionStorage` without exceptions: it can be full, forbidden or hold another version's data.
 */
import { onMount, type WritableAtom } from 'nanostores';
import type * as z from 'zod/mini';

/**
 * Restores a store from session storage when it is first read, and writes every change.
 * @param schema picks what is kept of the value
 */
export function persistInSession<T extends object>(
  $store: WritableAtom<T>,
  key: string,
  schema: z.ZodMiniType<Partial<T>>,
): void {
  onMount($store, () => {
    const initial = $store.get();
    let isKept = false;
    const restore = () => {
      const kept = readSession(key, schema);
      if (kept) {
        // Fields outside the schema, such as errors, belong to the replaced value and are reset.
        const isOther = Object.entries(kept).some(
          ([name, value]) => $store.get()[name as keyof T] !== value,
        );
        if (isOther) $store.set({ ...initial, ...kept });
      } else if (isKept) {
        // Another page cleared it.
        $store.set(initial);
        clearSession(key);
      }
      isKept = kept !== null;
    };
    restore();
    // The value may have changed on another page before the back/forward cache showed this one.
    // Node lacks the event.
    globalThis.addEventListener?.('pageshow', ({ persisted }) => persisted && restore());
    // Never unsubscribed: the store stays mounted as long as the page.
    $store.listen((value) => {
      isKept = writeSession(key, schema.parse(value));
    });
  });
}

/** The value that the tab keeps; null when there is none, or one that the schema refuses. */
export function readSession<T>(key: string, schema: z.ZodMiniType<T>): T | null {
  try {
    const parsed = schema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Writes what the tab keeps. @returns false when the browser stores nothing */
export function writeSession(key: string, value: unknown): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Removes what the tab keeps. */
export function clearSession(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing is stored.
  }
}
