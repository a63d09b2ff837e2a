import { type SiteLanguage, siteLanguages } from '../i18n/languages.ts';

/**
 * The language of an editor's file, from its path: `blog/de/…`, `about/de.md`.
 * @param path from the folder `content`
 */
export function languageOfFile(path: string): SiteLanguage | undefined {
  const [, place = ''] = path.split('/');
  return siteLanguages.find((language) => place === language || place === `${language}.md`);
}

/** The part of a path after the folder `content`. */
export function pathInContent(path: string): string {
  return path.replaceAll('\\', '/').replace(/^.*\/content\//, '');
}
