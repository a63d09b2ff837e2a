/** Pictures keep their room while they load, say what they show, and are no larger than they are drawn. */
import sharp from 'sharp';
import { budgets } from '../budgets.ts';
import type { SiteFault } from '../fault.ts';
import { elementsOf, faultOn, type HtmlText, type Site } from '../site.ts';
import { scalesFor } from '../weigh.ts';

/** Screens show up to two pixels of a picture for each one of the page. */
const density = 2;

export function* pictures({ $ }: HtmlText) {
  for (const { attribs } of elementsOf($, 'img')) {
    if (attribs.alt === undefined)
      yield `The picture ${attribs.src} has no alt. Say what it shows, or write alt="" when it only decorates.`;
    for (const side of ['width', 'height'])
      if (!(Number(attribs[side]) > 0))
        yield `The picture ${attribs.src} has no ${side}. Write it, so that nothing moves when the picture comes.`;
  }
}

/** Pictures of pixels are no wider than screens show, and every picture is within its budget. */
export async function pictureSizes(site: Site): Promise<SiteFault[]> {
  const { weightOf } = scalesFor(site);
  const faults: SiteFault[] = [];
  for (const page of site.pages)
    for (const { attribs } of elementsOf(page.$, 'img')) {
      const { src = '', srcset, width } = attribs;
      const bytes = site.files.get(src);
      if (!bytes) continue;
      const isDrawing = src.endsWith('.svg');
      const budget = isDrawing ? budgets.drawing : budgets.photograph;
      if (weightOf(src) > budget)
        faults.push(
          faultOn(
            page,
            `The picture ${src} weighs ${weightOf(src)} bytes, and the budget is ${budget}. ${isDrawing ? 'Draw it simpler' : 'Let Astro’s <Image> make it smaller'}.`,
          ),
        );
      if (isDrawing || srcset) continue;
      const natural = await widthOf(bytes);
      if (natural > density * Number(width))
        faults.push(
          faultOn(
            page,
            `The picture ${src} is ${natural} pixels wide and is shown at ${width}. Let Astro’s <Image> make it ${density * Number(width)} wide at most.`,
          ),
        );
    }
  return faults;
}

const widths = new WeakMap<Buffer, number>();

async function widthOf(bytes: Buffer): Promise<number> {
  const known = widths.get(bytes);
  if (known !== undefined) return known;
  const { width } = await sharp(bytes).metadata();
  widths.set(bytes, width);
  return width;
}
