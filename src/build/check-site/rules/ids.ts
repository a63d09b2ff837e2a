/** Every id once, and every id that something names. */
import { load } from 'cheerio';
import { elementsOf, type HtmlText, withoutTemplates } from '../site.ts';

/** Attributes that hold ids of other elements. */
const naming = [
  'commandfor',
  'popovertarget',
  'for',
  'list',
  'form',
  'headers',
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
  'aria-flowto',
  'aria-labelledby',
  'aria-owns',
];

export function* ids({ html, $ }: HtmlText) {
  const now = html.includes('<template ') ? load(withoutTemplates(html)) : $;
  const seen = new Set<string>();
  for (const { attribs, tagName } of elementsOf(now, '[id]')) {
    const id = attribs.id ?? '';
    if (seen.has(id))
      yield `The id ${id} stands here twice, the second time on <${tagName}>. Give one of the two another id.`;
    seen.add(id);
  }
  for (const { attribs, tagName } of elementsOf(now, naming.map((name) => `[${name}]`).join())) {
    for (const name of naming)
      for (const id of (attribs[name] ?? '').split(/\s+/).filter(Boolean))
        if (!seen.has(id))
          yield `<${tagName} ${name}="${attribs[name]}"> names the id ${id}, which nothing has. Give the element that is meant this id.`;
  }
}
