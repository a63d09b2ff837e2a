/** The content of a Lucide icon without its svg element: callers set size and stroke by class. */
export function iconPaths(svg: string): string {
  return svg
    .replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
