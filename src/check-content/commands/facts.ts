/**
 * npm run -s facts: prints where the site states each fact that a borrower must know, by language.
 */
import '../../helpers/node/print-uncaught-errors.ts';
import { findText, locationsOf, readBorrowerFacts } from '../../content/borrower-facts.ts';
import {
  type ContentEntry,
  isContentEntry,
  pageShowing,
  readContent,
} from '../../content/read-content.ts';
import { contentFolder } from '../../helpers/node/project-root.ts';
import { siteLanguages } from '../../i18n/languages.ts';
import { pagePath } from '../../i18n/routes.ts';
import { renderedHeadings } from '../rendered-headings.ts';

const files = readContent(contentFolder).filter(isContentEntry);

console.log(`| Fact | ${siteLanguages.join(' | ')} | Source |`);
console.log(`|---|${siteLanguages.map(() => '---|').join('')}---|`);
for (const [id, fact] of Object.entries(readBorrowerFacts(contentFolder).data ?? {})) {
  const locations = await Promise.all(
    locationsOf(fact).map(async (location) => {
      const text = findText(files, location);
      return { ...location, href: text ? await factHref(text, location.heading) : '–' };
    }),
  );
  const cells = siteLanguages.map((language) =>
    locations
      .filter((location) => location.language === language)
      .map(({ href }) => href)
      .join('<br>'),
  );
  console.log(`| ${id} | ${cells.join(' | ')} | ${fact.source} |`);
}

async function factHref(text: ContentEntry, heading: string): Promise<string> {
  const path = pagePath(pageShowing(text), text.language);
  if (text.collection === 'faq') return `${path}#faq`;
  const match = (await renderedHeadings(text)).find((other) => other.text.trim() === heading);
  return match ? `${path}#${match.slug}` : path;
}
