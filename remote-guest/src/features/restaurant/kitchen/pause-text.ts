import type { KitchenPause } from '@bellkey/shared/api';
import type { Kitchen } from './kitchen.ts';

/** That the kitchen takes no new orders or is closed, until when, and that there is a way to order for later. */
export const pauseText = (
  { until, closed }: KitchenPause,
  { messages, clock, now, language }: Pick<Kitchen, 'messages' | 'clock' | 'now' | 'language'>,
): string => {
  if (!until) return messages.paused.open;
  const time = clock.moment(until, now, language);
  return closed ? messages.kitchenClosed({ time }) : messages.paused.until({ time });
};
