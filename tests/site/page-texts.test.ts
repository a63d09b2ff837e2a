/** Texts of catalogues and editors, each in its place, in every language. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseJsonLd } from '../../src/check-site/rules/structured-data.ts';
import { locationsOf, readBorrowerFacts } from '../../src/content/borrower-facts.ts';
import { company, companyProfile } from '../../src/domain/company.ts';
import { apr, loanCost } from '../../src/domain/loan/annuity.ts';
import { exampleLoan, nominalRate } from '../../src/domain/loan/offer.ts';
import { loanFields } from '../../src/domain/loan/request.ts';
import { stepFields, stepNumbers } from '../../src/domain/loan/request-steps.ts';
import { postalAddresses } from '../../src/domain/postal-addresses.ts';
import { contentFolder } from '../../src/helpers/node/project-root.ts';
import {
  formatCount,
  formatDate,
  formatMoney,
  formatNumber,
  formatRate,
  formatTime,
  formatWeekday,
} from '../../src/i18n/format.ts';
import { interpolate } from '../../src/i18n/interpolate.ts';
import { siteLanguages } from '../../src/i18n/languages.ts';
import { siteMessages } from '../../src/i18n/messages/site-messages.ts';
import { wizardMessages } from '../../src/i18n/messages/wizard-messages.ts';
import {
  accessibilityHref,
  debtAdviceHref,
  legalPages,
  pagePath,
  sections,
} from '../../src/i18n/routes.ts';
import { islandTag } from '../../src/islands/astro-island.ts';
import {
  contentPages,
  dist,
  pageByPath,
  pagesShowing,
  plainText,
  publishedIn,
  selectAll,
} from '../support/built-site.ts';
import { homeTexts } from '../support/texts.ts';

describe.each(pagesShowing('home'))('the home page at $path', (page) => {
  const { $, language } = page;
  const site = siteMessages(language);
  const home = homeTexts(language);

  it('has every text of its file', () => {
    const { meta: _, ...sections } = home;
    const names = selectAll($, 'main [aria-label], main [alt]').map(
      ({ attribs }) => attribs['aria-label'] ?? attribs.alt,
    );
    const main = plainText([$('main').text(), ...names].join(' '));
    const missing = leavesOf(sections)
      .flatMap((text) => text.split(/\{\w+\}/).map(plainText))
      .filter((text) => !main.includes(text));
    expect(missing).toEqual([]);
  });

  it('names the source of its claims', () => {
    const { facts } = home;
    const { survey } = companyProfile;
    for (const figure of [
      formatNumber(survey.customers, language),
      formatDate(new Date(survey.date), language),
      company.name,
    ])
      expect(`${facts.source} ${facts.fictional}`).toContain(figure);
    expect(plainText($('main').text())).toContain(plainText(`${facts.source} ${facts.fictional}`));
  });

  it('offers every service with badge and button', async () => {
    const { apply } = (await site).services;
    const { cards } = home.services;
    const services: { title: string; badge?: string }[] = Object.values(cards);
    expect(services.length).toBeGreaterThanOrEqual(4);
    const shown = selectAll($, '#services li').map((item) => {
      const button = $(item).find('button[command="show-modal"][commandfor="loan-wizard"]');
      const ids = (button.attr('aria-labelledby') ?? '').split(' ');
      const label = ids.map((id) => plainText($(`[id="${id}"]`).text()));
      return [$(item).children('span').text().trim(), ...label];
    });
    expect(shown).toEqual(services.map(({ title, badge = '' }) => [badge, apply, title]));
  });

  it('shows testimonials with five stars', async () => {
    const { rating } = (await site).testimonials;
    const stars = selectAll($, '#testimonials figure [role="img"]').map((row) => $(row));
    expect(stars).toHaveLength(Object.keys(home.testimonials.items).length);
    expect(stars.length).toBeGreaterThanOrEqual(3);
    for (const row of stars) {
      expect(row.attr('aria-label')).toBe(interpolate(rating, { rating: 5 }));
      expect(row.find('svg')).toHaveLength(5);
    }
  });

  it('loads its pictures lazily', () => {
    const pictures = selectAll($, 'main img').map(({ attribs }) => attribs);
    expect(pictures.length).toBeGreaterThan(0);
    for (const { loading, src } of pictures) expect(loading, src).toBe('lazy');
  });
});

describe.each([...pagesShowing('home'), ...pagesShowing('contact')])(
  'questions on $path',
  ({ $, language, page }) => {
    it('are answered, one open at a time', () => {
      const questions = publishedIn('faq', language)
        .filter(({ fields }) => (fields?.page ?? 'home') === page)
        .map(({ fields }) => plainText(String(fields?.question)));
      expect(questions.length).toBeGreaterThan(1);
      const items = selectAll($, '#faq details');
      expect(items.map((item) => plainText($(item).children('summary').text()))).toEqual(questions);
      for (const item of items) {
        expect(item.attribs).toMatchObject({ name: 'faq' });
        expect(item.attribs).not.toHaveProperty('open');
        expect(plainText($(item).children('div').text())).not.toBe('');
      }
    });
  },
);

describe.each(pagesShowing('contact'))('the contact page at $path', (page) => {
  const { $, language } = page;

  it('shows all contact details', async () => {
    const main = plainText($('main').text());
    expect(main).toContain(plainText(company.phone.text));
    expect(main).toContain(plainText(postalAddresses[language]));
    expect($(`main a[href="mailto:${company.email}"]`).text()).toBe(company.email);
    expect($(`main a[href="tel:${company.phone.dial}"]`)).toHaveLength(1);
  });

  it('shows opening hours beside their days', async () => {
    const { closed } = (await siteMessages(language)).contact;
    const rows = selectAll($, 'main [data-hours]').map((day) => $(day).closest('dl > div'));
    const time = (text: string) => formatTime(text, language);
    expect(rows.map((row) => plainText(row.find('dd').text()))).toEqual(
      companyProfile.openingHours.map((hours) =>
        hours ? `${time(hours.opens)}–${time(hours.closes)}` : closed,
      ),
    );
    for (const [index, row] of rows.entries()) {
      const isEnd = !row.is(rows[index - 1] ?? '') || !row.is(rows[index + 1] ?? '');
      if (isEnd)
        expect(plainText(row.find('dt').text())).toContain(formatWeekday(index + 1, language));
    }
  });

  it('has opening hours in JSON-LD', () => {
    const service = parseJsonLd(page)?.find((thing) => thing['@type'] === 'FinancialService');
    const hours = service?.openingHoursSpecification as { dayOfWeek: string[]; opens: string }[];
    const openings = hours.flatMap(({ dayOfWeek, opens }) =>
      dayOfWeek.map((day) => [day.replace('https://schema.org/', ''), opens]),
    );
    const open = companyProfile.openingHours.flatMap((day, index) =>
      day ? [[englishDay(index), day.opens]] : [],
    );
    expect(openings).toEqual(open);
  });

  it('asks for the four fields without maximum', async () => {
    const { fields } = (await siteMessages(language)).contact;
    const asked = selectAll($, 'main form [required]').map(({ attribs }) => [
      attribs.name,
      plainText($(`label[for="${attribs.id}"]`).text()),
    ]);
    expect(asked).toEqual(Object.entries(fields));
    expect($('main form input[name="email"]').attr('type')).toBe('email');
    expect($('main form [maxlength]')).toHaveLength(0);
  });
});

describe.each(contentPages)('the frame at $path', (page) => {
  const { $, language } = page;

  it.each(['header', 'footer'])('has the brand in its %s', (part) => {
    const link = $(`${part} a[href="${pagePath('home', language)}"]`).first();
    expect(link.children().last().text()).toBe(companyProfile.badge);
  });

  it('has the menu in its language', async () => {
    const { navigation } = await siteMessages(language);
    expect(selectAll($, '#main-menu li').map((item) => plainText($(item).text()))).toEqual([
      navigation.home,
      ...sections.map((section) => navigation[section]),
      navigation.contact,
    ]);
    expect(plainText($('#main-menu button[commandfor="loan-wizard"]').text())).toBe(
      navigation.apply,
    );
  });

  it('has the footer in its language', async () => {
    const { footer, meta } = await siteMessages(language);
    const legal = selectAll($, '[aria-labelledby="footer-legal"] a');
    expect(legal.map((link) => plainText($(link).text()))).toEqual(
      legalPages.map((name) => meta[name].title),
    );
    const footerText = plainText($('footer').text());
    const { mtime: builtAt } = statSync(join(dist, page.file));
    for (const text of [
      footer.blurb,
      footer.about,
      footer.blog,
      company.email,
      company.phone.text,
      postalAddresses[language],
      String(builtAt.getFullYear()),
    ])
      expect(footerText).toContain(plainText(text));
  });

  it('hides common parts from search results', () => {
    for (const part of ['#cookie-banner', '#wizard-step-1'])
      expect($(part).closest('[data-nosnippet]')).toHaveLength(1);
  });

  it('has the closed wizard with its texts', async () => {
    const texts = await wizardMessages(language);
    const dialog = $('dialog#loan-wizard');
    expect(dialog.attr()).not.toHaveProperty('open');
    expect(plainText(dialog.find('#loan-wizard-title').text())).toBe(texts.title);
    const panels = dialog.find('[data-panel]');
    const total = stepNumbers.length;
    expect(panels).toHaveLength(total);
    for (const step of stepNumbers) {
      const panel = panels.eq(step - 1);
      const heading = interpolate(texts.step, { step, total, name: texts.steps[step] });
      expect(plainText(panel.find('h3').text())).toBe(plainText(heading));
      for (const field of stepFields[step]) {
        const input = panel.find(`input[name="${field}"]`);
        expect(plainText(dialog.find(`label[for="${input.attr('id')}"]`).text())).toBe(
          texts.fields[field],
        );
      }
    }
    const asked = 'form input[name]:not([type="hidden"], [hidden])';
    expect(dialog.find(asked)).toHaveLength(loanFields.length);
    const buttons = selectAll($, 'dialog button').map((button) => plainText($(button).text()));
    const { back, next, submit } = texts.buttons;
    expect(buttons).toEqual(expect.arrayContaining([back, next, submit]));
  });

  it('shows every payment with warning and example', async () => {
    const texts = (await wizardMessages(language)).estimate;
    const { amount, term } = exampleLoan;
    const { payment, total } = loanCost(amount, term);
    const example = interpolate(texts.example, {
      amount: formatMoney(amount, language, 0),
      term: formatCount(term, texts.months, language),
      rate: formatRate(nominalRate, language),
      apr: formatRate(apr, language),
      count: term,
      payment: formatMoney(payment, language, 2),
      total: formatMoney(total, language, 2),
    });
    const payments = selectAll($, 'output').map((output) => $(output));
    expect(payments).toHaveLength(page.page === 'home' ? 2 : 1);
    for (const output of payments) {
      const around = plainText(output.closest(`[data-panel], ${islandTag}`).text());
      expect(plainText(output.text())).toBe(plainText(formatMoney(payment, language, 2)));
      expect(around).toContain(plainText(texts.warning));
      expect(around).toContain(plainText(example));
    }
  });
});

describe('the footer', () => {
  it.each(siteLanguages)('leads to the accessibility statement in %s', async (language) => {
    const { footer } = await siteMessages(language);
    const [path = '', anchor = ''] = accessibilityHref(language).split('#');
    const heading = pageByPath(path)?.$(`[id="${anchor}"]`).text() ?? '';
    expect(plainText(heading)).toContain(footer.accessibility);
    for (const { $ } of contentPages.filter((page) => page.language === language))
      expect($(`footer a[href="${accessibilityHref(language)}"]`)).toHaveLength(1);
  });
});

/** Such as 18-vuotias and 900 000 €-ig. */
it('texts join figures and suffixes', () => {
  const broken = contentPages.flatMap(({ path, $ }) =>
    Array.from(
      $('p, .prose li')
        .text()
        .matchAll(/[\d%€]-\p{L}+/gu),
      ([text]) => [path, text],
    ),
  );
  expect(broken).toEqual([]);
});

const advice = readBorrowerFacts(contentFolder).data?.['debt-advice'];
const adviceLocations = Map.groupBy(advice ? locationsOf(advice) : [], ({ language }) => language);

// A language may be without facts.
describe.each([...adviceLocations])('the way to debt advice in %s', (language, locations) => {
  it('leads to a heading of the fact debt-advice', () => {
    const [path = '', anchor = ''] = debtAdviceHref(language).split('#');
    const page = pageByPath(path);
    const heading = page && plainText(page.$(`[id="${anchor}"]`).text());
    expect(locations.map((location) => location.heading)).toContain(heading);
  });
});

/** The texts of a part of a catalogue. */
function leavesOf(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  return Object.values(part as object).flatMap(leavesOf);
}

function englishDay(index: number): string {
  // 1 January 2024 was a Monday.
  const date = new Date(Date.UTC(2024, 0, index + 1));
  return new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(date);
}
