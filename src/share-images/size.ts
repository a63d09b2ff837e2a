/** Size of a share image in pixels, as social platforms recommend. */
export const shareSize = { width: 1200, height: 630 } as const;
