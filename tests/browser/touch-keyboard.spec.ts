/**
 * The Enter key of a keyboard on the screen, which covers the lower half of the page while a field
 * has the focus.
 */
import { loanPath, messagePath } from '../../src/domain/api.ts';
import { company } from '../../src/domain/company.ts';
import type { LoanNumberField } from '../../src/domain/loan/request.ts';
import { stepFields } from '../../src/domain/loan/request-steps.ts';
import { interpolate } from '../../src/i18n/interpolate.ts';
import { orderFields } from '../../src/i18n/order-fields.ts';
import { routes } from '../../src/i18n/routes.ts';
import { expect, inLanguages, test } from '../support/browser/fixtures.ts';
import { failOnce } from '../support/browser/network.ts';
import { contactField, fillMessage, sendButton } from '../support/browser/page-parts.ts';
import { expectToast } from '../support/browser/toasts.ts';
import { expectAllHydrated } from '../support/browser/wizard.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

inLanguages((language) => {
  test('Next leads to the next field', async ({ page, wizard, texts }) => {
    await page.goto(routes.home[language]);
    const heroField = (field: LoanNumberField) =>
      page.getByRole('main').getByRole('textbox', { name: texts.wizard.fields[field] });
    await heroField('amount').focus();
    await expectAllHydrated(page);
    await heroField('amount').press('Enter');
    await expect(heroField('duration')).toBeFocused();
    await wizard.openHydrated();
    await wizard.goTo(3);
    const [first, ...others] = orderFields(stepFields[3], language).map(wizard.field);
    await first?.focus();
    for (const field of others) {
      await page.keyboard.press('Enter');
      await expect(field).toBeFocused();
    }
  });

  test('Enter sends a request, closes the keyboard', async ({
    page,
    texts,
    wizard,
    pageErrors,
  }) => {
    pageErrors.expect(/status of 500/);
    pageErrors.expect(/^Email verzenden mislukt$/);
    await wizard.openAt('submit', routes.home[language]);
    await failOnce(page, loanPath);
    await wizard.field('phone').press('Enter');
    await expectToast(wizard.dialog, texts, texts.wizard.toasts.failed, 'error');
    await expect(wizard.submit).toBeFocused();
  });

  test('Enter sends a message, closes the keyboard', async ({ page, texts, pageErrors }) => {
    pageErrors.expect(/status of 500/);
    await page.goto(routes.contact[language]);
    await fillMessage(page, texts);
    await failOnce(page, messagePath);
    await contactField(page, texts, 'subject').press('Enter');
    await expectToast(page, texts, texts.site.contact.toasts.failed, 'error');
    await expect(sendButton(page, texts)).toBeFocused();
    const failure = interpolate(texts.site.contact.failures.send, { phone: company.phone.text });
    await expect(page.getByRole('main').getByText(failure)).toBeInViewport();
  });
});
