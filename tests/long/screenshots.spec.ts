/**
 * Pictures of every kind of page and state in every language, at three widths, light and dark, in
 * `screenshots/`. `npm run screenshots` takes them; with `-- --update-snapshots=none` it compares
 * the site with those taken before.
 */
import type { Page } from 'playwright/test';
import { extraFormFields, loanPath } from '../../src/domain/api.ts';
import { stepFields } from '../../src/domain/loan/request-steps.ts';
import { type SiteLanguage, siteLanguages } from '../../src/i18n/languages.ts';
import { articleBasePaths, pagePath, routes } from '../../src/i18n/routes.ts';
import { expect, inLanguages, test } from '../support/browser/fixtures.ts';
import { languageButton } from '../support/browser/languages.ts';
import { scrollThrough } from '../support/browser/layout-shift.ts';
import { allPages, htmlForms, postHtmlForm, unknownPath } from '../support/browser/pages.ts';
import { expectToast } from '../support/browser/toasts.ts';
import { setColorScheme } from '../support/browser/ui-audit.ts';
import type { Texts, Wizard } from '../support/browser/wizard.ts';

interface Visit {
  page: Page;
  language: SiteLanguage;
  texts: Texts;
  wizard: Wizard;
}

/** Brings a fresh page to where the picture is taken. */
type Open = (visit: Visit) => Promise<unknown>;

const heights: Readonly<Record<number, number>> = { 390: 844, 768: 1024, 1440: 900 };

/** Photographed as a whole. */
const pages: Record<string, Open> = {
  ...Object.fromEntries(
    allPages.map((ref): [string, Open] => [
      typeof ref === 'string' ? ref : 'article',
      ({ page, language }) => page.goto(pagePath(ref, language)),
    ]),
  ),
  'not-found': ({ page, language }) =>
    page.goto(`${routes.home[language].replace(/\/$/, '')}/${unknownPath}`),
  'article-not-found': ({ page, language }) => page.goto(`${articleBasePaths[language]}/99`),
  ...Object.fromEntries(
    htmlForms.map(({ formPage, to, form, heading }): [string, Open] => [
      `answer-${formPage}`,
      async ({ page, language, texts: { site } }) => {
        await page.goto(pagePath('about', language));
        await postHtmlForm(page, to, { ...form, [extraFormFields.language]: language });
        await page.getByRole('heading', { level: 1, name: site.formPages[heading] }).waitFor();
      },
    ]),
  ),
  // The service answers in the language of the referring page.
  'service-error': async ({ page, language }) => {
    await page.goto(pagePath('about', language));
    await page.goto(loanPath, { referer: page.url() });
  },
};

/** Photographed as the window shows them. */
const states: Record<string, Open> = {
  'wizard-1': openWizard,
  'wizard-1-errors': async (visit) => {
    await openWizard(visit);
    for (const field of stepFields[1]) await visit.wizard.field(field).fill('');
    await expectStop(visit);
  },
  'wizard-2': async (visit) => {
    await openWizard(visit);
    await visit.wizard.goTo(2);
  },
  'wizard-2-errors': async (visit) => {
    await openWizard(visit);
    await visit.wizard.goTo(2);
    await expectStop(visit);
  },
  'wizard-3': async (visit) => {
    await openWizard(visit);
    await visit.wizard.goTo(3);
  },
  'wizard-failed': async (visit) => {
    await visit.page.route(`**${loanPath}`, (route) => route.fulfill({ status: 500 }));
    await submit(visit);
    const { texts, wizard } = visit;
    await expectToast(wizard.dialog, texts, texts.wizard.toasts.failed, 'error');
  },
  confirmation: async (visit) => {
    await submit(visit);
    await expectToast(visit.page, visit.texts, visit.texts.wizard.toasts.sent, 'success');
  },
  'main-menu': async ({ page, language, texts: { site } }) => {
    await page.goto(pagePath('contact', language));
    await page.getByRole('button', { name: site.navigation.menu, exact: true }).click();
  },
  'language-menu': async ({ page, language, texts }) => {
    await page.goto(pagePath('home', language));
    await languageButton(page, texts, language).click();
  },
  'open-question': async ({ page, language }) => {
    await page.goto(pagePath('home', language));
    await page.locator('#faq summary').first().click();
    await page.locator('#faq').evaluate((faq) => faq.scrollIntoView({ behavior: 'instant' }));
  },
  banner: ({ page, language }) => page.goto(routes.home[language]),
};

inLanguages((language) => {
  for (const width of Object.keys(heights).map(Number)) {
    test.describe(`${width}`, () => {
      test.use({ viewport: { width, height: heights[width] ?? width } });
      for (const [name, open] of Object.entries({ ...pages, ...states })) {
        // A wide window has no such menu.
        if (name === 'main-menu' && width > 1184) continue;
        test.describe(() => {
          test.use({ hasConsent: name !== 'banner' });
          test(name, async ({ page, texts, wizard, pageErrors }) => {
            pageErrors.allow(/Failed to load resource|Email verzenden mislukt/);
            await open({ page, language, texts, wizard });
            const fullPage = name in pages;
            // Each submission has another reference.
            await page.getByText(/^[\dA-Z]{5}-[\dA-Z]{5}$/).evaluateAll((references) => {
              for (const reference of references) reference.textContent = '7K3MQ-9XD4T';
            });
            if (fullPage) await scrollThrough(page);
            for (const theme of ['light', 'dark'] as const) {
              await setColorScheme(page, theme);
              const file = [name, `${width}-${theme}-${language}.png`];
              await expect.soft(page).toHaveScreenshot(file, { fullPage });
            }
          });
        });
      }
    });
  }
}, siteLanguages);

async function openWizard({ page, language, wizard }: Visit): Promise<void> {
  await page.goto(pagePath('home', language));
  await wizard.openHydrated();
}

async function expectStop({ texts, wizard: { dialog, next } }: Visit): Promise<void> {
  await next.click();
  await expectToast(dialog, texts, texts.wizard.toasts.incomplete, 'error');
}

async function submit(visit: Visit): Promise<void> {
  await openWizard(visit);
  await visit.wizard.goTo(3);
  await visit.wizard.fillStep(3);
  await visit.wizard.submit.click();
}
