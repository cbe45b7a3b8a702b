import type { KitchenPause } from '@bellkey/shared/api';
import type { Kitchen } from './kitchen.ts';

/** That the kitchen takes no new orders, until when, and that there is a way to order for later. */
export const pauseText = (
  { until }: KitchenPause,
  { messages, clock, now, language }: Pick<Kitchen, 'messages' | 'clock' | 'now' | 'language'>,
): string =>
  until ? messages.paused.until({ time: clock.moment(until, now, language) }) : messages.paused.open;
