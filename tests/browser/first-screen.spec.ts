/** What stands in a page before the sheet of all pages is complete without it, so that nothing jumps when it comes. */
import { defaultLanguage } from '../../src/i18n/languages.ts';
import { addressOf } from '../../src/i18n/routes.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { everyKindOfPage, nowhere } from '../support/browser/pages.ts';

// The rules are the same in every language.
const addresses = [
  ...everyKindOfPage.map((page) => addressOf(page, defaultLanguage)),
  `/${nowhere}`,
  `${addressOf('blog', defaultLanguage)}/${nowhere}`,
];

const withPicture = new RegExp(`/(about|blog(/1)?|${nowhere})$`);

test.use({ hasConsent: false });

for (const width of [390, 1440])
  test(`looks the same with and without the sheet of all pages, ${width} px wide`, async ({
    page,
    noise,
  }) => {
    noise.expect(/404/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 844 });
    for (const address of addresses) {
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready);
      const { compared, differences } = await page.evaluate(compareWithoutSheet);
      expect(differences, address).toEqual([]);
      expect(compared, address).toBeGreaterThan(20);
    }
  });

test('begins with its picture, if it has one, though no file ever comes', async ({
  page,
  noise,
}) => {
  noise.expect(/404/);
  noise.expect(/ERR_FAILED/);
  await page.route('**/_astro/**', (route) => route.abort());
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    const pictures = page.locator('main img:not([loading="lazy"])');
    await expect(pictures, address).toHaveCount(withPicture.test(address) ? 1 : 0);
    // Fails where the policy stops it, or where it is not there.
    await pictures.evaluateAll((all) =>
      Promise.all(all.map((picture) => (picture as HTMLImageElement).decode())),
    );
  }
});

/** Every computed property of every element before the link to the sheet, with the sheet and without. */
function compareWithoutSheet(): { compared: number; differences: string[] } {
  const link = document.querySelector<HTMLLinkElement>('body link[rel="stylesheet"]');
  if (!link?.sheet) throw new Error('The page has no sheet in its body');
  // On a short page the height of the main part itself is what its footer leaves.
  const before = [...document.querySelectorAll('body *:not(main)')].filter(
    (element) => element.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const styles = () =>
    before.map((element) => {
      const style = getComputedStyle(element);
      return new Map([...style].map((name) => [name, style.getPropertyValue(name)]));
    });
  const complete = styles();
  link.sheet.disabled = true;
  const alone = styles();
  link.sheet.disabled = false;
  const differences = before.flatMap((element, index) =>
    [...(complete[index] ?? [])]
      .filter(([name, value]) => !name.startsWith('--') && alone[index]?.get(name) !== value)
      .map(
        ([name, value]) =>
          `<${element.localName} class="${element.getAttribute('class')}"> ${name}: ${alone[index]?.get(name)}, with the sheet ${value}`,
      ),
  );
  return { compared: before.length, differences: differences.slice(0, 10) };
}
