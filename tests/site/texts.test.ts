import { describe, expect, it } from 'vitest';
import { commonWords } from '../../src/build/check-site/common-words.ts';
import { company, postalAddress } from '../../src/company.ts';
import {
  fill,
  formatCount,
  formatMoney,
  formatNumber,
  formatRate,
  formatTime,
  formatWeekday,
} from '../../src/i18n/format.ts';
import { type SiteLanguage, siteLanguages } from '../../src/i18n/languages.ts';
import { legalPages } from '../../src/i18n/routes.ts';
import { siteMessages } from '../../src/i18n/site-messages.ts';
import { wizardMessages } from '../../src/i18n/wizard-messages.ts';
import { apr, exampleLoan, loanCost, nominalRate } from '../../src/loan/annuity.ts';
import { amountLimits, termLimits } from '../../src/loan/limits.ts';
import { loanFields, loanSteps } from '../../src/loan/request.ts';
import {
  type BuiltPage,
  contentPages,
  elementsOf,
  pagesShowing,
  textOf,
} from '../support/built-site.ts';

/** The country that each language's FAQ names: its own, but Luxembourgish follows the German reading. */
const residence: Record<SiteLanguage, string> = {
  nl: 'Nederland',
  de: 'Deutschland',
  fi: 'Suome',
  hu: 'Magyarország',
  lb: 'Däitschland',
  sl: 'Sloveni',
};

/** How the terms of each language say Belgium and the European Union, without the ending that the sentence needs. */
const terms: Record<SiteLanguage, [belgium: string, union: string]> = {
  nl: ['België', 'Europese Unie'],
  de: ['Belgien', 'Europäischen Union'],
  fi: ['Belgia', 'Euroopan unioni'],
  hu: ['Belgium', 'Európai Unió'],
  lb: ['Belsch', 'Europäescher Unioun'],
  sl: ['Belgij', 'Evropske unije'],
};

describe.each(pagesShowing('home'))('the home page at $address', ({ $, language }) => {
  const site = siteMessages(language);

  it('makes every claim of the specification', async () => {
    const body = textOf($('body').text());
    const main = textOf($('main').text());
    const number = (value: number) => textOf(formatNumber(value, language));
    expect(main).toContain(String(company.founded));
    expect(body).toContain((await site).address.city);
    expect(main).toContain(number(company.customers));
    expect(main).toContain(textOf(formatRate(company.satisfaction, language)));
    expect(main).toMatch(/(?<!\d)24(?!\d)/);
    expect(main).toMatch(/(?<!\d)48(?!\d)/);
    expect(main).toMatch(/(?<!\d)100( ?%|-\u2060\p{L})/u);
    expect(main).toMatch(/pr[eé]mium/i);
  });

  it('offers four services, each with a button that opens the wizard', async () => {
    const { apply, cards } = (await site).services;
    const names = [cards.newLoan, cards.refinancing, cards.documents, cards.advice];
    const badges = [cards.newLoan.badge, '', '', cards.advice.badge];
    const items = elementsOf($, '#services li').map((item) => $(item));
    expect(items).toHaveLength(4);
    for (const [index, item] of items.entries()) {
      const button = item.find('button[command="show-modal"][commandfor="loan-wizard"]');
      const named = (button.attr('aria-labelledby') ?? '')
        .split(' ')
        .map((id) => textOf($(`[id="${id}"]`).text()));
      expect(item.find('h3').text().trim()).toBe(names[index]?.title);
      expect(textOf(item.text())).toContain(textOf(names[index]?.text ?? ''));
      expect(textOf(button.text())).toBe(apply);
      expect(named).toEqual([apply, names[index]?.title]);
      expect(item.children('span').text().trim()).toBe(badges[index]);
      expect(item.find('svg')).toHaveLength(1);
    }
  });

  it('names four benefits and three steps', async () => {
    const { benefits, howItWorks } = await site;
    expect(headings('#benefits li h3')).toEqual(
      Object.values(benefits.items).map(({ title }) => title),
    );
    expect(Object.keys(benefits.items)).toEqual(['speed', 'security', 'simplicity', 'quality']);
    const steps = elementsOf($, '#how-it-works ol > li').map((item) => textOf($(item).text()));
    expect(steps).toHaveLength(3);
    expect(headings('#how-it-works li h3')).toEqual(
      Object.values(howItWorks.steps).map(({ title }) => title),
    );
    expect(steps[1]).toContain('24');
    expect(steps[2]).toContain('48');
  });

  it('lets three customers speak, each with five stars', async () => {
    const { items, rating } = (await site).testimonials;
    const cards = elementsOf($, '#testimonials figure').map((card) => $(card));
    expect(cards).toHaveLength(3);
    for (const [index, customer] of Object.values(items).entries()) {
      const card = cards[index];
      expect(card?.find('[role="img"]').attr('aria-label')).toBe(fill(rating, { rating: 5 }));
      expect(card?.find('[role="img"] svg')).toHaveLength(5);
      expect(textOf(card?.find('blockquote').text() ?? '')).toBe(textOf(customer.text));
      const caption = textOf(card?.find('figcaption').text() ?? '');
      expect(caption).toContain(customer.name);
      expect(caption).toContain(customer.company);
      expect(card?.find('img').attr('alt')).toBe(customer.portrait);
    }
  });

  it('answers four questions, one open at a time', () => {
    const questions = elementsOf($, '#faq details').map((item) => $(item));
    expect(questions).toHaveLength(4);
    for (const question of questions) {
      expect(question.attr('name')).toBe('faq');
      expect(question.attr('open')).toBeUndefined();
      expect(question.children('summary')).toHaveLength(1);
      expect(textOf(question.children('div').text()).length).toBeGreaterThan(60);
    }
    const [who, howMuch, documents, howLong] = questions.map((item) => textOf(item.text()));
    expect(who).toContain(residence[language]);
    expect(who).toMatch(/\b18\b/);
    expect(howMuch).toContain(textOf(formatNumber(amountLimits.min, language)));
    expect(howMuch).toContain(textOf(formatNumber(amountLimits.max, language)));
    expect(howMuch).toMatch(new RegExp(`\\b${termLimits.min}\\b.*\\b${termLimits.max}\\b`));
    expect(questions[2]?.find('li')).toHaveLength(4);
    expect(documents).toMatch(/\b3\b/);
    expect(howLong).toMatch(/\b24\b.*\b48\b/);
  });

  function headings(selector: string): string[] {
    return elementsOf($, selector).map((heading) => textOf($(heading).text()));
  }
});

