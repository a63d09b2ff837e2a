/**
 * How much may travel, in bytes as they do: text compressed with brotli at its best, the rest as it is. They have about a
 * tenth of air, so that a new question or a longer text fits; raising one is a decision.
 */
export const budgets = {
  /** All that a cold load fetches before anybody does anything: HTML, fonts, icons, and pictures that are not lazy. */
  coldLoad: { home: 48_000, contact: 46_000, article: 49_000, other: 46_000 },
  /** All script that a page holds or fetches before intent. */
  scriptBeforeIntent: 3_500,
  /** What opening the wizard fetches more. */
  wizard: 80_000,
  /** The image beside a shared link; who visits the site never fetches it. */
  shareImage: 60_000,
  /** A picture of pixels. */
  picture: 40_000,
};
