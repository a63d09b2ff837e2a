/**
 * A button may be pressed before the waking script (wake.ts), which comes in a file of its own, is there: the press is
 * kept for it. This goes into the page's head as text: the function must not use anything from outside itself.
 */
import { needsIsland } from './needs-island.ts';

const keep = (sleeping: string) =>
  document.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest<HTMLElement>(sleeping);
      // Once all has arrived the waking script listens; or it did not come, and buttons do what HTML makes them do.
      if (!button || document.readyState === 'complete') return;
      event.preventDefault();
      button.dataset.pressed = '';
    },
    true,
  );

/** The script's text; the page's policy allows it by its hash. */
export const earlyPressScript = `(${keep})(${JSON.stringify(`astro-island[ssr] ${needsIsland}`)})`;
