/** The wizard in a screen reader: roles, names, states and descriptions of every step in order. */
import type { Locator } from 'playwright/test';
import { alternativeLoans } from '../../src/domain/loan/alternative-loans.ts';
import { loanCost } from '../../src/domain/loan/annuity.ts';
import { amountLimits, termLimits } from '../../src/domain/loan/offer.ts';
import { presetAmounts, presetTerms } from '../../src/domain/loan/presets.ts';
import { paymentsPerRow, repaymentRows } from '../../src/domain/loan/repayment.ts';
import type { LoanField } from '../../src/domain/loan/request.ts';
import { type StepNumber, stepFields } from '../../src/domain/loan/request-steps.ts';
import { formatMoney, formatTerm, formatYears } from '../../src/i18n/format.ts';
import { interpolate } from '../../src/i18n/interpolate.ts';
import { defaultLanguage, type SiteLanguage, siteLanguages } from '../../src/i18n/languages.ts';
import type { WizardMessages } from '../../src/i18n/messages/types.ts';
import { orderFields } from '../../src/i18n/order-fields.ts';
import { routes } from '../../src/i18n/routes.ts';
import { expect, inLanguages, test } from '../support/browser/fixtures.ts';
import { containing } from '../support/browser/toasts.ts';
import { isFullRun } from '../support/prerequisites.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const invalid = ' [invalid]';

inLanguages(
  (language) => {
    const home = routes.home[language];
    const euros = (amount: number) => formatMoney(amount, language, 0);

    for (const step of [1, 2, 3] as const)
      test(`step ${step} lists its controls`, async ({ texts, wizard }) => {
        const { loanControls, textFields, lastStep, ...lines } = linesOf(texts.wizard, language);
        const controls = { 1: loanControls(), 2: textFields(2), 3: lastStep() }[step];
        await wizard.openHydrated(home);
        if (step > 1) await wizard.goTo(step === 2 ? 2 : 3);
        await expectLines(wizard.dialog, lines.step(step, controls));
      });

    test('an empty term is invalid, without other terms', async ({ texts, wizard }) => {
      const { loanControls, step } = linesOf(texts.wizard, language);
      await wizard.openHydrated(home);
      await wizard.field('duration').fill('');
      await wizard.next.click();
      await expectLines(wizard.dialog, step(1, loanControls(invalid)));
    });

    test('repayment table has a caption and headers', async ({ texts, wizard }) => {
      const { loanControls, step } = linesOf(texts.wizard, language);
      const { table, fields, estimate, passport } = texts.wizard;
      const caption = [
        `${fields.amount}: ${euros(amountLimits.default)}`,
        `${fields.duration}: ${formatTerm(termLimits.default, estimate, language)}`,
      ].join(', ');
      const rowHeader = paymentsPerRow(termLimits.default) > 1 ? table.year : table.month;
      const headers = [rowHeader, table.payment, table.interest, table.principal, table.remaining];
      await wizard.openHydrated(home);
      await wizard.dialog.getByText(table.title, { exact: true }).click();
      await expectLines(
        wizard.dialog,
        step(1, [
          ...loanControls(),
          `region ${table.title}`,
          `table ${caption}`,
          ...headers.map((header) => `columnheader ${header}`),
          ...repaymentRows(amountLimits.default, termLimits.default).map(
            (_, index) => `rowheader ${index + 1}`,
          ),
          `rowheader ${table.total}`,
          `button ${table.print}`,
          `button ${passport.print}`,
        ]),
      );
    });

    test('step 2 lists a link for each error', async ({ texts, wizard }) => {
      const { errorLinks, textFields, step } = linesOf(texts.wizard, language);
      await wizard.openAt(2, home);
      await wizard.next.click();
      await expectLines(wizard.dialog, step(2, [...errorLinks(), ...textFields(2, invalid)]));
    });

    test('a corrected field is no longer invalid', async ({ texts, wizard }) => {
      const { errorLinks, textFields, step } = linesOf(texts.wizard, language);
      await wizard.openAt(2, home);
      await wizard.next.click();
      await wizard.field('profession').fill('x');
      const [profession = ''] = textFields(2);
      const fields = textFields(2, invalid).with(0, profession);
      await expectLines(wizard.dialog, step(2, [...errorLinks(), ...fields]));
    });

    test('confirmation lists its parts', async ({ page, texts, wizard }) => {
      const { confirmation, afterSending, passport } = texts.wizard;
      await wizard.openAt('submit', home);
      await wizard.submit.click();
      const region = page.getByRole('region', { name: confirmation.title });
      await expect
        .poll(() => accessibleLines(region))
        .toEqual(
          [
            `region ${confirmation.title}`,
            `heading ${confirmation.title}`,
            `button ${afterSending.copy}`,
            `link ${afterSending.calendar}`,
            `heading ${confirmation.next}`,
            'list',
            'listitem',
            'listitem',
            `group ${afterSending.papers.title}`,
            ...Object.values(afterSending.papers.list).map((paper) => `checkbox ${paper}`),
            'listitem',
            `button ${afterSending.print}`,
            `button ${passport.print}`,
            `button ${confirmation.dismiss}`,
          ].map(normalizeSpaces),
        );
    });

    test('hints describe their fields', async ({ texts, wizard }) => {
      const { hints } = texts.wizard;
      const expectHint = (name: LoanField, hint: string) =>
        expect(wizard.field(name)).toHaveAccessibleDescription(containing(hint));
      await wizard.openHydrated(home);
      for (const [name, { min, max, step }, format] of [
        ['amount', amountLimits, euros],
        ['duration', termLimits, String],
      ] as const) {
        const values = { min: format(min), max: format(max), step: format(step) };
        await expectHint(name, interpolate(hints[name], values));
      }
      await wizard.goTo(2);
      for (const name of ['profession', 'monthlyIncome', 'address'] as const)
        await expectHint(name, hints[name]);
      await wizard.fillStep(2);
      await wizard.next.click();
      for (const [index, name] of orderFields(
        ['firstName', 'lastName'] as const,
        language,
      ).entries())
        await expectHint(name, index === 0 ? hints.fullName : hints.oneName);
      for (const name of ['email', 'phone'] as const) await expectHint(name, hints[name]);
    });

    test('an error follows the hint of its field', async ({ texts, wizard }) => {
      const { hints, errors } = texts.wizard;
      await wizard.openAt(2, home);
      await wizard.next.click();
      await expect(wizard.field('address')).toHaveAccessibleDescription(
        containing(`${hints.address} ${errors.address}`),
      );
    });
  },
  isFullRun ? siteLanguages : [defaultLanguage],
);

