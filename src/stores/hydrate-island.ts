export type IslandName =
  | 'loan-wizard'
  | 'loan-estimate'
  | 'contact-form'
  | 'language-menu'
  | 'toasts';

export type HydrateEvent = `wake:${IslandName}`;

/** Wakes a sleeping island. No effect on an island that is awake or not on the page. */
export function hydrateIsland(name: IslandName): void {
  dispatchEvent(new Event(`wake:${name}` satisfies HydrateEvent));
}
