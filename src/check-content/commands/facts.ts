/** npm run -s facts: prints where the site states each fact that a borrower must know, by language. */

import '../../domain/node/error-sentence.ts';
import { contentFolder, isContentEntry, readContent } from '../../content/read-content.ts';
import { siteLanguages } from '../../i18n/languages.ts';
import { findText, locationsOf, readBorrowerFacts } from '../rules/check-borrower-facts.ts';
import { factHref } from '../rules/check-links.ts';

const files = readContent(contentFolder).filter(isContentEntry);

console.log(`| Fact | ${siteLanguages.join(' | ')} | Source |`);
console.log(`|---|${siteLanguages.map(() => '---|').join('')}---|`);
for (const [id, fact] of Object.entries(readBorrowerFacts(contentFolder).facts)) {
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
