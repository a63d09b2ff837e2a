/** Shows the root's not-found page in the language of its address. */
import { matchFolder, type NotFoundFolder } from '../i18n/not-found-folder.ts';

interface Texts {
  skip: string;
  page: { title: string; text: string };
  article: { title: string; text: string };
  banner: Record<'title' | 'text' | 'policy' | 'later' | 'accept' | 'href', string>;
  links: Record<'home' | 'blog' | 'contact' | 'phone', { text: string; href: string }>;
}

interface Data {
  folders: NotFoundFolder[];
  texts: Record<string, Texts>;
}

const root = document.documentElement;
const data = document.getElementById('not-found-data')?.textContent;
const { folders, texts: all } = JSON.parse(data ?? '{"folders":[],"texts":{}}') as Data;
const place = matchFolder(folders, location.pathname);
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
  swapBanner(texts.banner);
}

/** Every page has this banner, so its parts carry no names for this script. */
function swapBanner({ title, text, policy, later, accept, href }: Texts['banner']) {
  const parts = [...document.querySelectorAll('#cookie-banner :is(h2, a, button)')];
  for (const [index, text] of [title, policy, later, accept].entries())
    parts[index]?.replaceChildren(text);
  const [, link] = parts;
  // Not `fillParts`, whose module belongs to the islands: the page would fetch it.
  const [before = '', after = ''] = text.split('{policy}');
  if (link) link.parentElement?.replaceChildren(before, link, after);
  link?.setAttribute('href', href);
}

function swap(name: string, text: string, href?: string) {
  const element = document.querySelector(`[data-localize="${name}"]`);
  if (!element) return;
  element.textContent = text;
  if (href) element.setAttribute('href', href);
}
