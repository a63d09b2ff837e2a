/**
 * `history.state` while the wizard is or was open. No other script uses it.
 * page-script/closed-wizard-history.ts writes the page's own entry, the first above it, and those
 * of a closed wizard; wizard-history.ts reads all and writes the others.
 *
 * Closing or stepping back rewrites the current entry. `history.back()` would cancel a link pressed
 * at that moment. Back later skips the entries left over.
 *
 * A type only: pages would load a shared module with code as one more file before any intent.
 */
export interface HistoryEntry {
  /** Depth above the page's own entry, which has 0. */
  wizard: number;
  /**
   * The step that it shows; none in the page's own entry, and in those of a closed wizard. The
   * first entry has 9 until the island is loaded: more than every step, because the island goes
   * back to a smaller one than it has kept. zod refuses Infinity.
   */
  step?: number | undefined;
}
