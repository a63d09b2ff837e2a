import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';
import { isFullWidth } from '../width.ts';
import { showIn } from './theme.ts';

/** WCAG 2.2 A and AA, and axe's best practices. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Checks every rule. `TEST_WIDTH=full` also checks contrast in the dark theme, which changes only colours. */
export async function expectAccessible(page: Page): Promise<void> {
  // axe runs in legacy mode, which skips frames. Its other mode opens one more page for every check.
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
  // axe's source has half a megabyte: inject it once per page.
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
