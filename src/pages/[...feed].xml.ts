import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { articlesIn } from '../content/collections.ts';
import { company } from '../domain/company.ts';
import { type SiteLanguage, siteLanguages } from '../i18n/languages.ts';
import { siteMessages } from '../i18n/messages/site-messages.ts';
import { addressOf, feedAddress } from '../i18n/routes.ts';

export const getStaticPaths = () =>
  siteLanguages.map((language) => ({
    params: {
      feed: feedAddress(language)
        .slice(1)
        .replace(/\.xml$/, ''),
    },
    props: { language },
  }));

export const GET: APIRoute<{ language: SiteLanguage }> = async ({ props: { language }, site }) => {
  if (!site) throw new Error('The site has no address: set SITE_URL');
  const { meta } = await siteMessages(language);
  const articles = await articlesIn(language);
  return rss({
    title: `${meta.blog.title} | ${company.name}`,
    description: meta.blog.description,
    site: new URL(addressOf('blog', language), site).href,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>${language}</language><atom:link href="${new URL(feedAddress(language), site).href}" rel="self" type="application/rss+xml"/>`,
    items: articles.map(({ data }) => ({
      title: data.title,
      description: data.excerpt,
      pubDate: data.date,
      categories: [data.category],
      link: new URL(addressOf({ article: data.id }, language), site).href,
    })),
  });
};
