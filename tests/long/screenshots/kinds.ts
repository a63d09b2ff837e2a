/** Everything that has a look of its own: pages, answers to plain forms, and states that a visitor brings about. */
import type { Page } from 'playwright/test';
import { formControls, loanPath } from '../../../src/api.ts';
import type { SiteLanguage } from '../../../src/i18n/languages.ts';
import {
  addressOf,
  articleFolders,
  type PageRef,
  pageNames,
  routes,
} from '../../../src/i18n/routes.ts';
import { loanSteps } from '../../../src/loan/request.ts';
import { languageButton } from '../../support/browser/languages.ts';
import {
  fillContact,
  goToStep,
  openWizard,
  type Texts,
  wizardField,
} from '../../support/browser/loan.ts';
import { expectToast } from '../../support/browser/notices.ts';
import { nowhere } from '../../support/browser/pages.ts';
import { plainPosts, postPlainForm } from '../../support/browser/plain-form.ts';

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
  /** Window widths where this looks like nothing else; all when missing. */
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

const pages: [name: string, page: PageRef][] = [
  ...pageNames.map((name): [string, PageRef] => [name, name]),
  ['article', { article: 1 }],
];

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
  ...pages.map(([name, ref]) => page(name, (language) => addressOf(ref, language))),
  page('not-found', (language) => `${routes.home[language].replace(/\/$/, '')}/${nowhere}`),
  page('article-not-found', (language) => `${articleFolders[language]}/99`),
  ...answers,
  {
    ...page('service-error', () => loanPath),
    // The service answers in the language of the page that one comes from.
    open: async ({ page, language }) => {
      await page.goto(addressOf('about', language));
      await page.goto(loanPath, { referer: page.url() });
    },
  },
  state('wizard-1', async (visit) => void (await openHome(visit))),
  state('wizard-1-errors', async (visit) => {
    const dialog = await openHome(visit);
    for (const field of loanSteps[0]) await wizardField(dialog, visit.texts, field).fill('');
    await dialog.getByRole('button', { name: visit.texts.wizard.buttons.next }).click();
    await expectToast(dialog, visit.texts, visit.texts.wizard.toasts.incomplete, 'error');
  }),
  state('wizard-2', async (visit) => goToStep(await openHome(visit), visit.texts, 2)),
  state('wizard-2-errors', async (visit) => {
    const dialog = await openHome(visit);
    await goToStep(dialog, visit.texts, 2);
    await dialog.getByRole('button', { name: visit.texts.wizard.buttons.next }).click();
    await expectToast(dialog, visit.texts, visit.texts.wizard.toasts.incomplete, 'error');
  }),
  state('wizard-3', async (visit) => goToStep(await openHome(visit), visit.texts, 3)),
  state('wizard-failed', async (visit) => {
    await visit.page.route(`**${loanPath}`, (route) => route.fulfill({ status: 500 }));
    await send(visit);
    const dialog = visit.page.getByRole('dialog');
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

async function openHome({ page, language, texts }: Visit) {
  await page.goto(addressOf('home', language));
  return openWizard(page, texts);
}

async function send(visit: Visit): Promise<void> {
  const dialog = await openHome(visit);
  await goToStep(dialog, visit.texts, 3);
  await fillContact(dialog, visit.texts);
  await dialog.getByRole('button', { name: visit.texts.wizard.buttons.submit }).click();
}
