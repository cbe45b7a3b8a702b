import type { QuietHours } from '@bellkey/shared/api';
import { wallTime } from '@bellkey/shared/wall-time';

/** Quiet hours as stored: minutes of the property's day. */
export interface StoredQuietHours {
  quietFrom: number | null;
  quietUntil: number | null;
}

const toMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const toTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Stored form of quiet hours. */
export function storeQuietHours(hours: QuietHours | null): StoredQuietHours {
  return { quietFrom: hours && toMinutes(hours.from), quietUntil: hours && toMinutes(hours.until) };
}

/** Contract form of quiet hours. */
export function viewQuietHours({ quietFrom, quietUntil }: StoredQuietHours): QuietHours | null {
  return quietFrom === null || quietUntil === null
    ? null
    : { from: toTime(quietFrom), until: toTime(quietUntil) };
}

/**
 * Whether an instant is within quiet hours in the property's time zone. Hours that end before they start go past
 * midnight.
 */
export function isQuiet(
  { quietFrom, quietUntil }: StoredQuietHours,
  moment: Date,
  timeZone: string,
): boolean {
  if (quietFrom === null || quietUntil === null || quietFrom === quietUntil) return false;
  const now = toMinutes(wallTime(moment, timeZone).slice(11, 16));
  return quietFrom < quietUntil ? now >= quietFrom && now < quietUntil : now >= quietFrom || now < quietUntil;
}
