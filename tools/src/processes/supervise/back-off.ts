/** First delay before a dead program is restarted. */
export const FIRST_DELAY_MS = 250;
/** Longest delay. */
export const LONGEST_DELAY_MS = 10_000;
/** A program that lived this long has recovered: its next death counts as the first. */
export const STABLE_AFTER_MS = 30_000;

/** Delay before the next start after `deaths` deaths in a row: doubling, up to the longest. */
export function restartDelayMs(deaths: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** Math.max(0, deaths - 1), LONGEST_DELAY_MS);
}

/** Deaths in a row, after the death of a program that had lived for `lifetimeMs`. */
export function deathsInARow(before: number, lifetimeMs: number): number {
  return lifetimeMs >= STABLE_AFTER_MS ? 1 : before + 1;
}
