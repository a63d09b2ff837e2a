/** The wizard in a screen reader: roles, names and states of every step in order, and announcements. */
import type { Locator, Page } from 'playwright/test';
import { loanPath } from '../../src/domain/api.ts';
import { company } from '../../src/domain/company.ts';
import { loanCost, monthlyPayment } from '../../src/domain/loan/annuity.ts';
import { compareTerms } from '../../src/domain/loan/compare-terms.ts';
import { maxLegalTerm, presetTerms } from '../../src/domain/loan/legal-term.ts';
import { amountLimits, presetAmounts, termLimits } from '../../src/domain/loan/limits.ts';
import { paymentsPerRow, repaymentRows } from '../../src/domain/loan/repayment.ts';
import {
  type LoanField,
  loanSteps,
  type StepNumber,
  stepFields,
} from '../../src/domain/loan/request.ts';
import { formatMoney, formatTerm, formatYears, interpolate } from '../../src/i18n/format.ts';
import { defaultLanguage, siteLanguages } from '../../src/i18n/languages.ts';
import { orderNames } from '../../src/i18n/name-order.ts';
import { routes } from '../../src/i18n/routes.ts';
import { toastDurationMs } from '../../src/stores/toast.ts';
import { expect, inLanguages, nightly, test } from '../support/browser/fixtures.ts';
import { failOnce } from '../support/browser/network.ts';
import { containing, toastIn } from '../support/browser/toasts.ts';
import { isFullRun } from '../support/prerequisites.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

