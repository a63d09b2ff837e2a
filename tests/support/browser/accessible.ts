/** What axe finds on the page as it is now. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';
import { isFullWidth } from '../width.ts';
import { showIn } from './theme.ts';

/** WCAG 2.2 A and AA, and what axe recommends besides. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** By every rule as it is, and in full width by that of contrast in the dark theme, which changes nothing but colours. */
export async function expectAccessible(page: Page): Promise<void> {
  // Without frames the quick way is complete; the other opens a second page for every check.
  await expect(page.locator('iframe')).toHaveCount(0);
  await showIn(page, 'light');
  await expectNoViolation(page, (axe) => axe.withTags(rules));
  if (!isFullWidth) return;
  await showIn(page, 'dark');
  await expectNoViolation(page, (axe) => axe.withRules('color-contrast'));
}

async function expectNoViolation(
  page: Page,
  choose: (axe: AxeBuilder) => AxeBuilder,
): Promise<void> {
  const isThere = await page.evaluate(() => 'axe' in window);
  // Its half a megabyte of source is read once in every page.
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode();
  const { violations } = await choose(axe).analyze();
  expect
    .soft(
      violations.map(({ id, nodes }) => ({
        id,
        at: nodes.map(({ html, any }) => ({ html, any })),
      })),
    )
    .toEqual([]);
}
