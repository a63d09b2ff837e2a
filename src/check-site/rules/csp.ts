import { cspHash } from '../../helpers/node/csp-hash.ts';
import { type BuiltPage, type Site, selectAll } from '../site/site.ts';

/** Checks that a content security policy fits its page. */
export function* checkCsp({ $ }: BuiltPage, { connectOrigins }: Site) {
  const text = $('meta[http-equiv="content-security-policy"]').attr('content') ?? '';
  if (!text.includes("default-src 'none'"))
    yield "The content security policy does not begin with default-src 'none'. Correct it in src/integrations/csp.ts.";
  const directives = text.split(';').map((directive) => directive.trim().split(/\s+/));
  const sources = new Map(directives.map(([name = '', ...list]) => [name, list]));
  for (const [name, list] of sources)
    for (const source of list) {
      const isService = /^(connect-src|form-action)$/.test(name) && connectOrigins.includes(source);
      const isPicture = name === 'img-src' && source === 'data:';
      if (/unsafe|\*|^data:|^https?:/.test(source) && !isService && !isPicture)
        yield `The content security policy allows ${source} in ${name}. Remove that in src/integrations/csp.ts.`;
    }
  for (const element of selectAll($, 'style, script:not([src], [type$="json"])')) {
    const code = $(element).text();
    if (!sources.get(`${element.tagName}-src`)?.includes(`'${cspHash(code)}'`))
      yield `The inline <${element.tagName}> that begins with “${code.slice(0, 60)}” has no hash in the page’s content security policy, so browsers drop it. Let Astro write it, or insert its hash as src/layouts/Head.astro does.`;
  }
  if ($('img[src^="data:"]').length > 0 && !sources.get('img-src')?.includes('data:'))
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
