/** Astro's image service, with caps: a photograph of any size becomes light enough for a page. */
import type { LocalImageService } from 'astro';
import sharpService from 'astro/assets/services/sharp';

/** Width of the column of text, in pixels. */
const maxWidth = 720;

/** Tried in this order until the file is light enough. */
const qualities = [60, 45, 30, 15, 5];

const service: LocalImageService = {
  ...sharpService,
  validateOptions: (options, config, logger) => {
    const { src, width = 0 } = options;
    // For a photograph in a text, Astro asks for its full width.
    const isWhole = typeof src === 'object' && src.format !== 'svg' && width === src.width;
    const size =
      isWhole && width > maxWidth
        ? { width: maxWidth, height: Math.round((src.height * maxWidth) / width) }
        : {};
    return sharpService.validateOptions?.({ ...options, ...size }, config, logger) ?? options;
  },
  transform: async (bytes, options, config, logger) => {
    const maxBytes = Number(options.width) > maxWidth ? 90_000 : 38_000;
    let image = await sharpService.transform(bytes, options, config, logger);
    for (const quality of qualities)
      if (image.data.length > maxBytes)
        image = await sharpService.transform(bytes, { ...options, quality }, config, logger);
    return image;
  },
};

export default service;
