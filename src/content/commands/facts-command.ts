/** npm run -s facts: prints where the site states each fact that a borrower must know, by language. */
import { siteLanguages } from '../../i18n/languages.ts';
import { placeAddress } from '../check/addresses.ts';
import { factsIn, type Place } from '../check/facts.ts';
import { contentFolder, isPlaced, readContent } from '../read.ts';

const files = readContent(contentFolder).filter(isPlaced);
const { facts } = factsIn(contentFolder);

const cellOf = async (places: readonly Place[] = []) => {
  const addresses = await Promise.all(
    places.map(({ file, heading, key }) => {
      const text = files.find(({ path }) => `content/${path}` === file);
      return text ? placeAddress(text, heading) : `${file.replace(/^.*messages\//, '')} ${key}`;
    }),
  );
  return [...new Set(addresses)].join('<br>');
};

console.log(`| Fact | ${siteLanguages.join(' | ')} | Source |`);
console.log(`|---|${siteLanguages.map(() => '---|').join('')}---|`);
for (const { fact, places, source } of facts) {
  const cells = await Promise.all(siteLanguages.map((language) => cellOf(places[language])));
  console.log(`| ${fact} | ${cells.join(' | ')} | ${source} |`);
}
