/** Puts the root's not-found page into the language of the address it stands at. */
import { notFoundPageFor, routes } from '../i18n/routes.ts';

interface Texts {
  skip: string;
  page: { title: string; text: string };
  article: { title: string; text: string };
  links: Record<string, { text: string; href: string }>;
}

const root = document.documentElement;
const { language, kind } = notFoundPageFor(decodeURI(location.pathname));
const all = JSON.parse(document.getElementById('not-found-texts')?.textContent ?? '{}') as Record<
  string,
  Texts
>;
const texts = all[language];

if (texts && (language !== root.lang || kind !== 'page')) {
  const { title, text } = texts[kind];
  document.title = document.title.replace(/^.*(?= \| )/, title);
  root.lang = language;
  swap('skip', texts.skip);
  swap('title', title);
  swap('text', text);
  for (const [name, link] of Object.entries(texts.links)) swap(name, link.text, link.href);
  document.querySelector('header a')?.setAttribute('href', routes.home[language]);
  const banner = document.querySelector<HTMLTemplateElement>(`template[data-banner="${language}"]`);
  if (banner) document.getElementById('cookie-banner')?.replaceWith(banner.content.cloneNode(true));
}

function swap(name: string, text: string, href?: string) {
  const element = document.querySelector(`[data-swap="${name}"]`);
  if (!element) return;
  element.textContent = text;
  if (href) element.setAttribute('href', href);
}
