export type IslandName =
  | 'loan-wizard'
  | 'loan-estimate'
  | 'contact-form'
  | 'language-menu'
  | 'toasts';

/** Hydrates an island, unless it is hydrated or not on the page. */
export function hydrateIsland(name: IslandName): void {
  dispatchEvent(new Event(`hydrate:${name}`));
}
