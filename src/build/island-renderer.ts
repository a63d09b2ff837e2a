/** Draws islands as HTML with Astro's own renderer of React, each of them once. */
import react from '@astrojs/react/server.js';
import type { SSRLoadedRendererValue } from 'astro';
import { type Drawable, drawnWith } from '../islands/own-texts.ts';

type Draw = SSRLoadedRendererValue['renderToStaticMarkup'];
type Drawn = ReturnType<Draw>;

/** By component, then by what it was given: on a thousand pages of a language that is the same. */
const known = new WeakMap<object, Map<string, Drawn>>();

const renderer: SSRLoadedRendererValue = {
  ...react,
  // Astro's own check draws the component to see whether it is one. Every component that is not Astro's own is React's.
  check: async (component: unknown) => typeof component === 'function',
  // A context of its own for each: with the page's, the HTML would depend on what was drawn before.
  renderToStaticMarkup: async (component: object, props, slots, metadata) => {
    const draw = async () =>
      react.renderToStaticMarkup.call(
        { result: {} },
        component,
        await drawnWith(component as Drawable, props),
        slots,
        metadata,
      );
    if (Object.keys(slots).length > 0) return draw();
    const drawn = known.get(component) ?? new Map<string, Drawn>();
    known.set(component, drawn);
    const key = JSON.stringify(props);
    const html = drawn.get(key) ?? draw();
    drawn.set(key, html);
    return html;
  },
};

export default renderer;
