/** Moves the links that fetch the typeface ahead behind the head, where they hold no paint back (early-fonts.ts). */
export function withFontsInBody(html: string): string {
  const links: string[] = [];
  const rest = html.replace(/<link rel="preload"[^>]* as="font"[^>]*>/g, (link) => {
    links.push(link);
    return '';
  });
  return rest.replace(/<body[^>]*>/, (body) => body + links.join(''));
}
