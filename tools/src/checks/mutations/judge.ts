import type { TestRun } from './run-tests.ts';
import type { Outcome } from './table/mutation.ts';

/** The outcome of a mutation, from the test run. */
export function judge({ counts }: Pick<TestRun, 'counts'>): Outcome {
  if (!counts) return 'broken';
  if (counts.failed > 0) return 'killed';
  // A file that fails to load says nothing about its tests.
  return counts.suitesWithoutTests > 0 || counts.passed === 0 ? 'broken' : 'survived';
}
