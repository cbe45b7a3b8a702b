import type { TestRun } from './run-tests.ts';
import type { Outcome } from './table/mutation.ts';

/** Result of a test run with a mutation. */
export function judge({ counts }: Pick<TestRun, 'counts'>): Outcome {
  if (!counts) return 'broken';
  if (counts.failed > 0) return 'killed';
  // A file that can't be loaded fails regardless of its tests.
  return counts.suitesWithoutTests > 0 || counts.passed === 0 ? 'broken' : 'survived';
}
