/**
 * Largest transfers in bytes, with text compressed by brotli at its best. Raising one needs a
 * decision record.
 */
export const budgets = {
  /**
   * Before any interaction: HTML, styles, scripts, fonts, icons; pictures of the first section, and
   * those not lazy.
   */
  coldLoad: { home: 48_000, contact: 46_000, article: 49_000, other: 47_000 },
  /** Inline and loaded script before intent. */
  scriptBeforeIntent: 4_000,
  /** What opening the wizard loads in addition. */
  wizard: 84_000,
  /** An Open Graph image, which visitors of the site never load. */
  ogImage: 60_000,
  picture: 40_000,
};
