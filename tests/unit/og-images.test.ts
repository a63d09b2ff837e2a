/** Every title that `npm run check:content` accepts fits its Open Graph image. */
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { articleLengths } from '../../src/content/text-limits.ts';
import { siteLanguages } from '../../src/i18n/languages.ts';
import { wizardMessages } from '../../src/i18n/messages/wizard-messages.ts';
import { type OgCard, titleBox, titleSizes } from '../../src/og-images/layout.ts';
import { renderOgImage } from '../../src/og-images/render.ts';

const project = `${import.meta.dirname}/../..`;
const picture = readFileSync(`${project}/src/assets/pictures/step-approval.svg`, 'utf8');
const warnings = await Promise.all(
  siteLanguages.map(async (language) => (await wizardMessages(language)).estimate.warning),
);
const warning = warnings.reduce((longest, other) =>
  other.length > longest.length ? other : longest,
);

/** Folder for the cut typeface. */
const folder = mkdtempSync(join(tmpdir(), 'share-'));
symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
const root = pathToFileURL(`${folder}/`);

afterAll(() => rmSync(folder, { recursive: true }));

const loan = { amount: '5.000 €', term: '12 Monate' };
const cardOf = (title: string): OgCard => ({
  ...{ title, category: 'Kategorie', picture, warning, loan },
});
const draw = (title: string) => renderOgImage(cardOf(title), root);

describe('a title', () => {
  it('shrinks to its words and lines', async () => {
    const sizes = [
      (await draw('Kontakt')).size,
      (await draw('Haftungsausschluss')).size,
      (await draw('Verbraucherkreditbelehrungen')).size,
    ];
    expect(sizes[0]).toBe(titleSizes[0]);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(new Set(sizes).size).toBe(3);
  });

  it('of maximum length stays in its box', async () => {
    const title = 'Verbraucherkreditbelehrung und was sie einem sagen kann';
    const { svg } = await draw(title.slice(0, articleLengths.title.max));
    expect(await isEmptyBesideTitle(svg)).toBe(true);
  });

  it.each([
    ['no size fits its longest word', 'a'.repeat(80), 'too long for its Open Graph image'],
    ['no size fits its lines', 'word '.repeat(100).trim(), 'too long for its Open Graph image'],
    ['the typeface lacks a letter', '漢', 'has no “漢”'],
  ])('is refused where %s, rather than cut', async (_, title, message) => {
    await expect(draw(title)).rejects.toThrow(message);
  });
});

/** Whether the gap between title and picture is empty, so that no text overflows. */
async function isEmptyBesideTitle(svg: string): Promise<boolean> {
  const strip = { left: 64 + titleBox.width + 2, top: 0, width: 60, height: 630 };
  // Two steps, because `stats` ignores `extract`.
  const cut = await sharp(Buffer.from(svg)).extract(strip).png().toBuffer();
  const { channels } = await sharp(cut).stats();
  return channels.every(({ min, max }) => min === max);
}
