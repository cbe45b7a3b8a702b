import type { Conversation } from '@bellkey/shared/api';
import * as messages from '../../../../messages/compiled/conversations/en.ts';
import { dayOf, timeOfDay, timeOrDay } from '../../../clock/clock-messages.ts';

/** Weekdays say which day is meant for less than a week. */
const WEEK_MS = 6 * 24 * 60 * 60_000;

/** A time ahead: `14:00`, `Tue 09:00`, `Tuesday 8 December 09:00`. */
export function timeAhead(until: string, now: number, timeZone: string): string {
  if (Date.parse(until) - now < WEEK_MS) return timeOrDay(until, now, timeZone);
  return `${dayOf(until, timeZone)} ${timeOfDay(until, timeZone)}`;
}

/** Until when a conversation is put aside, and by whom; null when it is not. */
export function formatSnooze({ snoozed }: Conversation, now: number, timeZone: string): string | null {
  if (!snoozed) return null;
  return messages.snoozedUntil({ time: timeAhead(snoozed.until, now, timeZone), name: snoozed.by.name });
}
