/** Largest transfers in bytes, with text compressed by brotli at its best. Raising one needs a decision record. */
export const budgets = {
  /**
   * A cold load before any interaction: HTML, style sheets, scripts, fonts, icons, and pictures that are not lazy or
   * are in the first section.
   */
  coldLoad: { home: 50_000, contact: 46_000, article: 50_000, other: 47_000 },
  /** Inline and loaded script before intent. */
  scriptBeforeIntent: 4_000,
  /** What opening the wizard loads in addition. */
  wizard: 80_000,
  /** A share image, which visitors of the site never load. */
  shareImage: 60_000,
  /** A picture. */
  picture: 40_000,
};
