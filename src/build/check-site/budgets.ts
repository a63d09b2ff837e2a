/**
 * How much may travel, in bytes as they do: text compressed with brotli at its best, the rest as it is. Raise a number
 * only together with the reason.
 */
export const budgets = {
  /**
   * All that a cold load fetches before anybody does anything: HTML, fonts, icons, and the pictures that are not lazy.
   */
  coldLoad: { home: 54_000, contact: 46_000, article: 53_000, other: 46_000 },
  /** Both files of the typeface. */
  fonts: 28_000,
  /** All script that a page holds or fetches before intent. */
  scriptBeforeIntent: 3_072,
  /** What opening the wizard fetches more. */
  wizard: 77_000,
  /** The image beside a shared link; who visits the site never fetches it. */
  shareImage: 60_000,
  /** A drawing that a page shows. */
  drawing: 1_500,
  /** A picture of pixels, in the size that is shown. */
  photograph: 40_000,
};
