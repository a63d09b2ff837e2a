import { ogImagePath, pagePath } from '../../i18n/routes.ts';
import { ogImageSize } from '../../og-images/size.ts';
import { budgets } from '../site/budgets.ts';
import type { BuiltPage, Site } from '../site/site.ts';
import type { SiteFinding } from '../site/site-finding.ts';
import { findPosting } from './structured-data.ts';

/** Checks the Open Graph data of a page. */
export function* checkOpenGraph(built: BuiltPage, { origin }: Site) {
  const { $, page, language } = built;
  if (!page) return;
  const posting = findPosting(built);
  const meta = (name: string) => $(`head meta[property="${name}"]`).attr('content');
  const expected: Record<string, string | undefined> = {
    'og:url': origin + pagePath(page, language),
    'og:image': origin + ogImagePath(page, language),
    'og:image:width': `${ogImageSize.width}`,
    'og:image:height': `${ogImageSize.height}`,
    'og:type': posting ? 'article' : 'website',
    'article:published_time': posting?.datePublished,
    'article:modified_time': posting?.dateModified,
    'og:description': $('head meta[name="description"]').attr('content'),
  };
  if (!meta('og:title')?.trim()) yield 'The page has no og:title. Add it.';
  for (const [name, content] of Object.entries(expected))
    if (meta(name) !== content)
      yield `${name} is ${meta(name) ?? 'missing'}. Write ${content ?? 'nothing'}; src/layouts/Head.astro has it.`;
}

/** Checks that every page has an Open Graph image of its own, of the right size. */
export function* checkOgImages({ files, pages }: Site): Generator<SiteFinding> {
  const pathByImage = new Map<string, string>();
  for (const built of pages.filter(({ kind }) => kind === 'listed')) {
    const file = built.page ? ogImagePath(built.page, built.language) : '';
    const bytes = files.get(file) ?? Buffer.of();
    const content = bytes.toString('base64');
    const isPng = bytes.toString('ascii', 1, 4) === 'PNG' && bytes.length > 24;
    // The first chunk of a PNG has width and height.
    const size = isPng ? `${bytes.readUInt32BE(16)} × ${bytes.readUInt32BE(20)}` : 'no PNG';
    const earlier = pathByImage.get(content);
    pathByImage.set(content, built.path);
    const finding = (message: string) => ({ file, path: built.path, message });
    if (size !== `${ogImageSize.width} × ${ogImageSize.height}`)
      yield finding(
        `The Open Graph image is ${size} and must be a PNG of ${ogImageSize.width} × ${ogImageSize.height}. See src/og-images.`,
      );
    else if (earlier)
      yield finding(
        `The Open Graph image is the same as that of ${earlier}. Draw one for each page.`,
      );
    else if (bytes.length > budgets.ogImage)
      yield finding(
        `The Open Graph image has a size of ${bytes.length} bytes, and the budget is ${budgets.ogImage}. Simplify the drawing.`,
      );
  }
}
