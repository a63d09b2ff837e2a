/** Everything to photograph: pages, answers to plain forms, and states that a visitor causes. */
import type { Page } from 'playwright/test';
import { formControls, loanPath } from '../../../src/domain/api.ts';
import { loanSteps } from '../../../src/domain/loan/request.ts';
import type { SiteLanguage } from '../../../src/i18n/languages.ts';
import { addressOf, articleFolders, routes } from '../../../src/i18n/routes.ts';
import { languageButton } from '../../support/browser/languages.ts';
import { expectToast } from '../../support/browser/notices.ts';
import { everyKindOfPage, nowhere } from '../../support/browser/pages.ts';
import { plainPosts, postPlainForm } from '../../support/browser/plain-form.ts';
import { type Texts, type Wizard, wizardOf } from '../../support/browser/wizard.ts';

export interface Visit {
  page: Page;
  language: SiteLanguage;
  texts: Texts;
}

export interface Kind {
  name: string;
  /** Brings a fresh page to where the picture is taken. */
  open(visit: Visit): Promise<void>;
  /** A page is taken as a whole, a state as the window shows it. */
  whole: boolean;
  /** Taken only in narrower windows; in all when missing. */
  below?: number;
  /** Whether cookies were accepted on an earlier visit. */
  hasConsent: boolean;
}

const page = (name: string, address: (language: SiteLanguage) => string): Kind => ({
  name,
  whole: true,
  hasConsent: true,
  open: async ({ page, language }) => void (await page.goto(address(language))),
});

const state = (name: string, open: Kind['open'], more: Partial<Kind> = {}): Kind => ({
  name,
  open,
  whole: false,
  hasConsent: true,
  ...more,
});

const answers = plainPosts.map(
  ({ answer, to, form, heading }): Kind => ({
    name: `answer-${answer}`,
    whole: true,
    hasConsent: true,
    async open({ page, language, texts: { site } }) {
      await page.goto(addressOf('about', language));
      await postPlainForm(page, to, { ...form, [formControls.language]: language });
      const name = site.answers[heading];
      await page.getByRole('heading', { level: 1, name }).waitFor({ state: 'visible' });
    },
  }),
);

export const kinds: readonly Kind[] = [
  ...everyKindOfPage.map((ref) =>
    page(typeof ref === 'string' ? ref : 'article', (language) => addressOf(ref, language)),
  ),
  page('not-found', (language) => `${routes.home[language].replace(/\/$/, '')}/${nowhere}`),
  page('article-not-found', (language) => `${articleFolders[language]}/99`),
  ...answers,
  {
    ...page('service-error', () => loanPath),
    // The service answers in the language of the referring page.
    open: async ({ page, language }) => {
      await page.goto(addressOf('about', language));
      await page.goto(loanPath, { referer: page.url() });
    },
  },
  state('wizard-1', async (visit) => void (await openHome(visit))),
  state('wizard-1-errors', async (visit) => {
    const wizard = await openHome(visit);
    for (const field of loanSteps[0]) await wizard.field(field).fill('');
    await stop(visit, wizard);
  }),
  state('wizard-2', async (visit) => (await openHome(visit)).goTo(2)),
  state('wizard-2-errors', async (visit) => {
    const wizard = await openHome(visit);
    await wizard.goTo(2);
    await stop(visit, wizard);
  }),
  state('wizard-3', async (visit) => (await openHome(visit)).goTo(3)),
  state('wizard-failed', async (visit) => {
    await visit.page.route(`**${loanPath}`, (route) => route.fulfill({ status: 500 }));
    const { dialog } = await send(visit);
    await expectToast(dialog, visit.texts, visit.texts.wizard.toasts.failed, 'error');
  }),
  state('confirmation', async (visit) => {
    await send(visit);
    await expectToast(visit.page, visit.texts, visit.texts.wizard.toasts.sent, 'success');
  }),
  state(
    'main-menu',
    async ({ page, language, texts: { site } }) => {
      await page.goto(addressOf('contact', language));
      await page.getByRole('button', { name: site.navigation.menu, exact: true }).click();
    },
    { below: 1184 },
  ),
  state('language-menu', async ({ page, language, texts }) => {
    await page.goto(addressOf('home', language));
    await languageButton(page, texts, language).click();
  }),
  state('open-question', async ({ page, language }) => {
    await page.goto(addressOf('home', language));
    await page.locator('#faq summary').first().click();
    await page.locator('#faq').evaluate((faq) => faq.scrollIntoView({ behavior: 'instant' }));
  }),
  state('banner', async ({ page, language }) => void (await page.goto(routes.home[language])), {
    hasConsent: false,
  }),
];

async function openHome({ page, language, texts }: Visit): Promise<Wizard> {
  await page.goto(addressOf('home', language));
  const wizard = wizardOf(page, texts);
  await wizard.open();
  return wizard;
}

async function stop({ texts }: Visit, { dialog, next }: Wizard): Promise<void> {
  await next.click();
  await expectToast(dialog, texts, texts.wizard.toasts.incomplete, 'error');
}

async function send(visit: Visit): Promise<Wizard> {
  const wizard = await openHome(visit);
  await wizard.goTo(3);
  await wizard.answer(3);
  await wizard.submit.click();
  return wizard;
}
