/** Size of an Open Graph image in pixels, as social platforms recommend. */
export const ogImageSize = { width: 1200, height: 630 } as const;

/** Of the ICO file, in pixels: search engines ask for a multiple of 48. */
export const icoSize = 48;
