import { routes } from '../../src/i18n/routes.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { twoLanguages } from '../support/browser/languages.ts';

for (const language of twoLanguages)
  test(`${language}: the next page has come when its link is pressed after the pointer rested on it`, async ({
    page,
  }) => {
    await page.goto(routes.home[language]);
    const link = page.getByRole('contentinfo').locator(`a[href="${routes.terms[language]}"]`);
    const fetched = page.waitForResponse(
      (answer) => new URL(answer.url()).pathname === routes.terms[language],
    );
    await link.hover();
    expect(await (await fetched).headerValue('content-type')).toMatch('text/html');
    await link.click();
    await expect(page).toHaveURL(routes.terms[language]);
    const delivery = await page.evaluate(
      () =>
        (performance.getEntriesByType('navigation')[0] as { deliveryType?: string }).deliveryType,
    );
    expect(delivery).toBe('navigational-prefetch');
  });
