/** Clocks for tests: one within the test, which only the test moves, and one for processes. */
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Default time of the tests. */
export const now = new Date('2026-03-04T05:06:07.890Z');

export interface Clock {
  read(): Date;
  pass(ms: number): void;
}

export function makeClock(start = now): Clock {
  let time = start.getTime();
  return {
    read: () => new Date(time),
    pass(ms) {
      time += ms;
    },
  };
}

/** The clock of a process: sets its `Date`; timers are unchanged. */
export function makeWallClock(folder: string) {
  const file = join(folder, 'clock');
  /** Sets the offset from real time, in milliseconds. */
  const set = (ms: number) => {
    // Renamed, because a file that is being written is briefly empty, and the clock would jump back.
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
