import { type BuiltPage, type Site, selectAll } from '../site/site.ts';

/** Search engines ask for a square of 48 pixels or a multiple. */
const searchIconStep = 48;

/** Checks that icons have the sizes that their links name. */
export function* checkIcons({ $ }: BuiltPage, { files }: Site) {
  for (const { attribs } of selectAll($, 'link[rel="icon"][sizes]')) {
    const { href = '', sizes } = attribs;
    const actualSizes = sizesIn(files.get(href) ?? Buffer.of());
    if (actualSizes.map((size) => `${size}x${size}`).join(' ') !== sizes)
      yield `The icon ${href} has the sizes ${actualSizes.join(', ') || 'of no ICO file'}, and its link says ${sizes}. src/og-images/size.ts has the size.`;
    if (!actualSizes.some((size) => size % searchIconStep === 0))
      yield `The icon ${href} has no size for search engines. Draw it ${searchIconStep} pixels wide in src/og-images/size.ts.`;
  }
}

/** Widths of the images in an ICO file: its directory has 16 bytes for each, and 0 says 256. */
function sizesIn(bytes: Buffer): number[] {
  const count = bytes.length > 6 ? bytes.readUInt16LE(4) : 0;
  return Array.from({ length: count }, (_, index) => bytes[6 + 16 * index] || 256);
}
