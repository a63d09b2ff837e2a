/**
 * What the tab stores under a key, null if it cannot be read. Unchecked: the stores check it in
 * the islands.
 */
export function readUncheckedSession(key = ''): object | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '');
  } catch {
    return null;
  }
}
