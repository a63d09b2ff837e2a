import { expect, type Locator, type Page } from 'playwright/test';
import { monthlyPayment } from '../../../src/domain/loan/annuity.ts';
import type { LoanField, LoanNumberField } from '../../../src/domain/loan/request.ts';
import {
  type StepNumber,
  stepFields,
  stepNumbers,
} from '../../../src/domain/loan/request-steps.ts';
import { formatMoney } from '../../../src/i18n/format.ts';
import { interpolate } from '../../../src/i18n/interpolate.ts';
import type { Language, SiteLanguage } from '../../../src/i18n/languages.ts';
import { siteMessages } from '../../../src/i18n/messages/site-messages.ts';
import type { SiteMessages, WizardMessages } from '../../../src/i18n/messages/types.ts';
import { wizardMessages } from '../../../src/i18n/messages/wizard-messages.ts';
import { hydratedSelector, notHydratedSelector } from '../../../src/islands/astro-island.ts';
import { limitValues } from '../../../src/islands/shared-loan/limit-values.ts';
import { applicant } from '../submission.ts';

export interface Texts {
  site: SiteMessages;
  wizard: WizardMessages;
}

/** @param chosen language of the wizard; by default the page's */
export async function textsIn(page: SiteLanguage, chosen: Language = page): Promise<Texts> {
  return { site: await siteMessages(page), wizard: await wizardMessages(chosen) };
}

export type Wizard = ReturnType<typeof wizardOf>;

/** The wizard, open or closed. */
export function wizardOf(page: Page, texts: Texts) {
  const { title, step: heading, steps, fields, buttons, close } = texts.wizard;
  const dialog = page.getByRole('dialog', { name: title });
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  const field = (name: LoanField) =>
    dialog.getByRole('textbox', { name: fields[name], exact: true });
  const next = button(buttons.next);
  const nameOf = (step: StepNumber) =>
    interpolate(heading, { step, total: stepNumbers.length, name: steps[step] });

  const wizard = {
    dialog,
    texts,
    field,
    next,
    /** Replaces Next while a step is edited. */
    save: button(buttons.save),
    back: button(buttons.back),
    submit: button(buttons.submit),
    sending: button(buttons.sending),
    /** The dialog's close button; a toast in the dialog has another one. */
    close: button(close).first(),
    output: dialog.locator('output'),
    heading: (step: StepNumber) => dialog.getByRole('heading', { name: nameOf(step) }),
    panel: (step: StepNumber) => dialog.getByRole('region', { name: nameOf(step) }),

    /**
     * Opens the dialog from the hero, of the page at a path if one is given. Its script may not be
     * there yet.
     */
    async openDialog(path?: string): Promise<void> {
      if (path) await page.goto(path);
      await heroButton(page, texts).click();
      await expect(dialog).toBeVisible();
    },

    /** Opens the dialog and waits until it is hydrated. */
    async openHydrated(path?: string): Promise<void> {
      await wizard.openDialog(path);
      await expectHydrated(dialog);
    },

    /** Opens it at a step, with everything before that filled in; `submit`: the last step, too. */
    async openAt(step: 2 | 3 | 'submit', path?: string): Promise<void> {
      await wizard.openHydrated(path);
      await wizard.goTo(step === 2 ? 2 : 3);
      if (step === 'submit') await wizard.fillStep(3);
    },

    async fillStep(step: 2 | 3): Promise<void> {
      for (const name of stepFields[step]) await field(name).fill(applicant[name]);
    },

    /** Fills in the steps before a step and waits until the heading of that step has the focus. */
    async goTo(step: 2 | 3): Promise<void> {
      await next.click();
      await expect(dialog.getByRole('heading', { name: nameOf(2) })).toBeFocused();
      if (step === 2) return;
      await wizard.fillStep(2);
      await next.click();
      await expect(dialog.getByRole('heading', { name: nameOf(3) })).toBeFocused();
    },
  };
  return wizard;
}

/** The first button of the page that opens the wizard, with either label. */
export function heroButton(page: Page, { site }: Texts): Locator {
  const button = (name: string) => page.getByRole('main').getByRole('button', { name });
  return button(site.hero.apply).or(button(site.navigation.resume)).first();
}

/** Waits for the wizard's hydration. */
export async function expectHydrated(dialog: Locator): Promise<void> {
  await dialog.locator(`:scope > ${hydratedSelector}`).waitFor({ state: 'attached' });
  // Astro's mark comes before React has rendered and run its effects. Both set one of these.
  await dialog.locator('form[novalidate]').waitFor({ state: 'attached' });
  await expect
    .poll(() => dialog.evaluate((part) => !part.hasAttribute('open') || history.state?.step > 0))
    .toBe(true);
}

/**
 * Waits until the hero's estimate, which the wizard hydrates, is hydrated too: then all scripts
 * are loaded.
 */
export async function expectAllHydrated(page: Page): Promise<void> {
  await expect(page.locator(`main ${notHydratedSelector}`)).toHaveCount(0);
}

/** Checks that the wizard is not hydrated yet. */
export async function expectNotHydrated(dialog: Locator): Promise<void> {
  await expect(dialog.locator(`:scope > ${notHydratedSelector}`)).toBeAttached();
}

/** Checks the monthly payment that this part shows. */
export async function expectPayment(
  container: Locator,
  amount: number,
  term: number,
  language: Language,
): Promise<void> {
  await expect(container.locator('output')).toHaveText(
    formatMoney(monthlyPayment(amount, term), language, 2),
  );
}

/** The message for an amount or term outside the limits. */
export function limitError(field: LoanNumberField, { wizard }: Texts, language: Language): string {
  return interpolate(wizard.errors[field], limitValues(field, language));
}
