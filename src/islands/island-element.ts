/**
 * What an island does in the browser of a built site, in place of Astro's own element, of which every page would execute
 * 1.7 kB: islands here have no slots and no islands inside, the build writes their properties as plain JSON
 * (src/build/preloads.ts), and scripts run when the whole page is there. This goes into the page as text: the function
 * must not use anything from outside itself.
 */
import type { ClientDirective } from 'astro';

declare const Astro: { wake: ClientDirective };

type Hydrator = (island: HTMLElement) => (component: unknown, props: object) => Promise<void>;

const define = () => {
  // A browser may remember that an address could not be had.
  const fetched = (url: string) => import(url).catch(() => import(`${url}?${Date.now()}`));
  customElements.define(
    'astro-island',
    class extends HTMLElement {
      connectedCallback() {
        const given = (name: string) => this.getAttribute(name) ?? '';
        const load = async () => {
          const [part, { default: hydrator }] = await Promise.all([
            fetched(given('component-url')),
            fetched(given('renderer-url')) as Promise<{ default: Hydrator }>,
          ]);
          return async () => {
            await hydrator(this)(part[given('component-export')], JSON.parse(given('props')));
            this.removeAttribute('ssr');
          };
        };
        Astro.wake(load, JSON.parse(given('opts')), this);
      }
    },
  );
};

/** The script's text. */
export const islandElementScript = `(${define})()`;
