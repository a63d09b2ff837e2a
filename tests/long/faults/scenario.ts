/** What a scenario is given. */
export interface Size {
  /** Full size instead of the one for every day. */
  long: boolean;
  /** Of everything random; the same seed gives the same inputs. */
  seed: number;
  /** Of a soak. */
  minutes: number;
}

export interface Outcome {
  /** What was tried, with its unit: `5000 paths`. */
  tried: string;
  /** Acknowledged and not stored. */
  lost: number;
  /** Stored more than once. */
  doubled: number;
  /** One line for each thing that was not as it must be, the first twenty at most. */
  wrong: string[];
}

export interface Scenario {
  /** Its number in the list of faults. */
  fault: string;
  name: string;
  /** It mostly waits, so it runs beside the others. */
  waits?: true;
  /** Not for every day: only in full size, or when it is asked for by name. */
  longOnly?: true;
  run(size: Size): Promise<Outcome>;
}

/** Collects what was not as it must be. */
export class Findings {
  readonly wrong: string[] = [];

  /** Notes a line unless the condition holds. */
  expect(holds: boolean, line: () => string): void {
    if (!holds && this.wrong.length < 20) this.wrong.push(line().slice(0, 400));
  }
}
