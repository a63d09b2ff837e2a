import { type SiteLanguage, siteLanguages } from '../i18n/languages.ts';

/** @param path from the folder `content`: `blog/de/…`, `about/de.md` */
export function languageOfFile(path: string): SiteLanguage | undefined {
  const [, folderOrFile = ''] = path.split('/');
  return siteLanguages.find(
    (language) => folderOrFile === language || folderOrFile === `${language}.md`,
  );
}

export function pathInContent(path: string): string {
  return path.replaceAll('\\', '/').replace(/^.*\/content\//, '');
}
