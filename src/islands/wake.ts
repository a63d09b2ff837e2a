/**
 * `client:wake="name"`: an island sleeps until somebody comes near it (pointer, touch, focus), clicks in it, or another
 * part calls it by name. Until then not a byte of the framework is fetched. Every page holds this script: keep it small.
 */
import type { ClientDirective } from 'astro';
import { needsIsland } from './needs-island.ts';

/** A finger, too, begins with `pointerover`. */
const approaches = ['pointerover', 'focusin', 'click'] as const;

const wake: ClientDirective = (load, { value: name }, island) => {
  /** Pressed while asleep; given back once the island is awake. */
  let held: HTMLElement | undefined;
  let waking = false;

  const start = async () => {
    // Moving an island in the document connects it again; one that is awake stays as it is.
    if (waking || !island.hasAttribute('ssr')) return;
    waking = true;
    // First is shown what woke it: the answer to a press, a dialog.
    await new Promise((shown) => requestAnimationFrame(() => setTimeout(shown)));
    const hydrate = await load();
    await hydrate();
    for (const type of approaches) island.removeEventListener(type, approached, true);
    // Astro takes the mark away when the framework has taken over; it stays when a module could not be loaded.
    const asleep = island.hasAttribute('ssr');
    island.toggleAttribute('data-unwakeable', asleep);
    if (held?.isConnected) held.click();
    held = undefined;
    waking = false;
    if (asleep) listen();
  };

  const approached = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>(needsIsland);
    if (event.type === 'click' && button) {
      // Kept and given back once the island is awake. A second click on the way there is the same wish.
      event.preventDefault();
      event.stopImmediatePropagation();
      held = button;
    }
    void start();
  };

  const listen = () => {
    for (const type of approaches)
      island.addEventListener(type, approached, { capture: true, passive: type !== 'click' });
  };

  if (island.hasAttribute('ssr')) listen();
  addEventListener(`wake:${name}`, start);
};

export default wake;