describe('the terms', () => {
  it.each(pagesShowing('terms'))(
    'at $address say who may ask and from where',
    ({ $, language }) => {
      const main = textOf($('main').text());
      for (const place of terms[language]) expect(main).toContain(place);
      expect(main).toMatch(/\b18\b/);
      expect(main).toMatch(/\b24\b.*\b48\b/);
    },
  );
});

describe('the contact page', () => {
  it.each(pagesShowing('contact'))(
    'at $address has the ways to us and the opening hours',
    async (page) => {
      const { $, language } = page;
      const { contact, address } = await siteMessages(language);
      const main = textOf($('main').text());
      expect(main).toContain(textOf(company.phone.text));
      expect(main).toContain(textOf(postalAddress(address)));
      expect($(`main a[href="mailto:${company.email}"]`).text()).toBe(company.email);
      expect($(`main a[href="tel:${company.phone.dial}"]`)).toHaveLength(1);

      const time = (text: string) => formatTime(text, language);
      const weekday = `${time('09:00')}–${time('17:00')}`;
      const hours = [
        ...Array(5).fill(weekday),
        `${time('10:00')}–${time('14:00')}`,
        contact.closed,
      ];
      const rows = elementsOf($, '.opening-hours > div').map((row) => $(row));
      expect(rows.map((row) => textOf(row.find('dd').text()))).toEqual(hours);
      for (const [index, row] of rows.entries())
        expect(textOf(row.find('dt').text())).toContain(formatWeekday(index + 1, language));

      const fields = elementsOf($, 'main form [required]').map(({ attribs }) => [
        attribs.name,
        textOf($(`label[for="${attribs.id}"]`).text()),
      ]);
      expect(fields).toEqual(Object.entries(contact.fields));
      expect($('main form input[name="email"]').attr('type')).toBe('email');
      expect($('main form [maxlength]')).toHaveLength(0);
    },
  );
});

describe('the blog', () => {
  it('says how long each article takes to read: 5, 6 and 4 minutes', async () => {
    for (const language of siteLanguages) {
      const { readTime } = (await siteMessages(language)).blog;
      const minutes = [5, 6, 4].map((count) => formatCount(count, readTime, language));
      for (const [index, text] of minutes.entries()) {
        for (const { $ } of inLanguage(pagesShowing({ article: index + 1 }), language))
          expect(textOf($('main header').text())).toContain(textOf(text));
      }
      for (const { $ } of inLanguage(pagesShowing('blog'), language)) {
        const list = textOf($('main').text());
        for (const text of minutes) expect(list).toContain(textOf(text));
        expect($('main li article')).toHaveLength(3);
      }
    }
  });
});

