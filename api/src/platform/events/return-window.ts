/** How many clients can return within a second without slowing down others. */
const RETURNS_PER_SECOND = 1_000;
const SHORTEST_MS = 500;
const LONGEST_MS = 30_000;

/**
 * The window in which clients return after a planned stop, in ms: long enough that they do not all return at once, and
 * no longer. 10 return within half a second, 8,000 within eight.
 */
export function returnWindowMs(streams: number): number {
  return Math.min(LONGEST_MS, Math.max(SHORTEST_MS, (streams / RETURNS_PER_SECOND) * 1000));
}

/** The delay of one client, in whole ms: each has its own slot in the window. @param place from 0 */
export function returnWait(place: number, streams: number, random: number): number {
  return Math.floor(((place + random) / streams) * returnWindowMs(streams));
}
