/** What a page may run and fetch: nothing inline that its policy does not know, nothing from elsewhere. */
import { createHash } from 'node:crypto';
import { type BuiltPage, elementsOf, type HtmlText, type Site } from '../site.ts';
import { isInPage } from './pictures.ts';

/** Inline styles, handlers and things from other origins, which the policy would stop. */
export function* inline({ $ }: HtmlText) {
  for (const { tagName, attribs } of elementsOf($, '[style]'))
    yield `<${tagName} style="${attribs.style}"> is stopped by the content security policy. Use a class.`;
  for (const { tagName, attribs } of elementsOf($, '*')) {
    for (const name of Object.keys(attribs).filter((attribute) => /^on/i.test(attribute)))
      yield `<${tagName} ${name}> is an inline handler, which the content security policy stops. Listen in a script.`;
  }
  const loaded = elementsOf(
    $,
    'script[src], link[rel~="stylesheet"], link[rel~="preload"], link[rel~="modulepreload"], link[rel~="icon"], link[rel="manifest"], img, source, video, audio, track',
  );
  for (const { tagName, attribs } of loaded) {
    const url = attribs.src ?? attribs.href;
    if (url && !/^\/(?!\/)/.test(url) && !(tagName === 'img' && isInPage(attribs)))
      yield `<${tagName}> fetches ${url}, which is not on this site. Put the file into the site.`;
  }
  for (const { tagName, attribs } of elementsOf(
    $,
    'iframe, object, embed, link[rel="preconnect"], link[rel="dns-prefetch"]',
  ))
    yield `<${tagName}${attribs.rel ? ` rel="${attribs.rel}"` : ''}> reaches out to other sites. Take it out.`;
}

/** Scripts and styles in the text are known to its own policy by their hash, and pictures by the word for them. */
export function* hashes({ $ }: HtmlText) {
  const policy = policyIn($);
  for (const selector of ['script:not([src]):not([type$="json"])', 'style'])
    for (const element of elementsOf($, selector)) {
      const text = $(element).text();
      if (!policy.includes(hashOf(text)))
        yield `The inline <${element.tagName}> that begins with “${text.slice(0, 60)}” has no hash in the page’s content security policy, so browsers drop it. Let Astro write it, or insert its hash as src/layouts/Head.astro does.`;
    }
  const [held] = elementsOf($, 'img').filter(({ attribs }) => isInPage(attribs));
  if (held && !/img-src[^;]* data:/.test(policy))
    yield 'The page holds a picture, and its content security policy does not know data:, so browsers do not show it. Insert the directive as src/views/About.astro does.';
}

/** The policy allows nothing loose. */
export function* strictness({ $ }: BuiltPage, { services }: Site) {
  // A page that begins with a picture may hold it.
  const begins = $('main img:not([loading="lazy"])').length > 0;
  const policy = policyIn($).replace(/(?<=\bimg-src [^;]*) data:/, begins ? '' : '$&');
  if (!policy.includes("default-src 'none'"))
    yield "The content security policy does not begin with default-src 'none'. Mend it in astro.config.mjs.";
  const loose = policy
    .split(/[\s;]+/)
    .filter((source) => !services.includes(source.replace(/\/$/, '')))
    .filter((source) => /unsafe|\*|^data:|^https?:/.test(source));
  for (const source of loose)
    yield `The content security policy allows ${source}. Take that out of astro.config.mjs.`;
}

function policyIn($: HtmlText['$']): string {
  return $('meta[http-equiv="content-security-policy"]').attr('content') ?? '';
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
