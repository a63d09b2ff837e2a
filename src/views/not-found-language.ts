/** Shows the root's not-found page in the language of its address. */
import { folderOf, type NotFoundFolder } from '../i18n/not-found-folder.ts';

interface Texts {
  skip: string;
  page: { title: string; text: string };
  article: { title: string; text: string };
  links: Record<'home' | 'blog' | 'contact' | 'phone', { text: string; href: string }>;
}

interface Data {
  folders: NotFoundFolder[];
  texts: Record<string, Texts>;
}

const root = document.documentElement;
const data = document.getElementById('not-found-data')?.textContent;
const { folders, texts: all } = JSON.parse(data ?? '{"folders":[],"texts":{}}') as Data;
const place = folderOf(folders, location.pathname);
const texts = place && all[place.language];

if (texts && (place.language !== root.lang || place.kind !== 'page')) {
  const { title, text } = texts[place.kind];
  document.title = document.title.replace(/^.*(?= \| )/, title);
  root.lang = place.language;
  swap('skip', texts.skip);
  swap('title', title);
  swap('text', text);
  for (const [name, link] of Object.entries(texts.links)) swap(name, link.text, link.href);
  document.querySelector('header a')?.setAttribute('href', texts.links.home.href);
  const banner = document.querySelector<HTMLTemplateElement>(
    `template[data-banner="${place.language}"]`,
  );
  if (banner) document.getElementById('cookie-banner')?.replaceWith(banner.content.cloneNode(true));
}

function swap(name: string, text: string, href?: string) {
  const element = document.querySelector(`[data-swap="${name}"]`);
  if (!element) return;
  element.textContent = text;
  if (href) element.setAttribute('href', href);
}
