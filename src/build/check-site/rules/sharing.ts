/** How a link to a page looks elsewhere: Open Graph and the image. */
import { addressOf, shareImageAddress } from '../../../i18n/routes.ts';
import { shareSize } from '../../share-images/size.ts';
import { budgets } from '../budgets.ts';
import type { SiteFault } from '../fault.ts';
import { type BuiltPage, elementsOf, faultOn, type Site } from '../site.ts';

export function* sharing({ $, page, language }: BuiltPage, { origin }: Site) {
  const meta = (name: string) =>
    $(`head meta[property="${name}"], head meta[name="${name}"]`).attr('content');
  if (elementsOf($, '[src*="/share/"], [href*="/share/"]').length > 0)
    yield 'The page itself fetches a share image. Show another picture: this one is for other sites.';
  if (!page) {
    if (meta('og:image') !== undefined)
      yield 'A page for what does not exist has an og:image. Take it out: nobody should share the page.';
    return;
  }
  const wanted: Record<string, string | undefined> = {
    'og:url': origin + addressOf(page, language),
    'og:image': origin + shareImageAddress(page, language),
    'og:image:width': `${shareSize.width}`,
    'og:image:height': `${shareSize.height}`,
    'og:image:alt': meta('og:title'),
    'og:description': $('head meta[name="description"]').attr('content'),
    'twitter:card': 'summary_large_image',
  };
  if (!meta('og:title')?.trim()) yield 'The page has no og:title. Write its title there.';
  for (const [name, content] of Object.entries(wanted))
    if (meta(name) !== content)
      yield `${name} is ${meta(name) ?? 'missing'}. Write ${content ?? 'nothing'}; src/layouts/Head.astro has it.`;
}

/** Every listed page has its image: a PNG in the size that platforms ask for, light, and of its own. */
export function* shareImages({ files, pages }: Site): Generator<SiteFault> {
  const seen = new Map<string, string>();
  for (const built of pages.filter(({ kind }) => kind === 'listed')) {
    const file = built.page && shareImageAddress(built.page, built.language);
    const bytes = files.get(file ?? '');
    if (!file || !bytes) {
      yield faultOn(
        built,
        `The share image ${file} is missing. Build again; src/build/share-images draws it.`,
      );
      continue;
    }
    const size = sizeOfPng(bytes);
    const at = { file, address: built.address };
    if (size?.width !== shareSize.width || size.height !== shareSize.height)
      yield {
        ...at,
        message: `The share image is ${size ? `${size.width} × ${size.height}` : 'no PNG'} and must be a PNG of ${shareSize.width} × ${shareSize.height}. See src/build/share-images.`,
      };
    if (bytes.length >= budgets.shareImage)
      yield {
        ...at,
        message: `The share image weighs ${bytes.length} bytes, and the budget is ${budgets.shareImage}. Draw it simpler.`,
      };
    const content = bytes.toString('base64');
    const first = seen.get(content);
    if (first)
      yield { ...at, message: `The share image is that of ${first}. Draw one for each page.` };
    else seen.set(content, built.address);
  }
}

/** Width and height stand in the first chunk of a PNG. */
function sizeOfPng(bytes: Buffer): { width: number; height: number } | undefined {
  if (bytes.toString('latin1', 1, 4) !== 'PNG' || bytes.length < 24) return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}