inLanguages(
  (language) => {
    test('accessibility tree lists every step and error', async ({
      page,
      texts,
      wizard,
      pageErrors,
    }) => {
      pageErrors.expect(/status of 500/);
      pageErrors.expect(/^Email verzenden mislukt$/);
      const wizardTexts = texts.wizard;
      const { fields, controls, buttons } = wizardTexts;
      const { dialog, field, next, submit } = wizard;
      const names = [wizardTexts.steps.loan, wizardTexts.steps.person, wizardTexts.steps.contact];

      /** A step between the wizard's head and foot, which are the same in every step. */
      const step = (number: StepNumber, inside: string[], below: string[] = []) => {
        const name = names[number - 1] ?? '';
        const title = interpolate(wizardTexts.step, { step: number, total: names.length, name });
        return [
          `heading ${wizardTexts.title}`,
          `combobox ${wizardTexts.language}`,
          `button ${wizardTexts.close}`,
          `list ${wizardTexts.progress}`,
          ...names.map(() => 'listitem'),
          `region ${title}`,
          `heading ${title}`,
          ...inside,
          ...(number > 1
            ? [`button ${wizardTexts.clear}`, ...below, `button ${buttons.back}`]
            : []),
          `button ${number < 3 ? buttons.next : buttons.submit}`,
        ];
      };
      const box = (name: LoanField, state = '') => `textbox ${fields[name]}${state}`;
      const chosenLoan = loanCost(amountLimits.default, termLimits.default);
      const formatCents = (euros: number) => formatMoney(Math.abs(euros), language, 2);
      const threeTerms = compareTerms(amountLimits.default, termLimits.default).map(
        ({ term, payment, total }) => {
          const { compare, estimate } = wizardTexts;
          const note = interpolate(term < termLimits.default ? compare.shorter : compare.longer, {
            payment: formatCents(payment - chosenLoan.payment),
            total: formatCents(total - chosenLoan.total),
          });
          const name = `${formatTerm(term, estimate, language)} ${estimate.payment}: ${formatCents(payment)}`;
          return `button ${name} ${term === termLimits.default ? compare.chosen : note}`;
        },
      );
      const loan = (state = '') => [
        `button ${controls.lessAmount}`,
        box('amount'),
        `button ${controls.moreAmount}`,
        `group ${fields.amount}`,
        ...presetAmounts.map((euros) => `button ${formatEuros(euros)}`),
        `slider ${controls.amountSlider}`,
        `button ${controls.shorterTerm}${state && ' [disabled]'}`,
        box('duration', state),
        `button ${controls.longerTerm}`,
        `group ${fields.duration}`,
        ...presetTerms(amountLimits.default).map(
          (months) => `button ${formatYears(months, wizardTexts.estimate.years, language)}`,
        ),
        `slider ${controls.termSlider}`,
        ...(state ? [] : [`group ${wizardTexts.compare.title}`, ...threeTerms]),
      ];
      const boxes = (number: 2 | 3, state = '') =>
        orderNames(stepFields(number), language).map((name) => box(name, state));
      const summary = (number: 2 | 3, corrected?: LoanField) => [
        'list',
        ...orderNames(stepFields(number), language).flatMap((name) => [
          'listitem',
          `link ${name === corrected ? fields[name] : wizardTexts.errors[name]}`,
        ]),
      ];
      const lastStep = (state = '') => [
        ...boxes(3, state),
        `region ${wizardTexts.review.title}`,
        `heading ${wizardTexts.review.title}`,
        `button ${wizardTexts.review.change}: ${names[0]}`,
        `button ${wizardTexts.review.change}: ${names[1]}`,
        `button ${wizardTexts.passport.print}`,
        `link ${wizardTexts.privacyPolicy}`,
      ];
      // The toasts are a region in the dialog, after the form.
      const expectTold = (lines: string[]) =>
        expect.poll(() => accessibleLines(dialog.locator('form'))).toEqual(lines.map(spaced));

      await wizard.openHydrated(routes.home[language]);
      await expectTold(step(1, loan()));
      await expect(field('amount')).toHaveAccessibleDescription(
        containing(interpolate(wizardTexts.hints.amount, limits(formatEuros, amountLimits))),
      );
      await expect(field('duration')).toHaveAccessibleDescription(
        containing(interpolate(wizardTexts.hints.duration, limits(String, termLimits))),
      );

      await test.step('the table has a caption and heads', async () => {
        const { table } = wizardTexts;
        const caption = [
          `${fields.amount}: ${formatEuros(amountLimits.default)}`,
          `${fields.duration}: ${formatTerm(termLimits.default, wizardTexts.estimate, language)}`,
        ].join(', ');
        const rowHead = paymentsPerRow(termLimits.default) > 1 ? table.year : table.month;
        const heads = [rowHead, table.payment, table.interest, table.principal, table.remaining];
        await dialog.getByText(table.title, { exact: true }).click();
        await expectTold(
          step(1, [
            ...loan(),
            `region ${table.title}`,
            `table ${caption}`,
            ...heads.map((head) => `columnheader ${head}`),
            ...repaymentRows(amountLimits.default, termLimits.default).map(
              (_, index) => `rowheader ${index + 1}`,
            ),
            `rowheader ${table.total}`,
            `button ${table.print}`,
            `button ${wizardTexts.passport.print}`,
          ]),
        );
        await dialog.getByText(table.title, { exact: true }).click();
      });

      await field('duration').fill('');
      await next.click();
      await expectTold(step(1, loan(' [invalid]')));
      await field('duration').fill('12');
      await next.click();
      await expectTold(step(2, boxes(2)));
      for (const name of ['profession', 'monthlyIncome', 'address'] as const)
        await expect(field(name)).toHaveAccessibleDescription(containing(wizardTexts.hints[name]));
      await next.click();
      await expectTold(step(2, [...summary(2), ...boxes(2, ' [invalid]')]));
      await field('profession').fill('x');
      const partly = boxes(2, ' [invalid]').with(0, box('profession'));
      await expectTold(step(2, [...summary(2, 'profession'), ...partly]));
      await expect(
        dialog.getByRole('listitem').filter({ hasText: wizardTexts.errors.profession }),
      ).toContainText(wizardTexts.completed);
      await expect(field('address')).toHaveAccessibleDescription(
        containing(`${wizardTexts.hints.address} ${wizardTexts.errors.address}`),
      );
      await wizard.fillStep(2);
      await next.click();
      await expectTold(step(3, lastStep()));
      for (const [at, name] of orderNames(['firstName', 'lastName'] as const, language).entries())
        await expect(field(name)).toHaveAccessibleDescription(
          containing(wizardTexts.hints[at === 0 ? 'fullName' : 'oneName']),
        );
      for (const name of ['email', 'phone'] as const)
        await expect(field(name)).toHaveAccessibleDescription(containing(wizardTexts.hints[name]));
      await submit.click();
      await expectTold(step(3, [...summary(3), ...lastStep(' [invalid]')]));
      await wizard.fillStep(3);
      await failOnce(page, loanPath);
      await submit.click();
      await expect(toastIn(dialog, texts)).toBeVisible();
      await expectTold(step(3, lastStep(), [`link ${company.phone.text}`]));
      await submit.click();
      const { confirmation, afterSending } = wizardTexts;
      await expect
        .poll(() => accessibleLines(page.getByRole('region', { name: confirmation.title })))
        .toEqual([
          `region ${confirmation.title}`,
          `heading ${confirmation.title}`,
          `button ${afterSending.copy}`,
          `link ${afterSending.calendar}`,
          `button ${afterSending.print}`,
          `heading ${confirmation.next}`,
          'list',
          'listitem',
          'listitem',
          `group ${afterSending.papers.title}`,
          ...Object.values(afterSending.papers.list).map((paper) => spaced(`checkbox ${paper}`)),
          'listitem',
          `button ${wizardTexts.passport.print}`,
          `button ${confirmation.dismiss}`,
        ]);

      function formatEuros(value: number): string {
        return formatMoney(value, language, 0);
      }
    });

    test('live regions announce each message once', nightly, async ({ page, texts, wizard }) => {
      const { site, wizard: wizardTexts } = texts;
      const heading = (step: number, name: string) =>
        `→ ${interpolate(wizardTexts.step, { step, total: loanSteps.length, name })}`;
      await page.clock.install();
      await page.goto(routes.home[language]);
      await listen(page);
      await wizard.openHydrated();
      await wizard.next.click();
      await expect(wizard.heading(2)).toBeFocused();
      await wizard.next.click();
      await expect(toastIn(page, texts)).toBeVisible();
      await expect
        .poll(() => announcements(page))
        .toEqual([
          `→ ${site.hero.apply}`,
          `→ ${wizardTexts.title}`,
          `→ ${wizardTexts.buttons.next}`,
          heading(2, wizardTexts.steps.person),
          `→ ${wizardTexts.buttons.next}`,
          `→ ${wizardTexts.fields.profession}`,
          `assertive: ${wizardTexts.toasts.incomplete.title} ${wizardTexts.toasts.incomplete.description}`,
        ]);
      await page.clock.runFor(toastDurationMs + 1_000);
      await expect(toastIn(page, texts)).toHaveCount(0);

      await wizard.fillStep(2);
      await wizard.next.click();
      await wizard.fillStep(3);
      await listen(page);
      await wizard.submit.press('Enter');
      await expect(toastIn(page, texts)).toBeVisible();
      const isMove = (line: string) => line.startsWith('→');
      await expect
        .poll(async () => (await announcements(page)).filter((line) => !isMove(line)))
        .toEqual([
          `status: ${wizardTexts.buttons.sending}`,
          `polite: ${wizardTexts.toasts.sent.title} ${wizardTexts.toasts.sent.description}`,
        ]);
      await expect
        .poll(async () => (await announcements(page)).findLast(isMove))
        .toBe(`→ ${wizardTexts.confirmation.title}`);
    });

    test('new payment is announced after a pause', nightly, async ({ page, texts, wizard }) => {
      await page.clock.install();
      await wizard.openHydrated(routes.home[language]);
      const slider = wizard.dialog.getByRole('slider', {
        name: texts.wizard.controls.amountSlider,
      });
      await slider.focus();
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
      await listen(page);
      for (let pressed = 0; pressed < 5; pressed += 1) await slider.press('ArrowRight');
      await wizard.field('duration').fill('x');
      await page.clock.runFor(2_000);
      await wizard.field('duration').fill('12');
      await page.clock.runFor(2_000);
      const amount = amountLimits.default + 5 * amountLimits.step;
      const payment = formatMoney(monthlyPayment(amount, 12), language, 2);
      const payments = (await announcements(page)).filter((line) => /[€–]/.test(line));
      expect(payments).toEqual([`polite: ${texts.wizard.estimate.payment}: ${payment}`]);

      await wizard.next.press('Enter');
      await wizard.dialog.getByRole('button', { name: texts.wizard.clear }).press('Enter');
      await expect(wizard.heading(1)).toBeFocused();
      await page.clock.runFor(2_000);
      const later = (await announcements(page)).filter((line) => /[€–]/.test(line));
      expect(later, 'nothing of a draft that was cleared').toEqual(payments);
    });

    // Without such a law, no term of the slider is too long.
    if (maxLegalTerm(amountLimits.default) < termLimits.max)
      test('an illegal term is announced once', nightly, async ({ page, texts, wizard }) => {
        const months = maxLegalTerm(amountLimits.default);
        const years = formatYears(months, texts.wizard.estimate.years, language);
        const hint = interpolate(texts.wizard.estimate.maxLegalTerm, { months, years });
        await wizard.openHydrated(routes.home[language]);
        const term = wizard.dialog.getByRole('slider', { name: texts.wizard.controls.termSlider });
        await term.fill(String(months));
        await listen(page);
        for (const _ of [1, 2, 3]) await term.press('ArrowRight');
        const name = interpolate(texts.wizard.estimate.setMaxTerm, { months, years });
        const set = wizard.dialog.getByRole('button', { name });
        await set.press('Enter');
        await expect(term).toBeFocused();
        await expect(term).toHaveAttribute(
          'aria-valuetext',
          formatTerm(months, texts.wizard.estimate, language),
        );
        expect(await announcements(page)).toEqual([
          `status: ${hint}`,
          `→ ${name}`,
          `→ ${texts.wizard.controls.termSlider}`,
        ]);
      });
  },
  isFullRun ? siteLanguages : [defaultLanguage],
);

