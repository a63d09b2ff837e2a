/** Of a share image in pixels: what the platforms that show shared links ask for. */
export const shareSize = { width: 1200, height: 630 } as const;
