/**
 * `client:intent="name"`: hydrates an island when the visitor approaches it (pointer, touch,
 * focus), clicks in it, or an event names it. The framework is not loaded before. Every page holds
 * this script: keep it small.
 */
import type { ClientDirective } from 'astro';
import { notHydratedSelector } from './astro-island.ts';

/** Touch also starts with `pointerover`. */
const intentEvents = ['pointerover', 'focusin', 'click'] as const;

/** Buttons that need their island. Plain HTML handles links, commands, popovers and fields. */
const islandButtonSelector = 'button:not([command],[popovertarget])';

const hydrateOnIntent: ClientDirective = (load, { value: name }, island) => {
  const isStatic = () => island.matches(notHydratedSelector);
  let pendingButton: HTMLElement | undefined;
  let isHydrating = false;
  let isReplaying = false;

  const start = async () => {
    // Moving an island in the document starts it again. One that is hydrated stays as it is.
    if (isHydrating || !isStatic()) return;
    isHydrating = true;
    // Lets the browser paint the response to the click first.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    try {
      const hydrate = await load();
      await hydrate();
    } finally {
      // An island that cannot start, for instance with damaged props, is plain HTML again.
      island.toggleAttribute('data-hydration-failed', isStatic());
      isReplaying = true;
      pendingButton?.click();
      if (pendingButton?.isConnected === false) findReplacement(pendingButton)?.click();
      pendingButton = undefined;
      isHydrating = isReplaying = false;
    }
  };

  /**
   * The button in place of one that is gone: React draws an island anew that a translator
   * has changed.
   */
  const findReplacement = (button: HTMLElement) => {
    const all = [...island.querySelectorAll<HTMLElement>(islandButtonSelector)];
    return all.find((other) => other.cloneNode().isEqualNode(button.cloneNode()));
  };

  const onIntent = (event: Event) => {
    if (isReplaying || !isStatic()) return;
    const button = (event.target as Element).closest<HTMLElement>(islandButtonSelector);
    if (event.type === 'click' && button) {
      // Replayed after hydration. Of several clicks before that, only the last is replayed.
      event.preventDefault();
      event.stopImmediatePropagation();
      pendingButton = button;
    }
    void start();
  };

  for (const type of intentEvents) island.addEventListener(type, onIntent, true);
  addEventListener(`hydrate:${name}`, start);
};

export default hydrateOnIntent;
