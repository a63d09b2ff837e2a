/**
 * What an island does in the browser of a built site, in place of Astro's own element, of which every page would execute
 * 1.7 kB: islands here have no slots and no islands inside, the build writes their properties as plain JSON
 * (src/build/preloads.ts), and scripts run when the whole page is there. This goes into the page as text: the function
 * must not use anything from outside itself.
 */
import type { ClientDirective } from 'astro';

declare const Astro: { wake: ClientDirective };

type Hydrator = (island: HTMLElement) => (component: unknown, props: object) => Promise<void>;

const connect = () => {
  // A browser may remember that an address could not be had.
  const fetched = (url: string) => import(url).catch(() => import(`${url}?${Date.now()}`));
  for (const island of document.querySelectorAll<HTMLElement>('astro-island')) {
    const given = (name: string) => island.getAttribute(name) ?? '';
    const load = async () => {
      const [part, { default: hydrator }] = await Promise.all([
        fetched(given('component-url')),
        fetched(given('renderer-url')) as Promise<{ default: Hydrator }>,
      ]);
      return async () => {
        await hydrator(island)(part[given('component-export')], JSON.parse(given('props')));
        island.removeAttribute('ssr');
      };
    };
    Astro.wake(load, JSON.parse(given('opts')), island);
  }
};

/** The script's text. */
export const islandElementScript = `(${connect})()`;
