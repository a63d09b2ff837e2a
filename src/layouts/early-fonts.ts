/**
 * Chromium holds the first paint back, up to 100 ms, for a typeface that the head fetches ahead. Where a round trip takes
 * longer than that it waits in vain: there the links in the body fetch it (src/build/fonts-in-body.ts), which hold
 * nothing back, for the pages that follow. A line that Chromium has not measured yet it takes for one of 80 to 125 ms, and
 * most of those are quicker. This goes into the page's head as text, behind the style that names the files.
 */
interface Measured {
  /** A round trip in ms; other browsers do not tell, and hold nothing back. */
  connection?: { rtt: number };
}

const waitForFonts = () => {
  if (((navigator as Measured).connection?.rtt ?? 0) > 125) return;
  for (const href of document.querySelector('style')?.textContent.match(/\/[^"]+woff2/g) ?? [])
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'preload',
        as: 'font',
        crossOrigin: '',
        href,
      }),
    );
};

/** The script's text; the page's policy allows it by its hash. */
export const earlyFontsScript = `(${waitForFonts})()`;
