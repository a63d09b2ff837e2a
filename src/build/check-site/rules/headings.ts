/** One h1, and headings in order. */
import { elementsOf, type HtmlText } from '../site.ts';

export function* headings({ $ }: HtmlText) {
  const found = elementsOf($, 'h1, h2, h3, h4, h5, h6').map((heading) => ({
    level: Number(heading.tagName.slice(1)),
    text: $(heading).text().trim(),
  }));
  const count = found.filter(({ level }) => level === 1).length;
  if (count !== 1) yield `The page has ${count} headings h1. Give it one, with what it is about.`;
  let before = 0;
  for (const { level, text } of found) {
    if (!text && level <= 3) yield `A heading h${level} is empty. Write its text, or take it out.`;
    if (level > before + 1)
      yield before === 0
        ? `The first heading is an h${level}: “${text}”. Begin with the h1.`
        : `The heading “${text}” is an h${level} after an h${before}. Make it an h${before + 1}.`;
    before = level;
  }
}
