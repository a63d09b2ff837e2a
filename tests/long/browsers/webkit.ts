/** WebKit by W3C WebDriver, in a window on a virtual screen. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../support/ports.ts';
import { requirePrerequisite } from '../../support/prerequisites.ts';
import { findProgram } from '../../support/programs.ts';
import {
  type Driver,
  type Options,
  type Point,
  pointOn,
  type Role,
  waitUntilStable,
} from './driver.ts';

const [miniBrowser] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');

export function requireWebKit(skip: (reason: string) => void): void {
  const hasWebKit = miniBrowser !== undefined && findProgram('webkit') !== undefined;
  requirePrerequisite(hasWebKit, 'webkit2gtk-driver is not installed', skip);
  requirePrerequisite(findProgram('xvfb') !== undefined, 'xvfb is not installed', skip);
}

export async function openWebKit({ hasScript }: Options): Promise<Driver> {
  const screen = spawn(findProgram('xvfb') ?? 'Xvfb', ['-displayfd', '1'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const port = await freePort();
  const driver = spawn(findProgram('webkit') ?? 'WebKitWebDriver', [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${await firstLine(screen)}`,
      // Its sandbox does not work for root.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
    stdio: 'ignore',
  });
  const end = async () => {
    for (const child of [driver, screen]) {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    }
  };
  try {
    return await openSession(`http://127.0.0.1:${port}`, hasScript, end);
  } catch (error) {
    await end();
    throw error;
  }
}

async function openSession(
  server: string,
  hasScript: boolean,
  end: () => Promise<void>,
): Promise<Driver> {
  const args = ['--automation', `--enable-javascript=${hasScript}`];
  const browserOptions = { 'webkitgtk:browserOptions': { binary: miniBrowser, args } };
  const { sessionId } = (await retryUntilListening(() =>
    post(`${server}/session`, { capabilities: { alwaysMatch: browserOptions } }),
  )) as { sessionId: string };
  const session = `${server}/session/${sessionId}`;
  const run = (inPage: (...given: never[]) => unknown, ...given: string[]) =>
    post(`${session}/execute/sync`, { script: `return (${inPage})(...arguments)`, args: given });
  const find = (role: Role, name: string) => run(pointOn, role, name) as Promise<Point | null>;
  // By point: an element click scrolls even to fixed elements.
  const press = async (role: Role, name: string) => {
    const point = await waitUntilStable(() => find(role, name));
    if (!point) return false;
    const actions = [
      { type: 'pointerMove', duration: 0, ...point },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await post(`${session}/actions`, { actions: [{ type: 'pointer', id: 'mouse', actions }] });
    return true;
  };
  return {
    errors: [],
    open: async (url) => void (await post(`${session}/url`, { url })),
    sees: async (role, name) => (await find(role, name)) !== null,
    press,
    async type(label, text) {
      if (!(await press('textbox', label))) return false;
      const [field] = Object.values((await ask(`${session}/element/active`)) as object);
      // A line feed is no key; Enter is.
      await post(`${session}/element/${field}/value`, { text: text.replaceAll('\n', '\uE007') });
      return true;
    },
    run: async (inPage) => (await run(inPage)) as ReturnType<typeof inPage>,
    resize: async (width, height) => void (await post(`${session}/window/rect`, { width, height })),
    async close() {
      await fetch(session, { method: 'DELETE' });
      await end();
    },
  };
}

function post(url: string, body: object): Promise<unknown> {
  return ask(url, { method: 'POST', body: JSON.stringify(body) });
}

/** @throws Error with the answer of WebDriver, when it is an error */
async function ask(url: string, options: RequestInit = {}): Promise<unknown> {
  const response = await fetch(url, options);
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(JSON.stringify(value));
  return value;
}

/** WebDriver does not report when it is ready. */
async function retryUntilListening<Result>(
  call: () => Promise<Result>,
  tries = 100,
): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof TypeError) || tries === 0) throw error;
    await pause(100);
    return retryUntilListening(call, tries - 1);
  }
}

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The screen has no output to read');
  for await (const line of createInterface({ input: stdout })) return line;
  throw new Error('The screen ended before it was ready');
}
