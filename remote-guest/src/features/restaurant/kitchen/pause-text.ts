import type { KitchenPause } from '@bellkey/shared/api';
import type { Kitchen } from './kitchen.ts';

/** The API takes orders for a day ahead. */
const AHEAD_MS = 24 * 60 * 60_000;

/** That the kitchen takes no new orders or is closed, until when, and whether there is a way to order for later. */
export const pauseText = (
  { until, closed }: KitchenPause,
  { messages, clock, now, language }: Pick<Kitchen, 'messages' | 'clock' | 'now' | 'language'>,
): string => {
  if (closed && (!until || Date.parse(until) - now >= AHEAD_MS)) return messages.closedForADay;
  if (!until) return messages.paused.open;
  const time = clock.moment(until, now, language);
  return closed ? messages.kitchenClosed({ time }) : messages.paused.until({ time });
};
