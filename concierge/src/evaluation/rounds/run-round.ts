import { judgeTurn, type TurnOutcome } from './judge-turn.ts';
import type { RoundCase } from './round-case.ts';
import type { JudgedTurn } from './round-report.ts';

/** A guest of the product whose lines are measured. */
export interface RoundGuest {
  /** Starts as a new guest without requests. */
  begin(): Promise<void>;
  /** Sends a line and waits for its complete outcome. */
  say(line: string): Promise<TurnOutcome & { fallback: boolean }>;
}

/** Runs every case of a round once, each with a new guest, and classifies every turn. */
export async function runRound(
  cases: readonly RoundCase[],
  guest: RoundGuest,
  progress: (done: number, of: number) => void = () => undefined,
): Promise<JudgedTurn[]> {
  const judged: JudgedTurn[] = [];
  for (const [index, { id, category, language, turns }] of cases.entries()) {
    await guest.begin();
    for (const turn of turns) {
      const { fallback, ...outcome } = await guest.say(turn.say);
      const { alarm } = turn.expect;
      judged.push({
        id,
        category,
        language,
        say: turn.say,
        outcome,
        class: judgeTurn(turn, outcome),
        alarmExpected: alarm === undefined ? null : alarm !== null,
        fallback,
      });
    }
    progress(index + 1, cases.length);
  }
  return judged;
}
