import type { Reporter, TestCase } from 'vitest/node';

/** Lists the skipped tests with their reasons. */
export default class NotTriedReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const result = test.result();
    if (result.state === 'skipped' && result.note) console.log(`${test.fullName}: ${result.note}`);
  }
}
