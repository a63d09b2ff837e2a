/** Changes to the service that only a test makes, before its own code runs. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @param source an ES module; it cannot import our own files */
export function preload(...source: string[]): NodeJS.ProcessEnv {
  const modules = source.map((text) => `--import=data:text/javascript,${encodeURIComponent(text)}`);
  return { NODE_OPTIONS: modules.join(' ') };
}

export interface Clock {
  /** Module that makes a process go by this clock, for {@link preload}. */
  source: string;
  /** Sets it to so many milliseconds before or after the real time. */
  set(ms: number): void;
}

/** A clock on the wall that can be moved while a process goes by it; timers run on. */
export function makeClock(folder: string): Clock {
  const file = join(folder, 'clock');
  const set = (ms: number) => writeFileSync(file, String(ms));
  set(0);
  const source = `
    import { readFileSync } from 'node:fs';
    const Real = Date;
    const now = () => Real.now() + Number(readFileSync(${JSON.stringify(file)}, 'utf8'));
    globalThis.Date = class Date extends Real {
      constructor(...args) {
        if (args.length > 0) super(...args);
        else super(now());
      }
      static now() {
        return now();
      }
    };
  `;
  return { source, set };
}