const roles =
  /^(?:heading|button|checkbox|textbox|slider|combobox|group|link|region|list|listitem|table|columnheader|rowheader)$/;

/** Role, name and error of everything that a screen reader can go to, in order. */
async function accessibleLines(part: Locator): Promise<string[]> {
  const line = /^\s*- '?(\w+)(?: "((?:[^"\\]|\\.)*)")?((?: \[\w+(?:=\w+)?\])*)/;
  return (await part.ariaSnapshot()).split('\n').flatMap((text) => {
    const [, role = '', name = '', states = ''] = line.exec(text) ?? [];
    // The details of the repayment are a group without a name.
    if (!roles.test(role) || (role === 'group' && !name)) return [];
    const state = /\[(?:invalid|disabled)\]/.exec(states)?.[0];
    return [spaced([role, name.replaceAll("''", "'"), state].filter(Boolean).join(' '))];
  });
}

/** Treats all kinds of space alike. */
function spaced(text: string): string {
  return text.replaceAll(/\s/g, ' ');
}

/** The limits as the hint names them. */
function limits(
  say: (value: number) => string,
  { min, max, step }: typeof amountLimits | typeof termLimits,
): Record<'min' | 'max' | 'step', string> {
  return { min: say(min), max: say(max), step: say(step) };
}

/** Records announcements of live regions and moves of the focus. */
async function listen(page: Page): Promise<void> {
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

function announcements(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { announcements: string[] }).announcements);
}
