import type { Page } from 'playwright/test';
import { siteLanguages } from '../../src/i18n/languages.ts';
import { addressOf, notFoundPages } from '../../src/i18n/routes.ts';
import { loanSteps } from '../../src/loan/request.ts';
import { holdFonts } from './faults.ts';
import { expect, test } from './fixtures.ts';
import { flawless, measureLayout } from './layout.ts';
import { applicant, openWizard, stepHeading, textsIn, wizardField } from './loan.ts';
import { builtAddresses } from './pages.ts';

// What moves is judged where it ends.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const windows = [
  // A window of 1280 pixels at 400 %, and the narrowest telephone.
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  // A window of 1280 pixels at 200 %.
  { width: 640, height: 400 },
  { width: 768, height: 1024 },
  // A telephone on its side.
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];

const missing = new Set(notFoundPages.map(({ address }) => address));

test('what is set badly is found', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 200 });
  await page.setContent(`
    <style>
      p { position: absolute; margin: 0 }
      button { position: absolute; top: 120px; width: 145px; font: 20px monospace }
    </style>
    <p style="left: 300px; white-space: nowrap">wider than the window</p>
    <p style="top: 40px; width: 60px; height: 12px; overflow: hidden">this is cut off</p>
    <p style="top: 80px">one</p><p style="top: 84px">other</p>
    <button>Start here a</button>
    <button style="left: 160px; width: 60px">one two three</button>
    <a href="#a" style="position: absolute; top: 170px">beneath</a>
    <div style="position: fixed; inset: 165px 0 0; background: white"></div>`);
  expect(await page.evaluate(measureLayout)).toMatchObject({
    sideways: expect.any(Number),
    cut: ['wider than the window', 'this is cut off'],
    overlapping: ['one / other'],
    broken: ['button Start here a', 'button one two three'],
    covered: ['bottom: a beneath'],
  });
});

for (const address of builtAddresses) {
  test(`${address} is set well at every width`, async ({ page, noise }) => {
    if (missing.has(address)) noise.expect(/status of 404/);
    await page.goto(address);
    for (const size of windows) {
      await test.step(`${size.width} × ${size.height}`, async () => {
        await page.setViewportSize(size);
        await expectWellSet(page);
      });
    }
    await test.step('letters of twice the size', async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await enlargeLetters(page);
      await expectWellSet(page);
    });
  });
}

for (const language of siteLanguages) {
  test.describe(language, () => {
    test('the wizard is set well at every step and width', async ({ page }) => {
      // Three states, each in seven windows.
      test.slow();
      const texts = await textsIn(language);
      await page.goto(addressOf('home', language));
      const dialog = await openWizard(page, texts);
      const next = dialog.getByRole('button', { name: texts.wizard.buttons.next });
      const check = async (state: string) => {
        for (const size of windows) {
          await test.step(`${state}, ${size.width} × ${size.height}`, async () => {
            await page.setViewportSize(size);
            await expectWellSet(page);
          });
        }
      };
      await check('step 1');
      await next.click();
      await expect(stepHeading(dialog, texts, 2)).toBeVisible();
      await next.click();
      await check('step 2 with messages');
      for (const field of loanSteps[1])
        await wizardField(dialog, texts, field).fill(applicant[field]);
      await next.click();
      await expect(stepHeading(dialog, texts, 3)).toBeVisible();
      await check('step 3');
    });

    test('the typeface breaks no line anew when it comes late', async ({ page }) => {
      for (const kind of ['home', { article: 1 }] as const) {
        await test.step(addressOf(kind, language), async () => {
          await page.setViewportSize({ width: 390, height: 844 });
          const release = await holdFonts(page);
          await page.goto(addressOf(kind, language), { waitUntil: 'commit' });
          await page.waitForFunction(
            () => performance.getEntriesByName('first-contentful-paint').length > 0,
          );
          const early = await page.evaluate(measureLayout);
          release();
          await page.evaluate(() => document.fonts.ready);
          await page.unrouteAll({ behavior: 'wait' });
          const late = await page.evaluate(measureLayout);
          expect(late.lines).toBe(early.lines);
        });
      }
    });
  });
}

async function expectWellSet(page: Page): Promise<void> {
  // Until the window has taken its new size: pictures that go with it leave a moment later.
  await expect
    .poll(async () => {
      const { lines, ...found } = await page.evaluate(measureLayout);
      expect(lines).toBeGreaterThan(5);
      return found;
    })
    .toEqual(flawless);
}

/** As a visitor does in the browser's settings; lengths in `rem` and `em` follow, those of media queries too. */
async function enlargeLetters(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
}
