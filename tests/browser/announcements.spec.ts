/**
 * What a screen reader says by itself in the wizard: messages of live regions, and where the
 * focus goes.
 */
import type { Page } from 'playwright/test';
import { monthlyPayment } from '../../src/domain/loan/annuity.ts';
import { maxLegalTerm } from '../../src/domain/loan/legal-term.ts';
import { amountLimits, termLimits } from '../../src/domain/loan/offer.ts';
import { stepNumbers } from '../../src/domain/loan/request-steps.ts';
import { formatMoney, formatTerm, formatYears } from '../../src/i18n/format.ts';
import { interpolate } from '../../src/i18n/interpolate.ts';
import { defaultLanguage, type SiteLanguage, siteLanguages } from '../../src/i18n/languages.ts';
import { routes } from '../../src/i18n/routes.ts';
import { expect, inLanguages, nightly, test } from '../support/browser/fixtures.ts';
import { pauseClock } from '../support/browser/toasts.ts';
import type { Wizard } from '../support/browser/wizard.ts';
import { isFullRun } from '../support/prerequisites.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

inLanguages(
  (language) => {
    test('an incomplete step is announced once', nightly, async ({ page, texts, wizard }) => {
      const { buttons, fields, step, steps, title, toasts } = texts.wizard;
      const heading = interpolate(step, { step: 2, total: stepNumbers.length, name: steps[2] });
      await page.goto(routes.home[language]);
      await recordAnnouncements(page);
      await wizard.openHydrated();
      await wizard.next.click();
      await expect(wizard.heading(2)).toBeFocused();
      await wizard.next.click();
      await expect
        .poll(() => announcements(page))
        .toEqual([
          `→ ${texts.site.hero.apply}`,
          `→ ${title}`,
          `→ ${buttons.next}`,
          `→ ${heading}`,
          `→ ${buttons.next}`,
          `→ ${fields.profession}`,
          `assertive: ${toasts.incomplete.title} ${toasts.incomplete.description}`,
        ]);
    });

    test('a sent request is announced once', nightly, async ({ page, texts, wizard }) => {
      const { buttons, confirmation, toasts } = texts.wizard;
      await wizard.openAt('submit', routes.home[language]);
      await recordAnnouncements(page);
      await wizard.submit.press('Enter');
      const isMove = (line: string) => line.startsWith('→');
      await expect
        .poll(async () => (await announcements(page)).filter((line) => !isMove(line)))
        .toEqual([
          `status: ${buttons.sending}`,
          `polite: ${toasts.sent.title} ${toasts.sent.description}`,
        ]);
      await expect
        .poll(async () => (await announcements(page)).findLast(isMove))
        .toBe(`→ ${confirmation.title}`);
    });

    test('new payment is announced after a pause', nightly, async ({ page, texts, wizard }) => {
      await openWithStoppedClock(page, wizard, language);
      const slider = wizard.dialog.getByRole('slider', {
        name: texts.wizard.controls.amountSlider,
      });
      for (let pressed = 0; pressed < 5; pressed += 1) await slider.press('ArrowRight');
      await wizard.field('duration').fill('x');
      await page.clock.runFor(2_000);
      await wizard.field('duration').fill('12');
      await page.clock.runFor(2_000);
      const amount = amountLimits.default + 5 * amountLimits.step;
      const payment = formatMoney(monthlyPayment(amount, 12), language, 2);
      expect(await announcedPayments(page)).toEqual([
        `polite: ${texts.wizard.estimate.payment}: ${payment}`,
      ]);
    });

    test('a cleared draft announces no payment', nightly, async ({ page, texts, wizard }) => {
      await openWithStoppedClock(page, wizard, language);
      await wizard.field('amount').fill('25000');
      await wizard.next.press('Enter');
      await wizard.dialog.getByRole('button', { name: texts.wizard.clear }).press('Enter');
      await expect(wizard.heading(1)).toBeFocused();
      await page.clock.runFor(2_000);
      expect(await announcedPayments(page)).toEqual([]);
    });

    // Without such a law, no term of the slider is too long.
    if (maxLegalTerm(amountLimits.default) < termLimits.max)
      test('an illegal term is announced once', nightly, async ({ page, texts, wizard }) => {
        const months = maxLegalTerm(amountLimits.default);
        const years = formatYears(months, texts.wizard.estimate.years, language);
        const hint = interpolate(texts.wizard.estimate.maxLegalTerm, { months, years });
        // The payment, which follows a pause, is not announced.
        await openWithStoppedClock(page, wizard, language);
        const term = wizard.dialog.getByRole('slider', { name: texts.wizard.controls.termSlider });
        await term.fill(String(months));
        for (let pressed = 0; pressed < 3; pressed += 1) await term.press('ArrowRight');
        const name = interpolate(texts.wizard.estimate.setMaxTerm, { months, years });
        await wizard.dialog.getByRole('button', { name }).press('Enter');
        await expect(term).toBeFocused();
        await expect(term).toHaveAttribute(
          'aria-valuetext',
          formatTerm(months, texts.wizard.estimate, language),
        );
        expect(await announcements(page)).toEqual([
          `→ ${texts.wizard.controls.termSlider}`,
          `status: ${hint}`,
          `→ ${name}`,
          `→ ${texts.wizard.controls.termSlider}`,
        ]);
      });
  },
  isFullRun ? siteLanguages : [defaultLanguage],
);

/** Opens the wizard and stops the clock before announcements are recorded. */
async function openWithStoppedClock(
  page: Page,
  wizard: Wizard,
  language: SiteLanguage,
): Promise<void> {
  await page.clock.install();
  await wizard.openHydrated(routes.home[language]);
  await pauseClock(page);
  await recordAnnouncements(page);
}

/** Records announcements of live regions and moves of the focus. */
async function recordAnnouncements(page: Page): Promise<void> {
  await page.evaluate(() => {
    const log: string[] = [];
    Object.assign(window, { announcements: log });
    const announced = new Map<Element, string>();
    const nameOf = (element: Element) =>
      element.getAttribute('aria-label') ??
      ((element as HTMLInputElement).labels?.[0] ?? element).textContent?.trim();
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLElement) log.push(`→ ${nameOf(target)}`);
    });
    const live = '[aria-live]:not([aria-live="off"]), [role="status"]';
    new MutationObserver((changes) => {
      const regions = new Set(
        changes.flatMap(({ target }) => {
          const element = target instanceof Element ? target : target.parentElement;
          return element?.closest(live) ?? [];
        }),
      );
      // The page behind an open dialog is inert.
      const modal = document.querySelector('dialog:modal') ?? document;
      for (const region of regions) {
        if (!modal.contains(region)) continue;
        const text = region.textContent?.trim() ?? '';
        if (text && announced.get(region) !== text)
          log.push(`${region.getAttribute('aria-live') ?? 'status'}: ${text}`);
        announced.set(region, text);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** Announcements and moves so far, oldest first; a move begins with an arrow. */
function announcements(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { announcements: string[] }).announcements);
}

/** Announcements with an amount of money, or with the dash that stands for none. */
async function announcedPayments(page: Page): Promise<string[]> {
  return (await announcements(page)).filter((line) => /[€–]/.test(line));
}
