import { describe, expect, it } from 'vitest';
import { shareImageAddress } from '../../src/i18n/routes.ts';
import { files, listedPages } from '../support/built-site.ts';

/** What each of them must be is a rule of the site's check. */
describe('share images', () => {
  it('are one for every page, and nothing else', () => {
    const addresses = listedPages.map(
      ({ page, language }) => page && shareImageAddress(page, language),
    );
    expect(files.filter((file) => file.startsWith('/share/'))).toEqual(addresses.toSorted());
  });
});
