/** The checks for every page and state: layout and accessibility. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from 'playwright/test';
import { isFullRun } from '../prerequisites.ts';
import { expectNoLayoutFlaws, type Size, viewports } from './layout.ts';

const usual: Size = { width: 1280, height: 800 };

/** Checks the layout in all windows and the accessibility, after animations have ended. */
export async function expectNoUiFlaws(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const size of viewports)
    await test.step(`${state} on ${size.width} × ${size.height}`, async () => {
      await page.setViewportSize(size);
      await expectNoLayoutFlaws(page);
    });
  await page.setViewportSize(usual);
  await test.step(`${state}, by axe`, () => expectAccessible(page));
}

/** WCAG 2.2 A and AA, and axe's best practices. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/**
 * Checks every rule. `TEST_WIDTH=full` also checks contrast in the dark theme, which changes
 * only colours.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // axe runs in legacy mode, which skips frames. Its other mode opens one more page for
  // every check.
  await expect(page.locator('iframe')).toHaveCount(0);
  await setColorScheme(page, 'light');
  await expectNoViolation(page, (axe) => axe.withTags(rules));
  if (!isFullRun) return;
  await setColorScheme(page, 'dark');
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

/** Changes the theme and waits until all colours have changed. */
export async function setColorScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}
