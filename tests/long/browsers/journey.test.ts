/**
 * Visits in browsers that Playwright does not drive: languages, menu, a loan request and a message
 * to their stored rows, also without script.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactFields } from '../../../src/domain/contact-message.ts';
import { stepFields } from '../../../src/domain/loan/request-steps.ts';
import { interpolate } from '../../../src/i18n/interpolate.ts';
import { languages, type SiteLanguage } from '../../../src/i18n/languages.ts';
import { routes } from '../../../src/i18n/routes.ts';
import { dailyLanguages, languageAfter } from '../../support/browser/languages.ts';
import { textsIn } from '../../support/browser/wizard.ts';
import { deleteRows, readStored, type Service, startService } from '../../support/start-service.ts';
import { applicant, message } from '../../support/submission.ts';
import { homeTexts } from '../../support/texts.ts';
import type { Options, Role } from './driver.ts';
import { openFirefox, requireFirefox } from './firefox.ts';
import { openWebKit, requireWebKit } from './webkit.ts';

let service: Service;

beforeAll(async () => {
  service = await startService();
});

afterAll(() => service.stop());

const browsers = [
  { name: 'Firefox', requireInstalled: requireFirefox, open: openFirefox },
  { name: 'WebKit', requireInstalled: requireWebKit, open: openWebKit },
];

const timeout = 180_000;

/** The page's language, and another to go to. */
const languagePairs = dailyLanguages.map(
  (language) => [language, languageAfter(language)] as const,
);

describe.each(browsers)('$name', (browser) => {
  it.for(languagePairs)(
    'changes language from %s to %s and back',
    { timeout },
    async ([language, other], { skip }) => {
      await using visit = await startVisit(browser, language, skip);
      await visit.see('heading', homeTexts(language).hero.title);
      await visit.changeLanguage(language, other);
      await visit.see('heading', homeTexts(other).hero.title);
      await visit.changeLanguage(other, language);
      expect(visit.driver.errors).toEqual([]);
    },
  );

  it.for(dailyLanguages)(
    'scrolls from the menu to a section, %s',
    { timeout },
    async (language, { skip }) => {
      await using visit = await startVisit(browser, language, skip);
      const { driver, texts, press } = visit;
      await driver.resize(600, 800);
      await press('button', texts.site.navigation.menu);
      await press('link', texts.site.navigation.faq);
      await expect.poll(() => driver.run(() => scrollY)).toBeGreaterThan(0);
      expect(driver.errors).toEqual([]);
    },
  );

  it.for(dailyLanguages)('sends a loan request, %s', { timeout }, async (language, { skip }) => {
    await using visit = await startVisit(browser, language, skip);
    const { driver, texts, press, see, seeText } = visit;
    const { site, wizard } = texts;
    const steps = Object.values(wizard.steps);
    const seeStep = async (step: number) => {
      const name = steps[step - 1] ?? '';
      await see('heading', interpolate(wizard.step, { step, total: steps.length, name }));
    };
    const reachStep = async (step: number) => {
      await seeStep(step);
      // Text typed before the heading has the focus would be lost.
      const focused = () => driver.run(() => document.activeElement?.textContent ?? '');
      await expect.poll(focused).toContain(steps[step - 1]);
    };
    await press('button', site.hero.apply);
    await seeStep(1);
    await press('button', wizard.buttons.next);
    await reachStep(2);
    await press('button', wizard.buttons.next);
    await seeText(wizard.toasts.incomplete.title);
    for (const field of stepFields[2]) await visit.type(wizard.fields[field], applicant[field]);
    await press('button', wizard.buttons.next);
    await reachStep(3);
    for (const field of stepFields[3]) await visit.type(wizard.fields[field], applicant[field]);
    await press('button', wizard.buttons.submit);
    await see('region', wizard.confirmation.title);
    const request = await visit.stored();
    expect(request).toMatchObject({ kind: 'loan', channel: 'json', language });
    expect(request?.payload).toEqual({ ...applicant, amount: 5_000, duration: 12 });
    await seeText(request?.reference ?? 'none');
    expect(driver.errors).toEqual([]);
  });

  it.for(dailyLanguages)('sends a message, %s', { timeout }, async (language, { skip }) => {
    await using visit = await startVisit(browser, language, skip);
    await visit.open('contact');
    await visit.sendMessage();
    await visit.seeText(visit.texts.site.contact.success);
    const sent = await visit.stored();
    expect(sent).toMatchObject({ kind: 'message', channel: 'json', language, payload: message });
    expect(visit.driver.errors).toEqual([]);
  });

  it.for(languagePairs)(
    'changes language without script, %s to %s',
    { timeout },
    async ([language, other], { skip }) => {
      await using visit = await startVisit(browser, language, skip, { hasScript: false });
      await visit.changeLanguage(language, other);
    },
  );

  it.for(dailyLanguages)(
    'sends a message without script, %s',
    { timeout },
    async (language, { skip }) => {
      await using visit = await startVisit(browser, language, skip, { hasScript: false });
      await visit.open('contact');
      await visit.sendMessage();
      await visit.see('heading', visit.texts.site.formPages.messageReceived);
      const sent = await visit.stored();
      expect(sent).toMatchObject({ kind: 'message', channel: 'form', language });
      expect(sent?.payload).toMatchObject({ name: message.name, email: message.email });
      await visit.seeText(sent?.reference ?? 'none');
    },
  );
});

/** A browser on the home page, with cookies accepted, and its actions, each of which waits. */
async function startVisit(
  { requireInstalled, open }: (typeof browsers)[number],
  language: SiteLanguage,
  skip: (reason: string) => void,
  options: Options = { hasScript: true },
) {
  requireInstalled(skip);
  const texts = await textsIn(language);
  deleteRows(service.folder);
  const driver = await open(options);
  const pollOptions = { timeout: 20_000 };
  const press = (role: Role, label: string) =>
    expect.poll(() => driver.press(role, label), { ...pollOptions, message: label }).toBe(true);
  const visit = {
    driver,
    texts,
    press,
    open: (page: 'home' | 'contact') => driver.open(service.url + routes[page][language]),
    see: (role: Role, label: string) =>
      expect.poll(() => driver.sees(role, label), { ...pollOptions, message: label }).toBe(true),
    seeText: (text: string) =>
      expect.poll(() => driver.run(() => document.body.innerText), pollOptions).toContain(text),
    type: (label: string, text: string) =>
      expect.poll(() => driver.type(label, text), { ...pollOptions, message: label }).toBe(true),
    async sendMessage() {
      const { fields, submit } = texts.site.contact;
      for (const field of contactFields) await visit.type(fields[field], message[field]);
      await press('button', submit);
    },
    async changeLanguage(from: SiteLanguage, to: SiteLanguage) {
      const { site } = await textsIn(from);
      await press('button', `${site.languageMenu.label}: ${languages[from].label}`);
      await press('link', languages[to].label);
      await expect
        .poll(() => driver.run(() => location.pathname), pollOptions)
        .toBe(routes.home[to]);
    },
    /** The last submission. */
    stored: async () => (await readStored(service.folder)).at(-1),
    [Symbol.asyncDispose]: () => driver.close(),
  };
  await driver.resize(1280, 900);
  await visit.open('home');
  if (options.hasScript) await press('button', texts.site.cookieBanner.accept);
  return visit;
}
