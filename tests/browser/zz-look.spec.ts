import { pagePath, routes } from '../../src/i18n/routes.ts';
import type { SiteLanguage } from '../../src/i18n/languages.ts';
import { expect, inLanguages, test } from '../support/browser/fixtures.ts';
const langs = (process.env.LANGS ?? 'de,hu').split(',') as SiteLanguage[];
const out = process.env.OUT ?? '/tmp/w/n19/pics';
const what = (process.env.WHAT ?? 'home,wizard,contact').split(',');
for (const [w, h] of [[390, 844], [1280, 800]] as const) {
  test.describe(`${w}`, () => {
    test.use({ viewport: { width: w, height: h }, ...(w < 500 ? { isMobile: true, hasTouch: true } : {}) });
    inLanguages((l) => {
      for (const scheme of (process.env.SCHEMES ?? 'light').split(',') as ('light'|'dark')[]) {
        const n = (s: string) => `${out}/${l}-${w}-${scheme}-${s}.png`;
        if (what.includes('home')) test(`home ${scheme}`, async ({ page }) => {
          await page.emulateMedia({ colorScheme: scheme });
          await page.goto(routes.home[l]); await page.waitForTimeout(500);
          await page.screenshot({ path: n('home-fold') });
          await page.evaluate(async () => { for (let y = 0; y < document.body.scrollHeight; y += 500) { scrollTo(0, y); await new Promise(r => setTimeout(r, 60)); } scrollTo(0, 0); }); await page.waitForTimeout(300); await page.screenshot({ path: n('home'), fullPage: true });
        });
        if (what.includes('contact')) test(`contact ${scheme}`, async ({ page }) => {
          await page.emulateMedia({ colorScheme: scheme });
          await page.goto(routes.contact[l]); await page.waitForTimeout(500);
          console.log(await page.evaluate(()=>[getComputedStyle(document.documentElement).paddingBottom, document.documentElement.scrollHeight, document.querySelector('footer')!.getBoundingClientRect().bottom+scrollY, innerHeight, document.documentElement.dataset.consent])); await page.screenshot({ path: n('contact'), fullPage: true });
        });
        if (what.includes('article')) test(`article ${scheme}`, async ({ page }) => {
          await page.emulateMedia({ colorScheme: scheme });
          await page.goto(pagePath({ article: 6 }, l)); await page.waitForTimeout(500);
          await page.screenshot({ path: n('article') });
        });
        if (what.includes('wizard')) test(`wizard ${scheme}`, async ({ page, wizard }) => {
          await page.emulateMedia({ colorScheme: scheme });
          await page.goto(routes.home[l]);
          await wizard.openHydrated(); await page.waitForTimeout(400);
          await page.screenshot({ path: n('w1') });
          await wizard.goTo(2); await page.screenshot({ path: n('w2') });
          await wizard.fillStep(2); await wizard.next.click(); await expect(wizard.heading(3)).toBeFocused(); await page.waitForTimeout(300); await page.screenshot({ path: n('w3') });
          await wizard.submit.click(); await page.waitForTimeout(300); await page.screenshot({ path: n('w3err') });
          await wizard.fillStep(3); await page.waitForTimeout(300); await page.screenshot({ path: n('w3full') });
          await wizard.submit.click(); await expect(wizard.dialog).toBeHidden(); await page.waitForTimeout(600);
          await page.screenshot({ path: n('conf') });
          await page.waitForTimeout(5500);
          await page.screenshot({ path: n('conf2') });
        });
      }
    }, langs);
  });
}
