/**
 * One journey in browsers that Playwright does not drive: home, languages, menu, a loan request and a message to their
 * stored rows, and the same without script. `PICTURES=folder` keeps a picture of each stage.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactFields } from '../../../src/domain/contact/message.ts';
import { loanSteps } from '../../../src/domain/loan/request.ts';
import { interpolate } from '../../../src/i18n/format.ts';
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
  { name: 'Firefox', require: requireFirefox, open: openFirefox },
  { name: 'WebKit', require: requireWebKit, open: openWebKit },
];

/** The page's language, and another to go to. */
const languagePairs = dailyLanguages.map(
  (language) => [language, languageAfter(language)] as const,
);

describe.each(browsers)('$name', (browser) => {
  it.for(languagePairs)(
    'sends a loan request and a message, %s',
    { timeout: 180_000 },
    async ([language, other], { skip }) => {
      browser.require(skip);
      await using visit = await startVisit(browser, language, { hasScript: true });
      const { driver, texts, press, see, seeText } = visit;
      const { site, wizard } = texts;

      await press('button', site.cookieBanner.accept);
      await see('heading', homeTexts(language).hero.title);
      await visit.keep('home');
      await visit.changeLanguage(language, other);
      await see('heading', homeTexts(other).hero.title);
      await visit.changeLanguage(other, language);

      await driver.resize(600, 800);
      await press('button', site.navigation.menu);
      await visit.keep('menu');
      await press('link', site.navigation.faq);
      await expect.poll(() => driver.run(() => scrollY)).toBeGreaterThan(0);
      await driver.resize(1280, 900);

      await visit.open('home');
      await press('button', site.hero.apply);
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
      await seeStep(1);
      await press('button', wizard.buttons.next);
      await reachStep(2);
      await press('button', wizard.buttons.next);
      await seeText(wizard.toasts.incomplete.title);
      await visit.keep('stopped');
      for (const field of loanSteps[1]) await visit.type(wizard.fields[field], applicant[field]);
      await press('button', wizard.buttons.next);
      await reachStep(3);
      for (const field of loanSteps[2]) await visit.type(wizard.fields[field], applicant[field]);
      await press('button', wizard.buttons.submit);
      await see('region', wizard.confirmation.title);
      await visit.keep('confirmation');
      const request = await visit.stored();
      expect(request).toMatchObject({ kind: 'loan', channel: 'json', language });
      expect(request?.payload).toEqual({ ...applicant, amount: 5_000, duration: 12 });
      await seeText(request?.reference ?? 'none');

      await visit.open('contact');
      await visit.write();
      await seeText(site.contact.success);
      await visit.keep('message');
      const sent = await visit.stored();
      expect(sent).toMatchObject({ kind: 'message', channel: 'json', language, payload: message });
      expect(driver.errors).toEqual([]);
    },
  );

  it.for(languagePairs)(
    'changes language and sends a message without script, %s',
    { timeout: 180_000 },
    async ([language, other], { skip }) => {
      browser.require(skip);
      await using visit = await startVisit(browser, language, { hasScript: false });
      const { site } = visit.texts;
      await visit.keep('no-script-home');
      await visit.changeLanguage(language, other);
      await visit.open('contact');
      await visit.write();
      await visit.see('heading', site.formPages.messageReceived);
      await visit.keep('no-script-answer');
      const sent = await visit.stored();
      expect(sent).toMatchObject({ kind: 'message', channel: 'form', language });
      expect(sent?.payload).toMatchObject({ name: message.name, email: message.email });
      await visit.seeText(sent?.reference ?? 'none');
    },
  );
});

/** A browser on the home page, and its actions, each of which waits. */
async function startVisit(
  { name, open }: (typeof browsers)[number],
  language: SiteLanguage,
  options: Options,
) {
  const texts = await textsIn(language);
  deleteRows(service.folder);
  const driver = await open(options);
  const pollOptions = { timeout: 20_000 };
  const press = (role: Role, called: string) =>
    expect.poll(() => driver.press(role, called), { ...pollOptions, message: called }).toBe(true);
  const visit = {
    driver,
    texts,
    press,
    open: (page: 'home' | 'contact') => driver.open(service.url + routes[page][language]),
    see: (role: Role, called: string) =>
      expect.poll(() => driver.sees(role, called), { ...pollOptions, message: called }).toBe(true),
    seeText: (text: string) =>
      expect.poll(() => driver.run(() => document.body.innerText), pollOptions).toContain(text),
    type: (label: string, text: string) =>
      expect.poll(() => driver.type(label, text), { ...pollOptions, message: label }).toBe(true),
    /** Writes the message and sends it. */
    async write() {
      const { fields, submit } = texts.site.contact;
      for (const field of contactFields) await visit.type(fields[field], message[field]);
      await press('button', submit);
    },
    async changeLanguage(from: SiteLanguage, to: SiteLanguage) {
      const { site } = await textsIn(from);
      await press('button', `${site.languageMenu.label}: ${languages[from].label}`);
      await visit.keep(`languages-${from}`);
      await press('link', languages[to].label);
      await expect
        .poll(() => driver.run(() => location.pathname), pollOptions)
        .toBe(routes.home[to]);
    },
    /** The last submission. */
    stored: async () => (await readStored(service.folder)).at(-1),
    async keep(stage: string) {
      const folder = process.env.PICTURES;
      if (!folder) return;
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `${name}-${language}-${stage}.png`), await driver.picture());
    },
    [Symbol.asyncDispose]: () => driver.close(),
  };
  await driver.resize(1280, 900);
  await visit.open('home');
  return visit;
}
