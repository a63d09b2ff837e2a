/**
 * How much may travel, in bytes as they do: text compressed with brotli at its best, the rest as it is. They have
 * about a tenth of air, so that a new question or a longer text fits; raising one is a decision.
 */
export const budgets = {
  /** The page's own file, with the style of its first screen in it. */
  html: { home: 16_000, contact: 14_500, article: 18_500, other: 16_000 },
  /** The style sheet that all pages share. */
  sheet: 7_500,
  /**
   * All that a cold load fetches before anybody does anything: HTML, fonts, icons, and the pictures that are not lazy.
   */
  coldLoad: { home: 48_000, contact: 46_000, article: 49_000, other: 46_000 },
  /** Both files of the typeface. */
  fonts: 28_000,
  /** All script that a page holds or fetches before intent; on the contact page, one more that marks today. */
  scriptBeforeIntent: { home: 3_500, contact: 3_500, article: 3_500, other: 3_500 },
  /** What opening the wizard fetches more, with its texts in the page's language. */
  wizard: 80_000,
  /** The image beside a shared link; who visits the site never fetches it. */
  shareImage: 60_000,
  /** A drawing that a page shows. */
  drawing: 1_500,
  /** A picture of pixels, in the size that is shown. */
  photograph: 40_000,
};
