import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawShareImage, shareImage } from '../../src/build/share-images/draw.ts';
import { type ShareCard, titleBox, titleSizes } from '../../src/build/share-images/layout.ts';
import { siteLanguages } from '../../src/i18n/languages.ts';
import { siteMessages } from '../../src/i18n/site-messages.ts';
import { wizardMessages } from '../../src/i18n/wizard-messages.ts';

const root = pathToFileURL(`${process.cwd()}/`);
const picture = readFileSync(new URL('src/assets/pictures/step-approval.svg', root), 'utf8');
const [largest] = titleSizes;
const smallest = Math.min(...titleSizes);

const { warning } = (await wizardMessages('hu')).estimate;

const cardOf = (title: string): ShareCard => ({
  title,
  category: 'Kategorie',
  picture,
  warning,
});

describe.each(siteLanguages)('in %s', (language) => {
  it('the longest title fits its box', async () => {
    const { meta } = await siteMessages(language);
    const titles = [...Object.values(meta).map(({ title }) => title), ...articleTitles(language)];
    const longest = titles.toSorted((a, b) => b.length - a.length).slice(0, 2);
    const longestWord = titles.toSorted((a, b) => widestWord(b) - widestWord(a)).slice(0, 2);
    for (const title of [...longest, ...longestWord]) {
      const { svg, size } = await drawShareImage(cardOf(title), root);
      expect(size, title).toBeGreaterThan(smallest);
      expect(await isEmptyBesideTitle(svg), title).toBe(true);
    }
  });
});

describe('a title', () => {
  it('is as large as its words and lines allow', async () => {
    const sizeOf = async (title: string) => (await drawShareImage(cardOf(title), root)).size;
    const sizes = [
      await sizeOf('Kontakt'),
      await sizeOf('Haftungsausschluss'),
      await sizeOf('Verbraucherkreditbelehrungen'),
    ];
    expect(sizes[0]).toBe(largest);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(new Set(sizes).size).toBe(3);
    expect(await sizeOf('Was man vor dem Leihen bedenkt '.repeat(3).trim())).toBeLessThan(largest);
  });

  it('is refused where no size fits, rather than cut', async () => {
    const tooWide = drawShareImage(cardOf('a'.repeat(80)), root);
    await expect(tooWide).rejects.toThrow('too long for its share image');
    const tooHigh = drawShareImage(cardOf('word '.repeat(100).trim()), root);
    await expect(tooHigh).rejects.toThrow('too long for its share image');
  });

  it('is refused where the typeface lacks a letter', async () => {
    await expect(drawShareImage(cardOf('漢'), root)).rejects.toThrow('has no “漢”');
  });
});

describe('an image', () => {
  it('is drawn once for the same content', async () => {
    const first = await shareImage(cardOf('Kontakt'), root);
    expect(await shareImage(cardOf('Kontakt'), root)).toEqual(first);
    expect(await shareImage(cardOf('Contact'), root)).not.toEqual(first);
  });
});

function articleTitles(language: string): string[] {
  const folder = new URL(`content/blog/${language}/`, root);
  return readdirSync(folder).map((file) => {
    const title = /^title: (.*)$/m.exec(readFileSync(new URL(file, folder), 'utf8'))?.[1] ?? '';
    return title.replace(/^(['"])(.*)\1$/, '$2');
  });
}

function widestWord(title: string): number {
  return Math.max(...title.split(' ').map((word) => word.length));
}

/** Whether nothing stands between the title's box and the picture's panel: text that overflows would. */
async function isEmptyBesideTitle(svg: string): Promise<boolean> {
  const strip = { left: 64 + titleBox.width + 2, top: 0, width: 60, height: 630 };
  // Two steps, as the statistics are those of the input.
  const cut = await sharp(Buffer.from(svg)).extract(strip).png().toBuffer();
  const { channels } = await sharp(cut).stats();
  return channels.every(({ min, max }) => min === max);
}
