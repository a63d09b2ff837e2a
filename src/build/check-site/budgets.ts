/**
 * How much may travel, in bytes as they do: text compressed with brotli at its best, the rest as it is. Raise a number
 * only together with the reason.
 */
export const budgets = {
  /** The page's own file, with the style of its first screen in it. */
  html: { home: 17_900, contact: 15_700, article: 19_000, other: 16_350 },
  /** The style sheet that all pages share. */
  sheet: 6_900,
  /**
   * All that a cold load fetches before anybody does anything: HTML, fonts, icons, and the pictures that are not lazy.
   */
  coldLoad: { home: 49_850, contact: 46_000, article: 51_800, other: 47_800 },
  /** Both files of the typeface. */
  fonts: 28_000,
  /** All script that a page holds or fetches before intent; on the contact page, one more that marks today. */
  scriptBeforeIntent: { home: 3_200, contact: 3_250, article: 3_200, other: 3_200 },
  /** What opening the wizard fetches more. */
  wizard: 75_500,
  /** The image beside a shared link; who visits the site never fetches it. */
  shareImage: 60_000,
  /** A drawing that a page shows. */
  drawing: 1_500,
  /** A picture of pixels, in the size that is shown. */
  photograph: 40_000,
};
