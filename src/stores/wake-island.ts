/** The islands, as `client:wake` names them. */
export type IslandName =
  | 'loan-wizard'
  | 'loan-estimate'
  | 'contact-form'
  | 'cookie-banner'
  | 'language-menu'
  | 'toasts';

/** What the waking directive listens for on the window. */
export type WakeEvent = `wake:${IslandName}`;

/** Wakes an island that nobody came near; does nothing when it is awake or not on this page. */
export function wakeIsland(name: IslandName): void {
  dispatchEvent(new Event(`wake:${name}` satisfies WakeEvent));
}
