import { CommandError } from '../command/command.ts';
import type { Steps } from '../command/steps.ts';
import { buildPart } from './build-part.ts';
import { allParts, type Part } from './parts.ts';

/** Two builds at a time: more only compete for the processors. */
const AT_A_TIME = 2;

/** Builds every part that is out of date. @throws CommandError of the first failure; the other build is ended. */
export async function buildAll(
  steps: Steps,
  parts: readonly Part[] = allParts(),
  stop?: AbortSignal,
): Promise<void> {
  const failed = new AbortController();
  const signal = stop ? AbortSignal.any([stop, failed.signal]) : failed.signal;
  const waiting = [...parts];
  const worker = async () => {
    for (let part = waiting.shift(); part && !signal.aborted; part = waiting.shift()) {
      const name = part.name;
      const step = steps.begin(`Build ${name}`);
      try {
        const result = await buildPart(part, signal);
        step.done(result === 'unchanged' ? 'unchanged' : undefined);
      } catch (error) {
        step.failed();
        failed.abort();
        throw error;
      }
    }
  };
  const results = await Promise.allSettled(Array.from({ length: AT_A_TIME }, worker));
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  // The other failure is only that its build was ended.
  if (reasons.length > 0) throw reasons.find((reason) => reason instanceof CommandError) ?? reasons[0];
}
