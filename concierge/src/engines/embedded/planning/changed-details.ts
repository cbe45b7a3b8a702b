import type { TurnContext } from '../../../contract/contract.ts';
import { usualHours } from '../../../language/times/likely-time.ts';
import { saidDay, saidTime, usualHalf } from '../../../language/times/said-moment.ts';
import { slotKind } from '../../../understanding/services/slots.ts';
import { isCounted, subjectOf } from '../planned-acts/subject-acts.ts';
import type { SaidChange } from './said-change.ts';

type OpenRequest = TurnContext['openRequests'][number];

/** Guests who mean an earlier time say so. */
const FIRST_HOUR = 6;
const CLOCK = /^(\d{2}):(\d{2})$/;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

const minutesOf = (clock: string): number | null => {
  const [, hours, minutes] = CLOCK.exec(clock) ?? [];
  return hours === undefined ? null : Number(hours) * HOUR_MINUTES + Number(minutes);
};

const clockOf = (minutes: number): string => {
  const inDay = (minutes + DAY_MINUTES) % DAY_MINUTES;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(inDay / HOUR_MINUTES))}:${two(inDay % HOUR_MINUTES)}`;
};

/** The time of `half past` near an earlier time: the closest one, and the later of two equally close ones. */
export function minutesNear(before: string, minutes: number): string | null {
  const from = minutesOf(before);
  if (from === null) return null;
  const hour = Math.floor(from / HOUR_MINUTES) * HOUR_MINUTES;
  if (minutes > 0) return clockOf(hour + minutes);
  const [earlier, later] = [hour + minutes, hour + HOUR_MINUTES + minutes];
  return clockOf(from - earlier < later - from ? earlier : later);
}

/**
 * The time that words for a change mean, as `18:00`: in the half of the day that they name, otherwise in the usual
 * hours of the service, otherwise the closest to the time before.
 */
export function changedTime(said: string, before: string | null, service: string): string | null {
  const readings = (['am', 'pm'] as const).flatMap((usual) => saidTime(said, { usual }) ?? []);
  const [early, late] = readings;
  if (early === undefined || late === undefined || early === late) return early ?? null;
  const usual = usualHalf(service, said);
  if (usual) return usual === 'am' ? early : late;
  const hours = usualHours(service);
  const hourOf = (time: string) => Number(time.slice(0, 2));
  const within = hours
    ? readings.filter((time) => hourOf(time) >= hours.from && hourOf(time) < hours.to)
    : [];
  if (within.length === 1) return within[0] ?? null;
  const from = minutesOf(before ?? '');
  if (hourOf(early) < FIRST_HOUR) return late;
  const distance = (time: string) => Math.abs((minutesOf(time) ?? 0) - (from ?? 0));
  return from === null || distance(late) < distance(early) ? late : early;
}

/** New details of a request. */
export interface Change {
  quantity: number | null;
  slots: Record<string, string>;
}

/** The change of a request's own details; null if it has none of them. */
export function changeOf(
  { time, day, minutes, people, count, number, isOfGuests }: Omit<SaidChange, 'isCued' | 'isBare'>,
  request: OpenRequest,
  context: TurnContext,
): Change | null {
  const service = context.services.find(({ key }) => key === request.service);
  if (!service) return null;
  const details = request.details ?? [];
  const slotOf = (...kinds: string[]) =>
    details.find(({ slot }) => kinds.includes(slotKind(slot)))?.slot ??
    service.requiredSlots.find((slot) => kinds.includes(slotKind(slot)));
  const timed = details.find(({ slot, value }) => slotKind(slot) === 'time' && CLOCK.test(value));
  const timeSlot = timed?.slot ?? slotOf('time') ?? 'time';
  const party = slotOf('count');
  const counted = isCounted(subjectOf(request), context);
  const slots: Record<string, string> = {};
  const before = timed?.value ?? null;
  const countsGuests = isOfGuests && party !== undefined;
  // A bare number is an hour if the request has a time, otherwise a number of people, otherwise a quantity.
  const isHour = number !== null && people === null && time === null && timed !== undefined && !countsGuests;
  const hour = isHour ? `at ${number}` : null;
  const said = time ?? hour;
  const clock =
    said !== null
      ? changedTime(said, before, request.service)
      : minutes !== null && before !== null
        ? minutesNear(before, minutes)
        : null;
  if (clock) slots[timeSlot] = clock;
  if (day && saidDay(day, context.now, context.property.timeZone)) slots[slotOf('date') ?? 'date'] = day;
  const persons = people ?? (hour === null && party ? number : null);
  if (persons !== null && party) slots[party] = String(persons);
  // Next to a time, a bare number is the hour that it replaces: `not five, quarter past five`.
  const things = count ?? (said === null && !party ? number : null);
  const quantity = things !== null && counted ? things : null;
  return Object.keys(slots).length === 0 && quantity === null ? null : { quantity, slots };
}
