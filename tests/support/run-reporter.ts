import type { Reporter, TestCase } from 'vitest/node';
import { seed } from './prerequisites.ts';

/** Prints the seed of Vitest's run, and the skipped tests with their reasons. */
export default class RunReporter implements Reporter {
  onInit(): void {
    console.log(`TEST_SEED=${seed}`);
  }

  onTestCaseResult(test: TestCase): void {
    const result = test.result();
    if (result.state === 'skipped' && result.note) console.log(`${test.fullName}: ${result.note}`);
  }
}
