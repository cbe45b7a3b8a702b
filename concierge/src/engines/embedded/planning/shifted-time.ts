import type { RequestDetail } from '@bellkey/shared/api';
import type { TurnContext } from '../../../contract/contract.ts';
import { localDay } from '../../../language/times/said-days.ts';
import { slotKind } from '../../../understanding/services/slots.ts';

const DAY_MS = 24 * 60 * 60_000;
const DAY_MINUTES = 24 * 60;
const CLOCK = /^(\d{2}):(\d{2})$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

const twoDigits = (value: number) => String(value).padStart(2, '0');

/**
 * The details of a request, moved by minutes and days, or earlier if negative; null if it has no time. A time that
 * passes midnight changes its day.
 */
export function shiftedSlots(
  details: readonly RequestDetail[],
  { minutes, days }: { minutes: number; days: number },
  { now, property: { timeZone } }: Pick<TurnContext, 'now' | 'property'>,
): Record<string, string> | null {
  const timed = details.find(({ value }) => CLOCK.test(value));
  const dated = details.find(({ slot, value }) => slotKind(slot) === 'date' && DAY.test(value));
  const today = localDay(now, timeZone);
  if (minutes === 0) {
    if (!timed && !dated) return null;
    return { [dated?.slot ?? 'date']: dayAfter(dated?.value ?? today, days) };
  }
  const [, hours, rest] = CLOCK.exec(timed?.value ?? '') ?? [];
  if (!timed || hours === undefined || rest === undefined) return null;
  const total = Number(hours) * 60 + Number(rest) + minutes;
  const over = Math.floor(total / DAY_MINUTES);
  const inDay = total - over * DAY_MINUTES;
  const time = `${twoDigits(Math.floor(inDay / 60))}:${twoDigits(inDay % 60)}`;
  const day = over === 0 ? {} : { [dated?.slot ?? 'date']: dayAfter(dated?.value ?? today, over) };
  return { ...day, [timed.slot]: time };
}
