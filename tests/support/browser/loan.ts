/** A loan request as the tests fill it in, and the way through the wizard by role and label. */
import type { Locator, Page } from 'playwright/test';
import type { SiteMessages, WizardMessages } from '../../../src/i18n/contract.ts';
import { fill, formatCount, formatMoney } from '../../../src/i18n/format.ts';
import type { Language, SiteLanguage } from '../../../src/i18n/languages.ts';
import { siteMessages } from '../../../src/i18n/site-messages.ts';
import { wizardMessages } from '../../../src/i18n/wizard-messages.ts';
import { type LoanField, loanSteps } from '../../../src/loan/request.ts';
import { applicant } from '../submission.ts';
import { expect } from './fixtures.ts';

export { applicant } from '../submission.ts';

export interface Texts {
  site: SiteMessages;
  wizard: WizardMessages;
}

export async function textsIn(language: SiteLanguage): Promise<Texts> {
  return { site: await siteMessages(language), wizard: await wizardMessages(language) };
}

/** The wizard's dialog. */
export function wizardOf(page: Page, { wizard }: Texts): Locator {
  return page.getByRole('dialog', { name: wizard.title });
}

/** The heading of a step, as the visitor reads it. */
export function stepHeading(dialog: Locator, { wizard }: Texts, step: 1 | 2 | 3): Locator {
  const name = [wizard.steps.loan, wizard.steps.person, wizard.steps.contact][step - 1] ?? '';
  return dialog.getByRole('heading', {
    name: fill(wizard.step, { step, total: loanSteps.length, name }),
  });
}

/** A text field of the wizard by its label. */
export function wizardField(dialog: Locator, { wizard }: Texts, field: LoanField): Locator {
  return dialog.getByRole('textbox', { name: wizard.fields[field], exact: true });
}

/** Presses the hero's button; the dialog opens whether or not its content is awake. */
export async function pressHeroButton(page: Page, texts: Texts): Promise<Locator> {
  await page.getByRole('main').getByRole('button', { name: texts.site.hero.apply }).first().click();
  return wizardOf(page, texts);
}

/** Opens the wizard from the hero and waits until it is awake. */
export async function openWizard(page: Page, texts: Texts): Promise<Locator> {
  const dialog = await pressHeroButton(page, texts);
  await expectAwake(dialog);
  return dialog;
}

/** Goes from step 1 to step 3 with the applicant's answers. */
export async function goToStep(dialog: Locator, texts: Texts, step: 2 | 3): Promise<void> {
  const next = dialog.getByRole('button', { name: texts.wizard.buttons.next });
  await next.click();
  if (step === 2) return;
  for (const field of loanSteps[1]) await wizardField(dialog, texts, field).fill(applicant[field]);
  await next.click();
}

/** Fills in the fields of step 3. */
export async function fillContact(dialog: Locator, texts: Texts): Promise<void> {
  for (const field of loanSteps[2]) await wizardField(dialog, texts, field).fill(applicant[field]);
}

/** Waits until the framework has taken over the wizard; an island that sleeps carries `ssr`. */
export async function expectAwake(dialog: Locator): Promise<void> {
  await dialog.locator(':scope > astro-island:not([ssr])').waitFor({ state: 'attached' });
}

/** Makes sure that no script has taken over the wizard yet, so that what a test did was early indeed. */
export async function expectAsleep(dialog: Locator): Promise<void> {
  await expect(dialog.locator(':scope > astro-island[ssr]')).toBeAttached();
}

/** What is said when a typed value was moved to one that the slider can take. */
export function adjustedTo(
  field: 'amount' | 'duration',
  value: number,
  { wizard }: Texts,
  language: Language,
): string {
  const said =
    field === 'amount'
      ? formatMoney(value, language, 0)
      : formatCount(value, wizard.estimate.months, language);
  return fill(wizard.controls.adjusted, { value: said });
}
