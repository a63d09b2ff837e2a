/** Numbers are written at build time by Node and in the page by the browser: both must write the same. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { ModuleKind, ScriptTarget, transpileModule } from 'typescript';
import * as formats from '../../src/i18n/format.ts';
import { type Language, siteLanguages, wizardLanguages } from '../../src/i18n/languages.ts';
import { routes } from '../../src/i18n/routes.ts';
import { wizardMessages } from '../../src/i18n/wizard-messages.ts';
import { monthlyPayment } from '../../src/loan/annuity.ts';
import { amountLimits, termLimits } from '../../src/loan/limits.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { expectAsleep, expectAwake, textsIn, wizardOf } from '../support/browser/loan.ts';

for (const language of wizardLanguages) {
  test(`writes numbers alike in Node and in Chromium (${language})`, async ({ page }) => {
    const calls = await callsIn(language);
    await openWorkshop(page);
    const inBrowser = await page.evaluate(
      async ({ module, wanted }) => {
        const functions = (await import(module)) as Record<
          string,
          (...values: unknown[]) => string
        >;
        return wanted.map(([name, ...values]) => functions[name]?.(...values));
      },
      { module: `${workshop}/format.ts`, wanted: calls },
    );
    const inNode = calls.map(write);
    const different = inNode.flatMap((text, index) =>
      text === inBrowser[index] ? [] : [{ node: text, chromium: inBrowser[index] }],
    );
    expect(different.slice(0, 5)).toEqual([]);
    expect(inNode.length).toBeGreaterThan(8_000);
  });
}

for (const language of siteLanguages) {
  test(`keeps every number when estimate and wizard wake (${language})`, async ({ page }) => {
    const texts = await textsIn(language);
    await page.goto(routes.home[language]);
    const estimate = page.getByRole('main').locator('astro-island');
    await expect(estimate).toHaveAttribute('ssr');
    const estimateBuilt = await estimate.evaluate(writtenIn);
    await estimate.locator('output').hover();
    await expect(estimate).not.toHaveAttribute('ssr');
    expect(await estimate.evaluate(writtenIn)).toEqual(estimateBuilt);
    expect(estimateBuilt.text).toContain(formats.formatMoney(428.04, language, 2));

    await page.goto(routes.contact[language]);
    // A closed dialog has no name yet to be found by.
    const step = page.locator('dialog [data-panel="1"]');
    await expectAsleep(page.locator('dialog'));
    const stepBuilt = await step.evaluate(writtenIn);
    await page
      .getByRole('navigation')
      .getByRole('button', { name: texts.site.navigation.apply })
      .click();
    await expectAwake(wizardOf(page, texts));
    expect(await step.evaluate(writtenIn)).toEqual(stepBuilt);
  });
}

type Call =
  | ['formatMoney', number, Language, 0 | 2]
  | ['formatNumber', number, Language]
  | ['formatRate', number, Language]
  | ['formatCount', number, formats.Plural, Language];

/** Every amount and every term of the sliders, and what they come to. */
async function callsIn(language: Language): Promise<Call[]> {
  const { months } = (await wizardMessages(language)).estimate;
  const amounts = range(amountLimits);
  const terms = range(termLimits);
  const payments = [
    ...amounts.flatMap((amount) => [3, 12, 59, 360].map((term) => monthlyPayment(amount, term))),
    ...terms.flatMap((term) => [3_000, 148_000, 900_000].map((sum) => monthlyPayment(sum, term))),
  ];
  const rates = range({ min: 0, max: 1_000, step: 1 }).map((step) => step / 2_000);
  return [
    ...[0, ...amounts].map((amount): Call => ['formatMoney', amount, language, 0]),
    ...[0, ...payments].map((payment): Call => ['formatMoney', payment, language, 2]),
    ...[...amounts, ...terms].map((value): Call => ['formatNumber', value, language]),
    ...terms.map((term): Call => ['formatCount', term, months, language]),
    ...rates.map((rate): Call => ['formatRate', rate, language]),
  ];
}

function write(call: Call): string {
  switch (call[0]) {
    case 'formatMoney':
      return formats.formatMoney(call[1], call[2], call[3]);
    case 'formatNumber':
      return formats.formatNumber(call[1], call[2]);
    case 'formatRate':
      return formats.formatRate(call[1], call[2]);
    case 'formatCount':
      return formats.formatCount(call[1], call[2], call[3]);
  }
}

function range({ min, max, step }: { min: number; max: number; step: number }): number[] {
  return Array.from({ length: (max - min) / step + 1 }, (_, index) => min + index * step);
}

/** A page that is none of the site's, where the sources of the language folder can be imported. */
const workshop = '/workshop';

const compilerOptions = { module: ModuleKind.ESNext, target: ScriptTarget.ESNext };

async function openWorkshop(page: Page): Promise<void> {
  await page.route(`**${workshop}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Workshop</title>' }),
  );
  await page.route(`**${workshop}/*.ts`, (route) => {
    const [name] = new URL(route.request().url()).pathname.split('/').slice(-1);
    const source = readFileSync(new URL(`../../src/i18n/${name}`, import.meta.url), 'utf8');
    const { outputText } = transpileModule(source, { compilerOptions });
    return route.fulfill({ contentType: 'text/javascript', body: outputText });
  });
  await page.goto(workshop);
}

/** All that a part of the page says: its text, and what stands in its fields. */
function writtenIn(part: HTMLElement | SVGElement) {
  const fields = [...part.querySelectorAll('input')];
  return {
    text: part.textContent,
    fields: fields.map((field) => [field.value, field.getAttribute('aria-valuetext')]),
  };
}
