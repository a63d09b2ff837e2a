/** `sessionStorage` that never throws: it can be full, forbidden or hold what another version wrote. */
import type * as z from 'zod/mini';

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
