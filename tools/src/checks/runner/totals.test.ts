import { describe, expect, test } from '@jest/globals';
import { repeatedIn, sum, totalsLine, totalsOf } from './totals.ts';

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

  test('of Playwright: a test that passed when repeated has passed', () => {
    expect(totalsOf('playwright', playwright({ flaky: 1, skipped: 2 }), 0)).toEqual({
      passed: 4,
      failed: 0,
      skipped: 2,
    });
  });

  test('of Playwright: an error outside of tests is a failure', () => {
    expect(totalsOf('playwright', playwright({}, [{ message: 'no stack' }]), 1).failed).toBe(1);
  });

  test.each([null, '{}'])('of a runner that failed early, with the report %j, are a failure', (report) => {
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

describe('tests that passed only when repeated are named', () => {
  test('of jest', () => {
    const assertionResults = [
      { fullName: 'at once', status: 'passed', invocations: 1 },
      { fullName: 'the second time', status: 'passed', invocations: 2 },
      { fullName: 'never', status: 'failed', invocations: 3 },
    ];
    expect(repeatedIn('jest', JSON.stringify({ testResults: [{ assertionResults }] }))).toEqual([
      'the second time',
    ]);
  });

  test('of Playwright, at any depth', () => {
    const spec = (title: string, status: string) => ({ title, file: 'chat.spec.ts', tests: [{ status }] });
    const suites = [
      { specs: [spec('at once', 'expected')], suites: [{ specs: [spec('the second time', 'flaky')] }] },
    ];
    expect(repeatedIn('playwright', JSON.stringify({ suites }))).toEqual(['chat.spec.ts: the second time']);
  });

  test('without a report there are none', () => {
    expect(repeatedIn('jest', null)).toEqual([]);
  });
});