/**
 * The wizard's lines as {@link accessibleLines} reads them. `state` is that of fields with
 * an error.
 */
function linesOf(texts: WizardMessages, language: SiteLanguage) {
  const { fields, controls, buttons, compare, estimate, review } = texts;
  const names = Object.values(texts.steps);
  const field = (name: LoanField, state = '') => `textbox ${fields[name]}${state}`;
  const cents = (amount: number) => formatMoney(Math.abs(amount), language, 2);

  /** The cards that compare the chosen term with a shorter and a longer one. */
  function termCards(): string[] {
    const chosen = loanCost(amountLimits.default, termLimits.default);
    return alternativeLoans(amountLimits.default, termLimits.default).map(
      ({ term, payment, total }) => {
        const difference = interpolate(
          term < termLimits.default ? compare.shorter : compare.longer,
          { payment: cents(payment - chosen.payment), total: cents(total - chosen.total) },
        );
        const note = term === termLimits.default ? compare.chosen : difference;
        return `button ${formatTerm(term, estimate, language)} ${estimate.payment}: ${cents(payment)} ${note}`;
      },
    );
  }

  const textFields = (step: 2 | 3, state = '') =>
    orderFields(stepFields[step], language).map((name) => field(name, state));

  return {
    textFields,

    /** A step between the wizard's header and footer, which are the same in every step. */
    step(number: StepNumber, content: string[]): string[] {
      const name = names[number - 1] ?? '';
      const title = interpolate(texts.step, { step: number, total: names.length, name });
      return [
        `heading ${texts.title}`,
        `combobox ${texts.language}`,
        `button ${texts.close}`,
        `list ${texts.progress}`,
        ...names.map(() => 'listitem'),
        `region ${title}`,
        `heading ${title}`,
        ...content,
        ...(number > 1 ? [`button ${texts.clear}`, `button ${buttons.back}`] : []),
        `button ${number < 3 ? buttons.next : buttons.submit}`,
      ];
    },

    /** @param termState of the term; with an error, no terms are compared */
    loanControls: (termState = '') => [
      `button ${controls.lessAmount}`,
      field('amount'),
      `button ${controls.moreAmount}`,
      `group ${fields.amount}`,
      ...presetAmounts.map((amount) => `button ${formatMoney(amount, language, 0)}`),
      `slider ${controls.amountSlider}`,
      `button ${controls.shorterTerm}${termState && ' [disabled]'}`,
      field('duration', termState),
      `button ${controls.longerTerm}`,
      `group ${fields.duration}`,
      ...presetTerms(amountLimits.default).map(
        (months) => `button ${formatYears(months, estimate.years, language)}`,
      ),
      `slider ${controls.termSlider}`,
      ...(termState ? [] : [`group ${compare.title}`, ...termCards()]),
    ],

    /** Those of step 2. */
    errorLinks: () => [
      'list',
      ...orderFields(stepFields[2], language).flatMap((name) => [
        'listitem',
        `link ${fields[name]}`,
      ]),
    ],

    lastStep: () => [
      ...textFields(3),
      `region ${review.title}`,
      `heading ${review.title}`,
      `button ${review.change}: ${texts.steps[1]}`,
      `button ${review.change}: ${texts.steps[2]}`,
      `button ${texts.passport.print}`,
      `link ${texts.privacyPolicy}`,
    ],
  };
}

/**
 * Waits until the wizard's form has these lines. The toasts are a region in the dialog, after
 * the form.
 */
async function expectLines(dialog: Locator, lines: string[]): Promise<void> {
  await expect
    .poll(() => accessibleLines(dialog.locator('form')))
    .toEqual(lines.map(normalizeSpaces));
}

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
    return [normalizeSpaces([role, name.replaceAll("''", "'"), state].filter(Boolean).join(' '))];
  });
}

/** Treats all kinds of space alike. */
function normalizeSpaces(text: string): string {
  return text.replaceAll(/\s/g, ' ');
}
