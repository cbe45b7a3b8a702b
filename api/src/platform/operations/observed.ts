import type { Outcome } from '../outcome/outcome.ts';
import { problemCodes } from '../outcome/problem-codes.ts';
import { type Measured, measure } from '../statements/meter.ts';
import type { Observer } from '../statements/observer.ts';

/** Runs an operation and reports its cost to the observer; without one nothing is measured. */
export async function observed<T>(
  { operation, status }: { operation: string; status: number },
  observer: Observer | undefined,
  perform: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const { operation: report } = observer ?? {};
  if (!report) return perform();
  const began = performance.now();
  const tell = (answered: number, outcome: string, measured: Measured) =>
    report({ operation, ms: performance.now() - began, status: answered, outcome, ...measured });
  const { value, error, measured } = await measure(perform);
  if (!value) {
    tell(500, 'error', measured);
    throw error;
  }
  if (value.ok) tell(status, 'done', measured);
  else tell(problemCodes[value.error.code].status, value.error.code, measured);
  return value;
}
