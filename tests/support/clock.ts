/** A clock within the test, which only the test moves. */
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
