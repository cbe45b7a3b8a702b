import type { KitchenOpenings, MenuItem } from '@bellkey/shared/api';
import { isServedAt } from '@bellkey/shared/order-price';
import { wallTime } from '@bellkey/shared/wall-time';

const MINUTE_MS = 60_000;
const STEP_MINUTES = 30;
const STEP_MS = STEP_MINUTES * MINUTE_MS;
/** The API takes orders for a day ahead; the last half hour allows for clocks that differ. */
const AHEAD_MS = 24 * 60 * MINUTE_MS - STEP_MS;

/** What decides at which times food can be wanted. */
interface Kitchen {
  /** The mealtimes of the dishes; null for one that is served all day. */
  served: ReadonlyArray<MenuItem['served']>;
  /** When the kitchen takes orders for; null or absent: at any time. */
  openings: KitchenOpenings | null | undefined;
  /** Of the property. */
  timeZone: string;
}

/**
 * The half hours of the next day, on the property's clocks, at which all of some dishes are served and the kitchen is
 * open, from half an hour from now.
 *
 * @param now milliseconds since 1970
 * @returns moments as the API writes them
 */
export function servingTimes({ served, openings, timeZone }: Kitchen, now: number): string[] {
  const earliest = Math.ceil((now + STEP_MS) / MINUTE_MS) * MINUTE_MS;
  const minutes = Number(wallTime(new Date(earliest), timeZone).slice(14));
  const first = earliest + ((2 * STEP_MINUTES - minutes) % STEP_MINUTES) * MINUTE_MS;
  const count = Math.floor((now + AHEAD_MS - first) / STEP_MS) + 1;
  return Array.from({ length: count }, (_, index) => first + index * STEP_MS)
    .filter(
      (moment) =>
        !openings ||
        openings.some(({ from, until }) => moment >= Date.parse(from) && moment < Date.parse(until)),
    )
    .map((moment) => new Date(moment))
    .filter((moment) => {
      const time = wallTime(moment, timeZone).slice(11);
      return served.every((meal) => meal === null || isServedAt(time, meal.from, meal.until));
    })
    .map((moment) => moment.toISOString());
}
