/** The cookie banner, the contact form, and whether the page scrolls. */
import { expect, type Locator, type Page } from 'playwright/test';
import { type ContactField, contactFields } from '../../../src/domain/contact-message.ts';
import { message } from '../submission.ts';
import type { Texts } from './wizard.ts';

export function cookieBanner(page: Page, { site }: Texts): Locator {
  return page.getByRole('region', { name: site.cookieBanner.title, exact: true });
}

export function laterButton(page: Page, texts: Texts): Locator {
  return cookieBanner(page, texts).getByRole('button', { name: texts.site.cookieBanner.later });
}

export function acceptButton(page: Page, texts: Texts): Locator {
  return cookieBanner(page, texts).getByRole('button', { name: texts.site.cookieBanner.accept });
}

export function contactField(page: Page, { site }: Texts, field: ContactField): Locator {
  return page.getByRole('textbox', { name: site.contact.fields[field], exact: true });
}

export async function fillMessage(page: Page, texts: Texts): Promise<void> {
  for (const field of contactFields) await contactField(page, texts, field).fill(message[field]);
}

/** The submit button, idle or sending. */
export function sendButton(page: Page, { site: { contact } }: Texts): Locator {
  const either = { submit: contact.submit, sending: contact.sending };
  return page
    .getByRole('main')
    .getByRole('button', { name: either.submit, exact: true })
    .or(page.getByRole('main').getByRole('button', { name: either.sending, exact: true }));
}

/** Waits until the wheel moves the page. */
export async function expectScrollable(page: Page): Promise<void> {
  await expect.poll(() => canScroll(page), 'the page can be scrolled').toBe(true);
}

/** Waits until the wheel moves the page in neither direction. */
export async function expectScrollLocked(page: Page): Promise<void> {
  await expect.poll(() => canScroll(page), 'the page can be scrolled').toBe(false);
}

/** Turns the mouse wheel down and up: at either end of the page one of the two has room. */
export async function canScroll(page: Page): Promise<boolean> {
  await page.mouse.move(200, 200);
  for (const by of [400, -400]) {
    const before = await restingPosition(page);
    // An object, because a promise itself would be awaited before the wheel turns.
    const listening = await page.evaluateHandle(() => ({
      felt: new Promise((resolve) => addEventListener('wheel', resolve, { once: true })),
    }));
    await page.mouse.wheel(0, by);
    await listening.evaluate(({ felt }) => felt);
    if ((await restingPosition(page)) !== before) return true;
  }
  return false;
}

/**
 * Position of the page once it has not moved for ten frames: the browser scrolls smoothly, and
 * starts late.
 */
function restingPosition(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let still = 0, last = scrollY; still < 10; last = scrollY) {
      await new Promise(requestAnimationFrame);
      still = scrollY === last ? still + 1 : 0;
    }
    return scrollY;
  });
}
