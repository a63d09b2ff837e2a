import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { shareImageAddress } from '../../src/i18n/routes.ts';
import { budgets } from './budgets.ts';
import { contentPages, dist, elementsOf, files, listedPages, origin, pages } from './site.ts';
import { weightOf } from './weigh.ts';

const addresses = listedPages.map(
  ({ page, language }) => page && shareImageAddress(page, language),
);

describe.each(contentPages)('a link to $address', ({ $, page, language }) => {
  const meta = (name: string) =>
    $(`head meta[property="${name}"], head meta[name="${name}"]`).attr('content');

  it('is shown with the image of its page', () => {
    expect(meta('og:image')).toBe(origin + (page && shareImageAddress(page, language)));
    expect(meta('og:image:width')).toBe('1200');
    expect(meta('og:image:height')).toBe('630');
    expect(meta('og:image:alt')).toBe(meta('og:title'));
    expect(meta('og:image:alt')).toMatch(/\S/);
    expect(meta('twitter:card')).toBe('summary_large_image');
  });
});

describe('share images', () => {
  it('are one for every page, and nothing else', () => {
    expect(files.filter((file) => file.startsWith('/share/'))).toEqual(addresses.toSorted());
  });

  it.each(addresses)('have the size that platforms ask for and weigh little: %s', async (file) => {
    const { format, width, height } = await sharp(`${dist}${file}`).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
    expect(weightOf(`${file}`)).toBeLessThan(budgets.shareImage);
  });

  it('all differ', () => {
    const images = addresses.map((file) => readFileSync(`${dist}${file}`, 'base64'));
    expect(new Set(images).size).toBe(listedPages.length);
  });

  it('are fetched by no page and named by no page that should not be shared', () => {
    for (const { $, address, kind } of pages) {
      expect(elementsOf($, '[src*="/share/"], [href*="/share/"]'), address).toEqual([]);
      expect($('meta[property="og:image"]').length, address).toBe(kind === 'not-found' ? 0 : 1);
    }
  });
});
