/** In characters. */
export interface TextLimits {
  min: number;
  max: number;
}

/** A page's description. Search engines cut off longer ones. */
export const descriptionLength: TextLimits = { min: 70, max: 160 };

/** Search engines cut off longer titles. */
export const articleLengths = { title: { min: 1, max: 49 }, excerpt: descriptionLength };
