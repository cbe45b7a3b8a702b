import type { TestRun } from './run-tests.ts';
import type { Outcome } from './table/mutation.ts';

/** What a run of the tests says of the mutation that it ran with. */
export function judge({ counts }: Pick<TestRun, 'counts'>): Outcome {
  if (!counts) return 'broken';
  if (counts.failed > 0) return 'killed';
  // A file that can't be loaded fails whatever its tests hold.
  return counts.suitesWithoutTests > 0 || counts.passed === 0 ? 'broken' : 'survived';
}
