/**
 * `history.state` while the wizard is or was open. No other script uses it. dialog-triggers.ts writes the page's own entry,
 * the first above it, and those of a closed wizard; wizard-history.ts reads all and writes the others.
 *
 * Closing or stepping back rewrites the current entry. `history.back()` would cancel a link pressed at that moment. Back
 * later skips the entries left over.
 *
 * Types only: pages would load a shared module with code as one more file before any intent.
 */
export interface HistoryEntry {
  /** Depth above the page's own entry, which has 0. */
  wizard: number;
  /** Number of the step that it shows, {@link UnknownStep} or {@link ClosedStep}; none in the page's own entry. */
  step?: number | undefined;
}

/** The first entry's until the island knows the step: larger than any. */
export type UnknownStep = 9;

/** Of a closed wizard's entry. Falsy: the entry belongs to no step. */
export type ClosedStep = 0;
