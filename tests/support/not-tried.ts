import type { Reporter, TestCase } from 'vitest/node';

/** Names each test that says why it could not be tried. */
export default class NotTriedReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const result = test.result();
    if (result.state === 'skipped' && result.note) console.log(`${test.fullName}: ${result.note}`);
  }
}
