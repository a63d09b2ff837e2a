import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { getArticles } from '../content/collections.ts';
import { company } from '../domain/company.ts';
import { type SiteLanguage, siteLanguages } from '../i18n/languages.ts';
import { siteMessages } from '../i18n/messages/site-messages.ts';
import { feedPath, pagePath } from '../i18n/routes.ts';

export const getStaticPaths = () =>
  siteLanguages.map((language) => ({
    params: {
      feed: feedPath(language)
        .slice(1)
        .replace(/\.xml$/, ''),
    },
    props: { language },
  }));

export const GET: APIRoute<{ language: SiteLanguage }> = async ({ props: { language }, site }) => {
  if (!site) throw new Error('The site has no address: set SITE_URL');
  const { meta } = await siteMessages(language);
  const articles = await getArticles(language);
  return rss({
    title: `${meta.blog.title} | ${company.name}`,
    description: meta.blog.description,
    site: new URL(pagePath('blog', language), site).href,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>${language}</language><atom:link href="${new URL(feedPath(language), site).href}" rel="self" type="application/rss+xml"/>`,
    items: articles.map(({ data }) => ({
      title: data.title,
      description: data.excerpt,
      pubDate: data.date,
      categories: [data.category],
      link: new URL(pagePath({ article: data.id }, language), site).href,
    })),
  });
};
