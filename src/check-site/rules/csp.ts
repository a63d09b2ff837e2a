import { createHash } from 'node:crypto';
import { type BuiltPage, type Site, selectAll } from '../site/site.ts';

export function* csp({ $ }: BuiltPage, { connectOrigins }: Site) {
  const text = $('meta[http-equiv="content-security-policy"]').attr('content') ?? '';
  if (!text.includes("default-src 'none'"))
    yield "The content security policy does not begin with default-src 'none'. Correct it in src/integrations/csp.ts.";
  const sources = text.replace(/(?<=\bimg-src [^;]*) data:/, '').split(/[\s;]+/);
  for (const source of sources)
    if (
      /unsafe|\*|^data:|^https?:/.test(source) &&
      !connectOrigins.includes(source.replace(/\/$/, ''))
    )
      yield `The content security policy allows ${source}. Remove that in src/integrations/csp.ts.`;
  for (const element of selectAll($, 'style, script:not([src], [type$="json"])'))
    if (!text.includes(hashOf($(element).text())))
      yield `The inline <${element.tagName}> that begins with “${$(element).text().slice(0, 60)}” has no hash in the page’s content security policy, so browsers drop it. Let Astro write it, or insert its hash as src/layouts/Head.astro does.`;
  if ($('img[src^="data:"]').length > 0 && !/img-src[^;]* data:/.test(text))
    yield 'The page has an image in a data URL, which its content security policy blocks. Insert the directive as src/views/About.astro does.';
  for (const { tagName, attribs } of selectAll($, '*')) {
    const name = Object.keys(attribs).find(
      (attribute) => attribute === 'style' || attribute.startsWith('on'),
    );
    if (name)
      yield `<${tagName} ${name}> is blocked by the content security policy. Use a class, or a listener in a script.`;
    const url = fetchingTags.includes(tagName) ? (attribs.src ?? attribs.href) : undefined;
    if (url && /^(https?:|\/\/)/.test(url) && !unfetchedRels.includes(attribs.rel ?? ''))
      yield `<${tagName}> fetches ${url}, which is on another site. Add the file to this site.`;
  }
}

const fetchingTags = [
  'script',
  'link',
  'img',
  'source',
  'iframe',
  'object',
  'embed',
  'video',
  'audio',
];

const unfetchedRels = ['canonical', 'alternate'];

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
