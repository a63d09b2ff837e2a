import type { Page } from 'playwright/test';
import { routes } from '../../src/i18n/routes.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { twoLanguages } from '../support/browser/languages.ts';
import {
  expectAwake,
  openWizard,
  stepHeading,
  textsIn,
  wizardOf,
} from '../support/browser/loan.ts';

// A page that scrolls smoothly is judged where it ends.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of twoLanguages) {
  test.describe(language, () => {
    test('Escape closes the wizard and gives the focus back to what opened it', async ({
      page,
    }) => {
      const texts = await textsIn(language);
      const { site } = texts;
      await page.goto(routes.home[language]);
      const dialog = wizardOf(page, texts);
      const openers = [
        page.getByRole('main').getByRole('button', { name: site.hero.apply }).first(),
        page.getByRole('navigation').getByRole('button', { name: site.navigation.apply }),
      ];
      for (const opener of openers) {
        await opener.press('Enter');
        await expectAwake(dialog);
        await expect(dialog.getByRole('heading', { name: texts.wizard.title })).toBeFocused();
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(opener).toBeFocused();
      }
    });

    test('the focus stays in the open wizard and is seen everywhere', async ({ page }) => {
      const texts = await textsIn(language);
      await page.goto(routes.home[language]);
      const dialog = await openWizard(page, texts);
      for (const key of ['Tab', 'Shift+Tab']) {
        const stops = await stopsOf(page, key, 2);
        // At the end of its round the focus goes to the browser's own controls, never to the page behind.
        expect(stops.filter(({ inDialog, isBody }) => !inDialog && !isBody)).toEqual([]);
        expect(stops.filter(({ isBody }) => !isBody).length).toBeGreaterThan(10);
        expect(stops.filter(isUnseen)).toEqual([]);
      }
      await dialog.getByRole('button', { name: texts.wizard.buttons.next }).click();
      await expect(stepHeading(dialog, texts, 2)).toBeFocused();
      const stops = await stopsOf(page, 'Tab', 1);
      expect(stops.filter(({ isBody }) => !isBody).length).toBeGreaterThan(6);
      expect(stops.filter(isUnseen)).toEqual([]);
    });
  });
}

interface Stop {
  /** What has the focus, for people who read a failed test. */
  html: string;
  isBody: boolean;
  inDialog: boolean;
  /** An outline, on the element or on the box that stands for it. */
  outlined: boolean;
  /** Nothing of it can be seen: it is out of the window or lies wholly beneath something that is fixed. */
  covered: boolean;
}

/** Presses a key until the focus has been around, and looks at every stop. */
async function stopsOf(page: Page, key: string, rounds: number): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let around = 0; around < rounds && stops.length < 300; ) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(lookAtFocus);
    stops.push(stop);
    if (stop.isBody) around += 1;
  }
  return stops;
}

function isUnseen({ isBody, outlined, covered }: Stop): boolean {
  return !isBody && (!outlined || covered);
}

/** Runs in the page. */
function lookAtFocus(): Stop {
  const focused = document.activeElement ?? document.body;
  const isOutlined = (element: Element | null) => {
    const { outlineStyle, outlineWidth } = element
      ? getComputedStyle(element)
      : { outlineStyle: 'none', outlineWidth: '0' };
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  const { left, top, width, height } = focused.getBoundingClientRect();
  const places = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => document.elementFromPoint(left + x * width, top + y * height)),
  );
  return {
    html: focused.outerHTML.slice(0, 160),
    isBody: focused === document.body || focused === document.documentElement,
    inDialog: focused.closest('dialog') !== null,
    outlined: isOutlined(focused) || isOutlined(focused.closest('.number-box')),
    covered: !places.some(
      (seen) => seen !== null && (focused.contains(seen) || seen.contains(focused)),
    ),
  };
}
