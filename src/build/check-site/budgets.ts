/**
 * How much may travel, in bytes as they do: text compressed with brotli at its best, the rest as it is. Raise a number
 * only together with the reason.
 */
export const budgets = {
  /** The page's own file, with the style of its first screen in it. */
  html: { home: 14_000, contact: 12_800, article: 16_600, other: 13_800 },
  /** The style sheet that all pages share. */
  sheet: 6_900,
  /**
   * All that a cold load fetches before anybody does anything: HTML, fonts, icons, and the pictures that are not lazy.
   */
  coldLoad: { home: 46_100, contact: 43_050, article: 48_000, other: 44_050 },
  /** Both files of the typeface. */
  fonts: 28_000,
  /** All script that a page holds or fetches before intent; on the contact page, one more that marks today. */
  scriptBeforeIntent: { home: 2_090, contact: 2_130, article: 2_090, other: 2_090 },
  /** What opening the wizard fetches more, with its texts in the page's language. */
  wizard: 75_000,
  /** The image beside a shared link; who visits the site never fetches it. */
  shareImage: 60_000,
  /** A drawing that a page shows. */
  drawing: 1_500,
  /** A picture of pixels, in the size that is shown. */
  photograph: 40_000,
};
