import type { RequestDetail } from '@bellkey/shared/api';
import type { Hours } from '../../language/times/likely-time.ts';
import { likelyTime } from '../../language/times/likely-time.ts';
import type { Bound, SaidTime } from '../../language/times/said-time.ts';

/** Where a time is kept that something is wanted before or after. */
const SLOT_OF: Readonly<Record<Bound, string>> = {
  at: 'time',
  around: 'time',
  before: 'until',
  until: 'until',
  after: 'from',
};

/** What decides over a time that may be either half of the day. */
export interface Deciding {
  now: Date;
  timeZone: string;
  /** The hours in which the service is usual; null for any. */
  hours: Hours | null;
}

/** Whether a time is only one of the clock, and no rule (`every day at 8`), meal or duration. */
const isClock = ({ times, meal, every, lastingMinutes }: SaidTime) =>
  times.length > 0 && !meal && !every && lastingMinutes === null;

/**
 * A said time as a request keeps it: `time` as `19:00`, `from` and `until` where it is said to be after or before one, or
 * between two. Null where it is no time of the clock, or may be either half of the day.
 *
 * @param slot the slot that takes a single time
 * @param day the day that it is for, where the guest said it elsewhere
 */
export function clockDetails(
  said: SaidTime,
  deciding: Deciding,
  { slot = 'time', day = said.day }: { slot?: string; day?: string | null } = {},
): RequestDetail[] | null {
  if (!isClock(said)) return null;
  const start = likelyTime(said.times, day, deciding);
  if (start === null) return null;
  if (said.until.length > 0) {
    const end = likelyTime(said.until, day, deciding);
    if (end === null) return null;
    return [
      { slot: slot === 'time' ? slot : 'from', value: start },
      { slot: 'until', value: end },
    ];
  }
  return [{ slot: slot === 'time' ? SLOT_OF[said.bound] : slot, value: start }];
}
