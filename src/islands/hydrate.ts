/** Wakes an island in the browser: Astro's client for React without what no island here has, slots and actions. */
import { createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type Drawable, drawnWith } from './own-texts.ts';

export default (island: HTMLElement) => async (component: Drawable, given: object) => {
  const props = await drawnWith(component, given);
  // Somebody else woke it meanwhile.
  if (!island.hasAttribute('ssr')) return;
  const identifierPrefix = island.getAttribute('prefix') ?? '';
  startTransition(() => {
    hydrateRoot(island, createElement(component, props), { identifierPrefix });
  });
};
