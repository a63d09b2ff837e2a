/** Shows the root's not-found page in the language of its path. */
import { matchFolder, type NotFoundFolder } from '../i18n/not-found-folder.ts';

interface Texts {
  skip: string;
  page: { title: string; text: string };
  article: { title: string; text: string };
  banner: Record<'title' | 'text' | 'policy' | 'later' | 'accept' | 'href', string>;
  links: Record<'home' | 'blog' | 'contact' | 'phone', { text: string; href: string }>;
}

export interface NotFoundData {
  folders: readonly NotFoundFolder[];
  texts: Record<string, Texts>;
}

const root = document.documentElement;
const json = document.getElementById('not-found-data')?.textContent ?? '';
const { folders, texts: allTexts } = JSON.parse(json) as NotFoundData;
const match = matchFolder(folders, location.pathname);
const texts = match && allTexts[match.language];

if (texts && (match.language !== root.lang || match.kind !== 'page')) {
  const { title, text } = texts[match.kind];
  document.title = document.title.replace(/^.*(?= \| )/, title);
  root.lang = match.language;
  replaceText('skip', texts.skip);
  replaceText('title', title);
  replaceText('text', text);
  for (const [name, link] of Object.entries(texts.links)) replaceText(name, link.text, link.href);
  document.querySelector('header a')?.setAttribute('href', texts.links.home.href);
  localizeBanner(texts.banner);
}

/** Every page has this banner, so its parts carry no names for this script. */
function localizeBanner({ title, text, policy, later, accept, href }: Texts['banner']) {
  const part = (selector: string) => document.querySelector(`#cookie-banner ${selector}`);
  const link = part('a');
  part('h2')?.replaceChildren(title);
  link?.replaceChildren(policy);
  part('[data-choose=later]')?.replaceChildren(later);
  part('[data-choose=accepted]')?.replaceChildren(accept);
  // Not `interpolateParts`, whose module belongs to the islands: the page would fetch it.
  const [before = '', after = ''] = text.split('{policy}');
  if (link) link.parentElement?.replaceChildren(before, link, after);
  link?.setAttribute('href', href);
}

function replaceText(name: string, text: string, href?: string) {
  const element = document.querySelector(`[data-localize="${name}"]`);
  if (!element) return;
  element.textContent = text;
  if (href) element.setAttribute('href', href);
}
