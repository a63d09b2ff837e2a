/** What src/islands/astro-island.ts takes from Astro without documentation. */
import { defaultLanguage } from '../../src/i18n/languages.ts';
import { routes } from '../../src/i18n/routes.ts';
import {
  componentAttribute,
  hydratedSelector,
  islandTag,
  moduleAttributes,
  notHydratedSelector,
} from '../../src/islands/astro-island.ts';
import { expect, test } from '../support/browser/fixtures.ts';

const components = ['LanguageMenu', 'LoanEstimate', 'LoanWizard', 'Toasts'];

test.describe('Astro’s island element', () => {
  test('names its component and two modules', async ({ page }) => {
    await page.goto(routes.home[defaultLanguage]);
    const islands = await page
      .locator(islandTag)
      .evaluateAll(
        (all, names) => all.map((island) => names.map((name) => island.getAttribute(name))),
        [componentAttribute, ...moduleAttributes],
      );
    expect(islands.map(([component]) => component).sort()).toEqual(components);
    for (const url of islands.flatMap(([, ...urls]) => urls)) {
      expect(url).toMatch(/^\/.+\.js$/);
      expect((await page.request.get(`${url}`)).status(), `${url}`).toBe(200);
    }
  });

  test('loses its ssr attribute on hydration', async ({ page, wizard }) => {
    await page.goto(routes.home[defaultLanguage]);
    await expect(page.locator(notHydratedSelector)).toHaveCount(components.length);
    await wizard.openHydrated();
    await expect(wizard.dialog.locator(hydratedSelector)).toHaveCount(1);
    await expect(wizard.dialog.locator(notHydratedSelector)).toHaveCount(0);
  });

  test('with damaged props is plain HTML', async ({ page, wizard, pageErrors }) => {
    pageErrors.allow(/Error parsing props|^uncaught: .*JSON/);
    await page.goto(routes.home[defaultLanguage]);
    const island = page.locator(`#loan-wizard ${islandTag}`);
    await island.evaluate((element) => element.setAttribute('props', '{'));
    await wizard.openDialog();
    await expect(island).toHaveAttribute('data-hydration-failed');
    // The steps of the form without script.
    await expect(wizard.field('lastName')).toBeVisible();
  });

  test('without its modules offers no dead control', async ({ page, pageErrors }) => {
    pageErrors.allow(/Error hydrating|404/);
    await page.goto(routes.home[defaultLanguage]);
    const island = page.locator(`main ${islandTag}`).first();
    await page.route('**/_astro/*.js*', (route) => route.fulfill({ status: 404 }));
    await island.hover();
    await expect(island).toHaveAttribute('data-hydration-failed');
    await expect(island.locator('p.without-js')).toBeVisible();
    await expect(island.locator('.requires-js').filter({ visible: true })).toHaveCount(0);
  });
});
