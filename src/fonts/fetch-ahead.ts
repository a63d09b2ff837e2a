/**
 * With `font-display: optional`, Chromium holds back the first paint for a preloaded font, for 100 ms at most: so no line
 * moves. Where a round trip takes longer, it would wait in vain, and the font is left to the next page.
 *
 * The function goes into the page's head as text, so it must use nothing from outside itself.
 */
const fetchAhead = (...fonts: string[]) => {
  // Other browsers do not tell the round trip, and hold nothing back.
  const { connection } = navigator as { connection?: { rtt: number } };
  if (connection && connection.rtt > 125) return;
  for (const href of fonts) {
    const link = document.createElement('link');
    document.head.append(
      Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href }),
    );
  }
};

/** @param fonts addresses of the files */
export function fetchAheadScript(fonts: readonly string[]): string {
  const list = fonts.map((font) => JSON.stringify(font));
  return `(${fetchAhead})(${list})`.replaceAll(/\s*\n\s*/g, ' ');
}
