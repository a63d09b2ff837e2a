/** The content of an SVG file without its svg element, whose size and stroke the caller sets. */
export function iconPaths(svg: string): string {
  return svg
    .replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
