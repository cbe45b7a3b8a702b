import type { MenuItem } from '@bellkey/shared/api';
import { isServedAt } from '@bellkey/shared/order-price';
import { wallTime } from '@bellkey/shared/wall-time';

const STEP_MS = 30 * 60_000;
/** The API takes orders for a day ahead; the last half hour allows for clocks that differ. */
const AHEAD_MS = 24 * 60 * 60_000 - STEP_MS;

/**
 * The half hours of the next day at which all of some dishes are served, from half an hour from now.
 *
 * @param now milliseconds since 1970
 * @param timeZone of the property
 * @returns moments as the API writes them
 */
export function servingTimes(
  served: ReadonlyArray<MenuItem['served']>,
  now: number,
  timeZone: string,
): string[] {
  const first = Math.ceil((now + STEP_MS) / STEP_MS) * STEP_MS;
  const count = Math.floor((now + AHEAD_MS - first) / STEP_MS) + 1;
  return Array.from({ length: count }, (_, index) => new Date(first + index * STEP_MS))
    .filter((moment) => {
      const time = wallTime(moment, timeZone).slice(11);
      return served.every((meal) => meal === null || isServedAt(time, meal.from, meal.until));
    })
    .map((moment) => moment.toISOString());
}