describe.each(contentPages)('the frame at $address', (page) => {
  const { $, language } = page;

  it('has the brand with its badge, the bar and the footer in the page’s language', async () => {
    const { navigation, footer, meta, address } = await siteMessages(language);
    expect($('header .brand-badge').text()).toBe('Finance Pro');
    expect($('footer .brand-badge').text()).toBe('Finance Pro');
    const links = elementsOf($, '#main-menu li').map((item) => textOf($(item).text()));
    expect(links).toEqual([
      navigation.home,
      navigation.services,
      navigation.benefits,
      navigation.howItWorks,
      navigation.testimonials,
      navigation.faq,
      navigation.contact,
    ]);
    expect(textOf($('#main-menu button[commandfor="loan-wizard"]').text())).toBe(navigation.apply);
    const foot = textOf($('footer').text());
    const shown = [
      footer.blurb,
      footer.about,
      footer.blog,
      ...legalPages.map((name) => meta[name].title),
      company.email,
      textOf(company.phone.text),
      textOf(postalAddress(address)),
      String(new Date().getFullYear()),
    ];
    for (const text of shown) expect(foot).toContain(textOf(text));
  });

  it('has the wizard with its texts', async () => {
    const texts = await wizardMessages(language);
    const dialog = $('dialog#loan-wizard');
    expect(dialog).toHaveLength(1);
    expect(dialog.attr('open')).toBeUndefined();
    expect(textOf(dialog.find('#loan-wizard-title').text())).toBe(texts.title);
    const names = [texts.steps.loan, texts.steps.person, texts.steps.contact];
    const panels = dialog.find('[data-panel]');
    expect(panels).toHaveLength(loanSteps.length);
    for (const [index, name] of names.entries()) {
      const heading = fill(texts.step, { step: index + 1, total: names.length, name });
      expect(textOf(panels.eq(index).find('h3').text())).toBe(textOf(heading));
      for (const field of loanSteps[index] ?? []) {
        const input = panels.eq(index).find(`input[name="${field}"]`);
        expect(textOf(dialog.find(`label[for="${input.attr('id')}"]`).text())).toBe(
          texts.fields[field],
        );
      }
    }
    expect(dialog.find('form input[name]:not([type="hidden"], [hidden])')).toHaveLength(
      loanFields.length,
    );
    const buttons = elementsOf($, 'dialog button').map((button) => textOf($(button).text()));
    for (const label of [texts.buttons.back, texts.buttons.next, texts.buttons.submit])
      expect(buttons).toContain(label);
  });

  it('shows no payment without the warning and the representative example', async () => {
    const texts = (await wizardMessages(language)).estimate;
    const { amount, term } = exampleLoan;
    const { payment, total } = loanCost(amount, term);
    const example = fill(texts.example, {
      amount: formatMoney(amount, language, 0),
      term: formatCount(term, texts.months, language),
      rate: formatRate(nominalRate, language),
      apr: formatRate(apr, language),
      count: term,
      payment: formatMoney(payment, language, 2),
      total: formatMoney(total, language, 2),
    });
    const payments = elementsOf($, 'output').map((output) => $(output));
    expect(payments).toHaveLength(page.page === 'home' ? 2 : 1);
    for (const output of payments) {
      const around = textOf(output.closest('[data-panel], astro-island').text());
      expect(textOf(output.text())).toBe(textOf(formatMoney(payment, language, 2)));
      expect(around).toContain(textOf(texts.warning));
      expect(around).toContain(textOf(example));
    }
  });
});

describe('the common words', () => {
  it('are of one language each', () => {
    expect(Object.keys(commonWords)).toEqual(siteLanguages);
    const all = Object.values(commonWords).flat();
    expect(all.filter((word, index) => all.indexOf(word) !== index)).toEqual([]);
    for (const words of Object.values(commonWords)) expect(words.length).toBeGreaterThanOrEqual(10);
  });
});

function inLanguage(from: BuiltPage[], language: SiteLanguage): BuiltPage[] {
  return from.filter((page) => page.language === language);
}

describe('on every page', () => {
  it('endings stay beside their figures: 18-vuotias, 900 000 €-ig', () => {
    const kept = contentPages.flatMap(({ address, $ }) =>
      [
        ...$('p, .prose li')
          .text()
          .matchAll(/[\d%€]-\u2060?\p{L}+/gu),
      ].map(([text]) => ({ address, text })),
    );
    expect(kept.filter(({ text }) => !text.includes('\u2060'))).toEqual([]);
    for (const language of ['/fi', '/hu'])
      expect(kept.some(({ address }) => address.startsWith(language))).toBe(true);
  });
});
