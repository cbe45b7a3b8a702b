import { isWithin } from '../../language/times/likely-time.ts';
import { parseTimes } from '../../language/times/parse-times.ts';
import { hoursFor } from '../../language/times/said-moment.ts';
import { possibleDays } from '../../language/times/small-hours.ts';

/** Guests who mean an earlier time say so. */
const FIRST_TIME = '06:00';

/** A day and time, as `2026-11-25` and `07:00`. */
interface Reading {
  day: string;
  time: string;
}

/**
 * The likely reading, for planning, of an ambiguous time on a named day: the one in the usual hours of the service,
 * otherwise the first of the day. `Tomorrow at 7` is seven in the morning. Null without a day, for several times, and
 * for anything but a single clock time.
 *
 * @param day the day, if the guest gave it elsewhere
 * @param service key of the service
 */
export function firstReading(
  words: string,
  { now, timeZone }: { now: Date; timeZone: string },
  service: string,
  day: string | null = null,
): Reading | null {
  const times = parseTimes(words, { now, timeZone });
  const [clock, ...more] = times.filter((time) => time.times.length > 0);
  if (!clock || more.length > 0 || times.some(({ every, meal }) => every !== null || meal !== null))
    return null;
  if (clock.lastingMinutes !== null || clock.until.length > 0 || !['at', 'around'].includes(clock.bound))
    return null;
  const days = new Set(day === null ? times.flatMap((time) => possibleDays(time, { now, timeZone })) : [day]);
  const [only] = days;
  if (only === undefined || days.size > 1) return null;
  const hours = hoursFor(service, words);
  const usual = hours && clock.times.find((time) => isWithin(time, hours) && time >= FIRST_TIME);
  const time = usual ?? clock.times.find((reading) => reading >= FIRST_TIME);
  return time === undefined ? null : { day: only, time };
}
