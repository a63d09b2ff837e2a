/** Sending a loan request: exactly once, over a failing network, and what remains afterwards. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page, Route } from 'playwright/test';
import { answerDeadline, formatAnswerDeadline } from '../../src/domain/answer-deadline.ts';
import { idempotencyHeader, loanPath } from '../../src/domain/api.ts';
import { company } from '../../src/domain/company.ts';
import { apr } from '../../src/domain/loan/annuity.ts';
import { amountLimits } from '../../src/domain/loan/offer.ts';
import { toReference } from '../../src/domain/submission-id.ts';
import { formatMoney, formatRate } from '../../src/i18n/format.ts';
import { interpolate } from '../../src/i18n/interpolate.ts';
import { routes } from '../../src/i18n/routes.ts';
import { expect, inLanguages, nightly, test } from '../support/browser/fixtures.ts';
import {
  blockScripts,
  delayResponse,
  failOnce,
  submissionsOf,
} from '../support/browser/network.ts';
import { expectToast } from '../support/browser/toasts.ts';
import { heroButton, type Wizard } from '../support/browser/wizard.ts';
import { applicant } from '../support/submission.ts';

// The visitor's clock is not the company's.
test.use({ timezoneId: 'Asia/Tokyo' });

inLanguages((language) => {
  test.beforeEach(async ({ wizard }) => {
    await wizard.openAt('submit', routes.home[language]);
  });

  test('double click submits once', async ({ page, texts, wizard, service }) => {
    const { dialog, submit, sending } = wizard;
    const sent = submissionsOf(page);
    const respond = await delayResponse(page, loanPath);
    await submit.focus();
    const before = await submit.boundingBox();
    await submit.dblclick();
    // Button and focus stay while the request is sent.
    await expect(sending).toHaveAttribute('aria-disabled', 'true');
    await expect(sending).toBeFocused();
    expect(await sending.boundingBox()).toEqual(before);
    const statusLine = dialog.getByRole('status').filter({ hasText: texts.wizard.buttons.sending });
    await expect(statusLine).toHaveCount(1);
    await wizard.field('phone').press('Enter');
    respond();
    await expect(dialog).toBeHidden();
    expect(sent).toHaveLength(1);
    expect(await service.stored()).toHaveLength(1);
  });

  test('reference can be copied', async ({ page, context, texts, wizard }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { copy, copied } = texts.wizard.afterSending;
    const region = await send(page, wizard);
    await region.getByRole('button', { name: copy }).click();
    await expect(region.getByRole('status')).toHaveText(copied);
    const reference = await page.evaluate(() => navigator.clipboard.readText());
    expect(reference).toMatch(/^[\dA-Z]{5}-[\dA-Z]{5}$/);
    await expect(region).toContainText(reference);

    await test.step('a failed copy claims no success', async () => {
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
      });
      await region.getByRole('button', { name: copy }).click();
      await expect(region.getByText(copied)).toHaveCount(0);
    });
  });

  test('confirmation repeats loan and address until dismissed', async ({ page, texts, wizard }) => {
    const { confirmation, fields } = texts.wizard;
    const sent = submissionsOf(page);
    const title = await page.title();
    const region = await send(page, wizard);
    const amount = formatMoney(amountLimits.default, language, 0);
    await expect(page).toHaveTitle(`${confirmation.title} | ${company.name}`);
    await expect(region.getByText(amount, { exact: true }).first()).toBeVisible();
    await expect(
      region.getByText(formatRate(apr, language), { exact: true }).first(),
    ).toBeVisible();
    await expect(region).toContainText(
      interpolate(confirmation.answerTo, { email: applicant.email }),
    );

    await test.step('then nothing of it stays in the browser', async () => {
      await region.getByRole('button', { name: confirmation.dismiss }).click();
      await expect(page).toHaveTitle(title);
      const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
      const key = sent[0]?.headers()[idempotencyHeader.toLowerCase()] ?? 'none';
      for (const value of [...Object.values(applicant), key]) expect(stored).not.toContain(value);
      await page.reload();
      await wizard.openHydrated();
      await expect(region).toHaveCount(0);
      await expect(wizard.heading(1)).toBeVisible();
      await expect(wizard.dialog.getByLabel(fields.phone, { exact: true })).toHaveValue('');
    });
  });

  test('a laptop shows the confirmation whole', nightly, async ({ page, texts, wizard }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const region = await send(page, wizard);
    await expect(region.getByRole('button', { name: texts.wizard.passport.print })).toBeVisible();
    expect(await region.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  });

  test('reload confirms without the answers', async ({ page, texts, wizard, service }) => {
    const title = await page.title();
    const region = await send(page, wizard);
    const [row] = await service.stored();
    const { papers } = texts.wizard.afterSending;
    const paper = (name: string) => region.getByRole('checkbox', { name, exact: true });
    await paper(papers.list.income).press('Space');
    await page.reload();
    await expect(region).toContainText(row?.reference ?? 'none');
    await expectNoAnswer(page);
    await expect(paper(papers.list.income)).toBeChecked();
    await expect(paper(papers.list.identity)).not.toBeChecked();

    await test.step('dismissing it then puts the title back', async () => {
      await region.getByRole('button', { name: texts.wizard.confirmation.dismiss }).press('Enter');
      await page.reload();
      await wizard.openHydrated();
      await expect(region).toHaveCount(0);
      await expect(page).toHaveTitle(title);
    });
  });

  test('same request again keeps its reference', async ({ page, texts, wizard, service }) => {
    const region = await send(page, wizard);
    await page.reload();
    // The focus folds the confirmation, which covers the button.
    await heroButton(page, texts).focus();
    await wizard.openAt('submit');
    await wizard.submit.press('Enter');
    await expect(region).toContainText(applicant.email);
    const [row, ...more] = await service.stored();
    await expect(region).toContainText(row?.reference ?? 'none');
    expect(more).toEqual([]);
  });

  test('calendar file has the deadline, no answers', async ({ page, texts, wizard, service }) => {
    const region = await send(page, wizard);
    const [row] = await service.stored();
    const receivedAt = row?.receivedAt.getTime() ?? 0;
    const time = new Date(receivedAt)
      .toLocaleTimeString('sv', { timeStyle: 'short', timeZone: company.timeZone })
      .replace(/^0/, '')
      .replace(':', '[:.]');
    await expect(region.getByRole('time')).toHaveText(new RegExp(`\\b0?${time}`));
    await expect(region).toContainText(formatAnswerDeadline(receivedAt, language));
    const download = page.waitForEvent('download');
    await region.getByRole('link', { name: texts.wizard.afterSending.calendar }).press('Enter');
    const file = await download;
    expect(file.suggestedFilename()).toBe(`${row?.reference}.ics`);
    const entry = await readFile(await file.path(), 'utf8');
    const moment = new Date(answerDeadline(receivedAt)).toISOString().replaceAll(/[-:]|\.\d+/g, '');
    expect(entry).toContain(`DTSTART:${moment}\r\n`);
    for (const value of Object.values(applicant)) expect(entry).not.toContain(value);
  });

  test('request survives a lost answer', async ({ page, texts, wizard, service, pageErrors }) => {
    pageErrors.expect(/ERR_CONNECTION_RESET/);
    pageErrors.expect(/^Email verzenden mislukt$/);
    const { toasts, confirmation } = texts.wizard;
    const sent = submissionsOf(page);
    const loseAnswer = async (route: Route) => {
      await route.fetch();
      await route.abort('connectionreset');
    };
    await page.route(`**${loanPath}`, loseAnswer, { times: 1 });
    await wizard.submit.click();
    await expectToast(wizard.dialog, texts, toasts.failed, 'error');
    await wizard.submit.click();
    await expect(wizard.dialog).toBeHidden();
    const keys = sent.map((request) => request.headers()[idempotencyHeader.toLowerCase()]);
    expect(keys).toEqual([keys[0], keys[0]]);
    const rows = await service.stored();
    expect(rows).toMatchObject([{ reference: toReference(keys[0] ?? '') }]);
    const region = page.getByRole('region', { name: confirmation.title });
    await expect(region).toContainText(rows[0]?.reference ?? 'none');
  });

  test('confirmation loses answers on leaving', async ({ page, texts, wizard, pageErrors }) => {
    pageErrors.expect(/status of 500/);
    pageErrors.expect(/^Email verzenden mislukt$/);
    const region = await send(page, wizard);
    const reference = await region.locator('strong[translate=no]').first().innerText();
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })),
    );
    await expectNoAnswer(page);
    await expect(region).toBeVisible();
    await heroButton(page, texts).focus();
    await wizard.openAt('submit');
    await failOnce(page, loanPath);
    await wizard.submit.click();
    await expectToast(wizard.dialog, texts, texts.wizard.toasts.failed, 'error');
    await expect(region).toHaveCount(0);
    await wizard.close.press('Enter');
    await expect(region).toContainText(reference);
    await wizard.openHydrated();
    const failure = interpolate(texts.wizard.failures.send, { phone: company.phone.text });
    await expect(wizard.dialog.getByText(failure)).toBeVisible();
  });
});

inLanguages((language) => {
  // A release may replace the scripts while the wizard is open.
  test(
    'request is sent without later scripts',
    nightly,
    async ({ page, texts, wizard, service, pageErrors }) => {
      pageErrors.allow(/ERR_FAILED/);
      pageErrors.allow(/Failed to fetch dynamically imported module/);
      const { review, confirmation } = texts.wizard;
      await wizard.openHydrated(routes.home[language]);
      await blockScripts(page);
      await wizard.goTo(3);
      await wizard.fillStep(3);
      await expect(wizard.dialog.getByRole('heading', { name: review.title })).toBeVisible();
      await wizard.submit.click();
      await expect(wizard.dialog).toBeHidden();
      const region = page.getByRole('region', { name: confirmation.title });
      const [row] = await service.stored();
      await expect(region).toContainText(row?.reference ?? 'none');
      await expect(region.getByRole('heading', { name: confirmation.title })).toBeFocused();
    },
  );
});

/** Sends the filled-in request. @returns the confirmation */
async function send(page: Page, { submit, texts }: Wizard): Promise<Locator> {
  const region = page.getByRole('region', { name: texts.wizard.confirmation.title });
  await submit.press('Enter');
  await expect(region).toContainText(applicant.email);
  return region;
}

/** No answer is in the page, its fields, its title or what the browser keeps. */
async function expectNoAnswer(page: Page): Promise<void> {
  const remains = await page.evaluate(() =>
    JSON.stringify([
      document.title,
      document.documentElement.outerHTML,
      [...document.querySelectorAll('input')].map(({ value }) => value),
      sessionStorage,
      localStorage,
      history.state,
    ]),
  );
  expect(Object.values(applicant).filter((answer) => remains.includes(answer))).toEqual([]);
}
