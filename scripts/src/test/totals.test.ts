import { describe, expect, test } from '@jest/globals';
import { sum, totalsLine, totalsOf } from './totals.ts';

const jestReport = (more: object = {}) =>
  JSON.stringify({
    numPassedTests: 5,
    numFailedTests: 0,
    numPendingTests: 1,
    numTodoTests: 1,
    numRuntimeErrorTestSuites: 0,
    ...more,
  });
const playwright = (stats: object, errors: object[] = []) =>
  JSON.stringify({ stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors });

describe('totals', () => {
  test('of jest: pending and todo tests are skipped ones', () => {
    expect(totalsOf('jest', jestReport(), 0)).toEqual({ passed: 5, failed: 0, skipped: 2 });
  });

  test('of jest: a file that cannot be loaded is a failure', () => {
    expect(totalsOf('jest', jestReport({ numRuntimeErrorTestSuites: 1 }), 1).failed).toBe(1);
  });

  test('of Playwright: a flaky test and an error outside of tests are failures', () => {
    expect(totalsOf('playwright', playwright({ flaky: 1, skipped: 2 }), 1)).toEqual({
      passed: 3,
      failed: 1,
      skipped: 2,
    });
    expect(totalsOf('playwright', playwright({}, [{ message: 'no stack' }]), 1).failed).toBe(1);
  });

  test.each([null, '{}'])('of a runner that broke early, with the report %j, are a failure', (report) => {
    expect(totalsOf('jest', report, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  test('are never green when the runner ended with an error', () => {
    expect(totalsOf('jest', jestReport(), 1).failed).toBe(1);
  });

  test('are summed into one line of a fixed form', () => {
    const all = sum([
      { passed: 5, failed: 0, skipped: 2 },
      { passed: 7, failed: 1, skipped: 0 },
    ]);
    expect(totalsLine(all)).toBe('12 passed, 1 failed, 2 skipped');
  });
});
