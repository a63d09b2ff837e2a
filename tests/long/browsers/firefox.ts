/** Firefox by WebDriver BiDi, without a window on the screen. */
import { launch } from 'puppeteer-core';
import { requirePrerequisite } from '../../support/prerequisites.ts';
import { findProgram } from '../../support/programs.ts';
import { type Driver, type Options, pointOn, type Role, waitUntilStable } from './driver.ts';

export function requireFirefox(skip: (reason: string) => void): void {
  requirePrerequisite(findProgram('firefox') !== undefined, 'firefox-esr is not installed', skip);
}

export async function openFirefox({ hasScript }: Options): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: findProgram('firefox') ?? 'firefox',
    headless: true,
    extraPrefsFirefox: { 'javascript.enabled': hasScript },
  });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));

  const find = (role: Role, name: string) => page.evaluate(pointOn, role, name);
  // By point: `click()` of an element waits for observers, which need script.
  const press = async (role: Role, name: string) => {
    const point = await waitUntilStable(() => find(role, name));
    if (point) await page.mouse.click(point.x, point.y);
    return point !== null;
  };
  return {
    errors,
    open: async (url) => void (await page.goto(url)),
    sees: async (role, name) => (await find(role, name)) !== null,
    press,
    async type(label, text) {
      const isThere = await press('textbox', label);
      if (isThere) await page.keyboard.type(text);
      return isThere;
    },
    run: async (inPage) => (await page.evaluate(inPage)) as ReturnType<typeof inPage>,
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}
