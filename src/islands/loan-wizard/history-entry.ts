import type { StepNumber } from '../../domain/loan/request-steps.ts';

/**
 * `history.state` while the wizard is or was open. No other script uses it. Who acts when:
 *
 * | Event                   | Dialog | File           | What it does                     |
 * |-------------------------|--------|----------------|----------------------------------|
 * | the dialog opens        | open   | page-history   | marks the page's entry, adds one |
 * |                         |        | wizard-history | adds one for each further step   |
 * | a step forward          | open   | wizard-history | adds an entry                    |
 * | a step back by a button | open   | wizard-history | rewrites the current entry       |
 * | Back or Forward         | open   | wizard-history | shows the step of the entry      |
 * | Back to the page's own  | open   | page-history   | closes the dialog                |
 * | the dialog closes       | closed | page-history   | takes the step out of the entry  |
 * | Back                    | closed | page-history   | skips the entries that are left  |
 * | Forward                 | closed | page-history   | opens it if the entry has a step |
 * | Back from another page  | closed | wizard-on-page | opens it if the entry has a step |
 *
 * Closing and stepping back rewrite the current entry, because `history.back()` would cancel a link
 * that is pressed at that moment. The entries that are left above it do no harm: Back skips them.
 *
 * This file has only types: code would be one more file that pages load before any intent.
 */
export interface HistoryEntry {
  /** Above the page's own entry, which has 0. */
  depth: number;
  /**
   * The step that the entry shows. `kept` is the one that the tab has kept: the island writes its
   * number. The page's own entry and those of a closed wizard have none.
   */
  step?: StepNumber | 'kept' | undefined;
}
