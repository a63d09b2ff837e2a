/**
 * What this site knows of Astro's island element and Astro does not document.
 * tests/browser/astro-island.spec.ts fails when an update of Astro changes it.
 */

/** Every island of a built page. */
export const islandTag = 'astro-island';

/**
 * Attributes of an island: the export that is its component, and the modules of component
 * and renderer.
 */
export const componentAttribute = 'component-export';
export const moduleAttributes = ['component-url', 'renderer-url'] as const;

/** Astro removes `ssr` when it hydrates an island. It stays if a module could not be loaded. */
export const notHydratedSelector = 'astro-island[ssr]';
export const hydratedSelector = 'astro-island:not([ssr])';
