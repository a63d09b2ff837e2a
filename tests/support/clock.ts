/** The clock of all tests: it moves when the test says so. */
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** When tests take place, unless they say otherwise. */
export const now = new Date('2026-03-04T05:06:07.890Z');

export interface Clock {
  read(): Date;
  pass(ms: number): void;
}

/** Stands still until it is moved. */
export function makeClock(start = now): Clock {
  let time = start.getTime();
  return {
    read: () => new Date(time),
    pass(ms) {
      time += ms;
    },
  };
}

/** The same for a process, whose `Date` it sets; timers run on. */
export function makeWallClock(folder: string) {
  const file = join(folder, 'clock');
  /** To so many milliseconds before or after the real time. */
  const set = (ms: number) => {
    // Renamed, as a file that is being written is empty for a moment, and the clock would jump back.
    writeFileSync(`${file}.new`, String(ms));
    renameSync(`${file}.new`, file);
  };
  set(0);
  /** A module for the process. */
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
  return { set, source };
}
