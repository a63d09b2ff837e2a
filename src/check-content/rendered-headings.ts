import { pathToFileURL } from 'node:url';
import { createSatteriMarkdownProcessor } from '@astrojs/markdown-satteri';
import { figuresInMarkdown } from '../content/figures-in-markdown.ts';
import type { ContentEntry } from '../content/read-content.ts';

const renderer = createSatteriMarkdownProcessor({
  syntaxHighlight: false,
  mdastPlugins: [figuresInMarkdown],
});

/**
 * The headings of a text in their order, with the ids that Astro gives them.
 * @throws FigureError when a placeholder is no figure
 */
export async function renderedHeadings(file: ContentEntry) {
  const { render } = await renderer;
  const fileURL = pathToFileURL(`/content/${file.path}`);
  return (await render(file.body, { fileURL })).metadata.headings;
}
