/**
 * Preloads the fonts on fast connections only. For a preloaded font with `font-display: optional`, Chromium delays the
 * first paint by up to 100 ms, so that no line moves. On slow connections the font would be late even so, and only the
 * next page would use it. The function goes into the head as text, so it must not use anything from outside itself.
 */
const fetchAhead = (...fonts: string[]) => {
  // Other browsers do not report the round trip time and do not delay the first paint.
  const { connection } = navigator as { connection?: { rtt: number } };
  if (connection && connection.rtt > 125) return;
  for (const href of fonts) {
    const link = document.createElement('link');
    document.head.append(
      Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href }),
    );
  }
};

export function fetchAheadScript(fonts: readonly string[]): string {
  const list = fonts.map((font) => JSON.stringify(font));
  return `(${fetchAhead})(${list})`.replaceAll(/\s*\n\s*/g, ' ');
}
