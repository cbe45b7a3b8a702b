import type { RequestDetail } from '@bellkey/shared/api';
import type { Hours } from '../../language/times/likely-time.ts';
import { likelyTime } from '../../language/times/likely-time.ts';
import type { Bound, SaidTime } from '../../language/times/said-time.ts';

/** The slot of a time, by how it limits the wish. */
const SLOT_OF: Readonly<Record<Bound, string>> = {
  at: 'time',
  around: 'time',
  before: 'until',
  until: 'until',
  after: 'from',
};

/** What decides in which half of the day a time is. */
export interface Deciding {
  now: Date;
  timeZone: string;
  /** The usual hours of the service; null for any. */
  hours: Hours | null;
}

/** Whether a time is only a clock time, not a rule (`every day at 8`), meal or duration. */
const isClock = ({ times, meal, every, lastingMinutes }: SaidTime) =>
  times.length > 0 && !meal && !every && lastingMinutes === null;

/**
 * A time as a request stores it: `time` as `19:00`; `from` and `until` for a time after, before or between. Null if it
 * is not a clock time, or may be in either half of the day.
 *
 * @param slot the slot for a single time
 * @param day the day of the time, if the guest gave it elsewhere
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
