import { firstMomentOf, nextDay, wallTime } from '@bellkey/shared/wall-time';

const MINUTE_MS = 60_000;
/** When a day at the desk begins, by the property's clock. */
const MORNING = '09:00';

/** The usual times to put a conversation aside until, as milliseconds since 1970. */
export function snoozeTimes(
  now: number,
  timeZone: string,
): Record<'minutes15' | 'hour' | 'tomorrow', number> {
  const [today = ''] = wallTime(new Date(now), timeZone).split('T');
  return {
    minutes15: now + 15 * MINUTE_MS,
    hour: now + 60 * MINUTE_MS,
    tomorrow: firstMomentOf(nextDay(today), MORNING, timeZone),
  };
}
