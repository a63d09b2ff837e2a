/** Bar, menus, sections, questions, and parts that depend on the clock. */
import type { Locator, Page } from 'playwright/test';
import {
  scrollDelayMs,
  sectionStorageKey,
} from '../../src/components/navigation/section-scroll.ts';
import { companyProfile } from '../../src/domain/company.ts';
import { formatTime, formatWeekday } from '../../src/i18n/format.ts';
import { interpolate } from '../../src/i18n/interpolate.ts';
import { languages, siteLanguages } from '../../src/i18n/languages.ts';
import { siteMessages } from '../../src/i18n/messages/site-messages.ts';
import type { SiteMessages } from '../../src/i18n/messages/types.ts';
import { routes, type Section, sectionHref, sections } from '../../src/i18n/routes.ts';
import { expect, inLanguages, nightly, test } from '../support/browser/fixtures.ts';
import { languageAfter, languageButton, languageList } from '../support/browser/languages.ts';

// Without smooth scrolling, positions are final at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

inLanguages((language) => {
  const home = routes.home[language];

  test('header and footer link to every section', async ({ page, texts: { site } }) => {
    await page.goto(home);
    await expect(markedIn(page, site)).toHaveText([site.navigation.home]);
    for (const section of sections) {
      await barOf(page, site).getByRole('link', { name: site.navigation[section] }).click();
      await expectAtSection(page, section);
      expect(await page.getByRole('banner').boundingBox()).toMatchObject({ x: 0, y: 0 });
    }
    for (const [section, name] of [
      ['services', site.footer.services],
      ['how-it-works', site.footer['how-it-works']],
      ['faq', site.footer.faq],
    ] as const) {
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
      await expectAtSection(page, section);
    }
  });

  test('a section link from another page scrolls', async ({ page, baseURL, texts: { site } }) => {
    expect(scrollDelayMs).toBe(100);
    const isAt = (section: string) =>
      page.locator(`#${section}`).evaluate((part) => part === document.activeElement);
    await page.clock.install();
    await page.goto(routes.contact[language]);
    await expect(markedIn(page, site)).toHaveText([site.navigation.contact]);
    const link = barOf(page, site).getByRole('link', { name: site.navigation.faq });
    await expect(link).toHaveAttribute('href', sectionHref('faq', language));
    await page.clock.pauseAt(Date.now() + 60_000);
    await link.click();
    await page.waitForURL(`${baseURL}${home}`);
    await page.clock.runFor(scrollDelayMs - 1);
    expect(await isAt('faq')).toBe(false);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.clock.runFor(1);
    await expectAtSection(page, 'faq');

    // The target is used only once.
    await page.goto(routes.about[language]);
    await expect(markedIn(page, site)).toHaveText([]);
    await page.getByRole('banner').getByRole('link').first().click();
    await page.waitForURL(`${baseURL}${home}`);
    await page.clock.runFor(10 * scrollDelayMs);
    expect(await isAt('faq')).toBe(false);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('section that was not reached is dropped', nightly, async ({ page, texts }) => {
    await page.goto(routes.contact[language]);
    // The home page never comes.
    await page.route(`**${home}`, (route) => route.fulfill({ status: 204 }));
    const name = texts.site.navigation.faq;
    await barOf(page, texts.site).getByRole('link', { name }).click();
    const kept = () => page.evaluate((key) => sessionStorage.getItem(key), sectionStorageKey);
    await expect.poll(kept).toBe('faq');
    await page.goto(routes.about[language]);
    await expect.poll(kept).toBeNull();
  });

  test('the narrow menu opens and closes', async ({ page, baseURL, texts, wizard }) => {
    const { site } = texts;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(routes.about[language]);
    const toggle = page.getByRole('button', { name: site.navigation.menu, exact: true });
    const menu = barOf(page, site);
    const expectMenu = async (isOpen: boolean) => {
      await expect(menu).toBeVisible({ visible: isOpen });
      await expect(toggle).toHaveAttribute('aria-expanded', String(isOpen));
    };
    await expectMenu(false);
    await expect(toggle).toHaveAttribute('aria-controls', /./);
    for (const close of [() => toggle.click(), () => page.keyboard.press('Escape')]) {
      await toggle.click();
      await expectMenu(true);
      await close();
      await expectMenu(false);
    }
    await expect(toggle).toBeFocused();

    await toggle.click();
    await menu.getByRole('button', { name: site.navigation.apply }).click();
    await expect(wizard.dialog).toBeVisible();
    await expect(menu).toBeHidden();
    await wizard.close.click();

    for (const section of ['faq', 'services'] as const) {
      await toggle.click();
      await menu.getByRole('link', { name: site.navigation[section], exact: true }).click();
      await page.waitForURL(new RegExp(`^${baseURL}${home}(#.*)?$`));
      await expect(menu).toBeHidden();
      await expectAtSection(page, section);
    }
  });

  test('open menu becomes a row when widened', nightly, async ({ page, texts }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(routes.about[language]);
    await page.getByRole('button', { name: texts.site.navigation.menu, exact: true }).click();
    const menu = barOf(page, texts.site);
    await expect(menu).toBeVisible();
    for (const width of [1200, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const placeOfItems = () =>
        menu.locator('a, button:visible').evaluateAll((items) =>
          items.map((item) => {
            const { x, y, width } = item.getBoundingClientRect();
            return [x, y, width].map(Math.round);
          }),
        );
      const open = await placeOfItems();
      await menu.evaluate((part: HTMLElement) => part.hidePopover());
      expect(await placeOfItems()).toEqual(open);
      await menu.evaluate((part: HTMLElement) => part.showPopover());
    }
  });

  test('arrow keys move through the language menu', async ({ page, baseURL, texts }) => {
    await page.goto(routes.blog[language]);
    const button = languageButton(page, texts, language);
    const list = languageList(page);
    const links = list.getByRole('link');
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expectAbove(list, button);
    await expect(links).toHaveText(siteLanguages.map((code) => languages[code].label));
    for (const flag of await list.locator('img').all())
      await expect
        .poll(() => flag.evaluate((picture) => (picture as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
    await expect(list.getByRole('textbox')).toHaveCount(0);

    await expect(button).toBeFocused();
    const last = siteLanguages.length - 1;
    for (const [key, index] of [
      ['ArrowDown', 0],
      ['ArrowDown', 1],
      ['End', last],
      ['ArrowDown', 0],
      ['ArrowUp', last],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(links.nth(index)).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');

    const other = languageAfter(language);
    await page.keyboard.press('Enter');
    await expect(list).toBeVisible();
    for (let step = 0; step <= siteLanguages.indexOf(other); step++)
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${baseURL}${routes.home[other]}`);
    await expect(page.locator('html')).toHaveAttribute('lang', other);
  });
});

test('a section link opens in a new tab', nightly, async ({ page, baseURL, language, texts }) => {
  for (const [from, press] of [
    ['contact', { modifiers: ['ControlOrMeta'] }],
    ['home', { modifiers: ['Shift'] }],
    ['home', { button: 'middle' }],
  ] as const) {
    await page.goto(routes[from][language]);
    const link = page
      .getByRole('contentinfo')
      .getByRole('link', { name: texts.site.footer['how-it-works'] });
    const opened = page.context().waitForEvent('page');
    await link.click('button' in press ? press : { modifiers: [...press.modifiers] });
    const tab = await opened;
    await expect(tab).toHaveURL(`${baseURL}${sectionHref('how-it-works', language)}`);
    await expect(tab.locator('#how-it-works')).toBeInViewport();
    await tab.close();
    await expect(page).toHaveURL(`${baseURL}${routes[from][language]}`);
  }
});

test('scrolling respects reduced motion', nightly, async ({ page, language, texts: { site } }) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto(routes.home[language]);
    await page.evaluate(() => {
      const { dataset } = document.documentElement;
      let events = 0;
      addEventListener('scroll', () => (dataset.testScrolls = String(++events)));
      addEventListener('scrollend', () => (dataset.testArrived = ''));
    });
    await barOf(page, site).getByRole('link', { name: site.navigation.faq, exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-test-arrived', '');
    await expectAtSection(page, 'faq');
    const scrolls = await page.evaluate(() => Number(document.documentElement.dataset.testScrolls));
    expect(scrolls > 1, `${scrolls} with ${reducedMotion}`).toBe(reducedMotion !== 'reduce');
  }
});

/**
 * Places and times of visits. 6 January 2031 is a Monday, the 5th a Sunday. New Year is a public
 * holiday, so after New Year's Eve the company opens again on Friday. Then: the day, the next one
 * with hours, both from 0, and why it is closed.
 */
const moments = [
  ['America/Los_Angeles', '2031-01-06T00:30:00+01:00', 0, 0, 'closedNow'],
  ['America/Los_Angeles', '2031-01-01T00:30:00+01:00', 2, 3, 'holiday'],
  ['Pacific/Auckland', '2031-12-31T23:30:00+01:00', 2, 4, 'closedNow'],
  ['Pacific/Auckland', '2031-01-05T12:00:00+01:00', 6, 0, 'closedNow'],
] as const;

for (const [index, [timezoneId, time, day, next, why]] of moments.entries()) {
  test.describe(`for a visitor in ${timezoneId} at ${time}`, () => {
    test.use({ timezoneId });

    test('year and opening hours follow their clocks', nightly, async ({ page }) => {
      await page.clock.setFixedTime(new Date(time));
      const year = new Date(time).toLocaleString('en', { timeZone: timezoneId, year: 'numeric' });
      // One moment per language.
      for (const language of siteLanguages.filter((_, at) => at % moments.length === index)) {
        await page.goto(routes.contact[language]);
        await expect(page.getByRole('contentinfo')).toContainText(`© ${year} `);
        const days = page.locator('main [data-hours]');
        await expect(days).toHaveCount(7);
        await days.first().scrollIntoViewIfNeeded();
        const { contact } = await siteMessages(language);
        const { today } = contact;
        const shown = page.getByText(today, { exact: true }).filter({ visible: true });
        const again = interpolate(contact.opensAgain, {
          // The first moment is half past midnight on a weekday.
          day: index ? formatWeekday(next + 1, language) : today.toLowerCase(),
          time: formatTime(companyProfile.openingHours[next]?.opens ?? '', language),
        });
        await expect(page.getByText(`${contact[why]} ${again}`)).toBeVisible();
        // On a holiday the hours of the weekday do not hold.
        await expect(shown).toHaveCount(why === 'holiday' ? 0 : 1);
        await expect(days.nth(day).getByText(today, { exact: true })).toBeVisible({
          visible: why !== 'holiday',
        });
      }
    });
  });
}

function barOf(page: Page, { navigation }: SiteMessages): Locator {
  return page.getByRole('navigation', { name: navigation.label });
}

/** Links in the bar with `aria-current`. */
function markedIn(page: Page, site: SiteMessages): Locator {
  return barOf(page, site).locator('[aria-current="page"]');
}

/** Waits until the section is below the bar and has the focus. */
async function expectAtSection(page: Page, section: Section): Promise<void> {
  const target = page.locator(`#${section}`);
  await expect(target).toBeFocused();
  await expect
    .poll(() =>
      target.evaluate((element) => {
        const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        const below = element.getBoundingClientRect().top - bar;
        return Math.abs(below) < 1;
      }),
    )
    .toBe(true);
}

/** The first element ends on the screen, at or above the start of the second. */
async function expectAbove(upper: Locator, lower: Locator): Promise<void> {
  await expect(upper).toBeInViewport({ ratio: 1 });
  const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
  if (!above || !below) throw new Error('One of the two is not on the screen');
  expect(above.y + above.height).toBeLessThanOrEqual(below.y);
}
