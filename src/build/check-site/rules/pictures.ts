/** Pictures keep their room while they load, say what they show, and are no larger than they are drawn. */
import sharp from 'sharp';
import { budgets } from '../budgets.ts';
import type { SiteFault } from '../fault.ts';
import { type BuiltPage, elementsOf, faultOn, type HtmlText, type Site } from '../site.ts';
import { compressed, scalesFor } from '../weigh.ts';

/** Screens show up to two pixels of a picture for each one of the page. */
const density = 2;

export function* pictures({ $ }: HtmlText) {
  for (const { attribs } of elementsOf($, 'img')) {
    if (attribs.alt === undefined)
      yield `The picture ${nameOf(attribs)} has no alt. Say what it shows, or write alt="" when it only decorates.`;
    for (const side of ['width', 'height'])
      if (!(Number(attribs[side]) > 0))
        yield `The picture ${nameOf(attribs)} has no ${side}. Write it, so that nothing moves when the picture comes.`;
  }
}

/**
 * The drawing that a page begins with stands in the page, so that it is painted with the text around it. All others are
 * files, which browsers keep.
 */
export function* firstPictures({ $ }: BuiltPage) {
  const [first] = elementsOf($, 'main img');
  for (const picture of elementsOf($, 'img')) {
    const { attribs } = picture;
    const begins = picture === first && attribs.loading !== 'lazy';
    if (begins && attribs.src?.endsWith('.svg'))
      yield `The drawing ${attribs.src} comes a round trip after the text around it. Import it with ?inline, as src/views/About.astro does, or write loading="lazy" if no screen begins with it.`;
    if (!begins && isInPage(attribs))
      yield `The drawing ${nameOf(attribs)} stands in the page, and the page does not begin with it. Name its file, which browsers keep.`;
  }
}

/** Whether the page holds the picture itself. */
export function isInPage({ src = '' }: Record<string, string>): boolean {
  return src.startsWith('data:image/svg+xml');
}

/** What faults call a picture: its address, or how it begins. */
function nameOf({ src = '' }: Record<string, string>): string {
  return src.length > 80 ? `${src.slice(0, 80)}…` : src;
}

/** Pictures of pixels are no wider than screens show, and every picture is within its budget. */
export async function pictureSizes(site: Site): Promise<SiteFault[]> {
  const { weightOf } = scalesFor(site);
  const faults: SiteFault[] = [];
  for (const page of site.pages)
    for (const { attribs } of elementsOf(page.$, 'img')) {
      const { src = '', srcset, width } = attribs;
      const bytes = site.files.get(src);
      const isDrawing = isInPage(attribs) || src.endsWith('.svg');
      const budget = isDrawing ? budgets.drawing : budgets.photograph;
      const weight = isInPage(attribs) ? compressed(src) : weightOf(src);
      if (weight > budget)
        faults.push(
          faultOn(
            page,
            `The picture ${nameOf(attribs)} weighs ${weight} bytes, and the budget is ${budget}. ${isDrawing ? 'Draw it simpler' : 'Let Astro’s <Image> make it smaller'}.`,
          ),
        );
      if (!bytes || isDrawing || srcset) continue;
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
