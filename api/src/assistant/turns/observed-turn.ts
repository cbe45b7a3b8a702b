import { type Measured, measure } from '../../platform/statements/meter.ts';
import type { Observer } from '../../platform/statements/observer.ts';
import type { TurnEnd } from './finish-turn.ts';

/** Outcome of a turn in this process, and whether the conversation's next one waits. */
export interface RunEnd {
  outcome: TurnEnd['kind'] | 'called-off';
  nextWaits: boolean;
}

/** Cost and start of a turn's claim; null when nothing is observed. */
export type Claim = { measured: Measured; began: number } | null;

/** Claims turns, and counts its round trips when the observer asks for those of turns. */
export async function observedClaim<T>(
  observer: Observer | undefined,
  work: () => Promise<T>,
): Promise<{ value: T; claim: Claim }> {
  if (!observer?.turn) return { value: await work(), claim: null };
  const began = performance.now();
  const { value, measured } = await counted(work);
  return { value, claim: { measured, began } };
}

/** Answers a turn and reports its cost to the observer, its claim included. */
export async function observedRun(
  observer: Observer | undefined,
  claim: Claim,
  work: () => Promise<RunEnd>,
): Promise<RunEnd> {
  if (!observer?.turn || !claim) return work();
  const { value, measured } = await counted(work);
  observer.turn({
    outcome: value.outcome,
    ms: performance.now() - claim.began,
    roundTrips: claim.measured.roundTrips + measured.roundTrips,
    cold: claim.measured.cold + measured.cold,
    batches: [...claim.measured.batches, ...measured.batches],
  });
  return value;
}

async function counted<T>(work: () => Promise<T>): Promise<{ value: T; measured: Measured }> {
  const { value, error, measured } = await measure(async () => ({ came: await work() }));
  if (!value) throw error;
  return { value: value.came, measured };
}
