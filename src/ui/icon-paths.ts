/** What is drawn inside one of Lucide's icons, without its frame: parts set size and stroke by class. */
export function iconPaths(svg: string): string {
  return svg
    .replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
