import type { OpeningHours, ServicePolicy } from '@bellkey/shared/api';
import { firstMomentOf, nextDay, previousDay, wallTime } from '@bellkey/shared/wall-time';

const MINUTE_MS = 60_000;
/** A department that does not open within this many days promises nothing. */
const LOOK_AHEAD_DAYS = 21;

/** Opening and closing instants of a department, in milliseconds since 1970. */
export interface Opening {
  from: number;
  until: number;
}

/** Opening hours of a department, in its property's time zone. */
export interface WorkingHours {
  department: string;
  policy: Pick<ServicePolicy, 'departments' | 'holidays'> | null;
  timeZone: string;
}

const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** The hours that start on a day; null for a department that is always open. */
export function hoursOn(day: string, { department, policy }: WorkingHours): readonly OpeningHours[] | null {
  const usual = policy?.departments.find(({ key }) => key === department)?.hours ?? null;
  const holidays = policy?.holidays.filter((holiday) => holiday.day === day) ?? [];
  const own = holidays.find(({ departments }) => departments?.includes(department));
  if (own) return own.hours;
  if (usual === null) return null;
  const everyone = holidays.find(({ departments }) => departments === null);
  return everyone ? everyone.hours : usual.filter(({ days }) => days.includes(weekday(day)));
}

function openingsOn(day: string, hours: readonly OpeningHours[] | null, timeZone: string): Opening[] {
  const tomorrow = firstMomentOf(nextDay(day), '00:00', timeZone);
  if (hours === null) return [{ from: firstMomentOf(day, '00:00', timeZone), until: tomorrow }];
  return hours.map(({ opens, closes }) => ({
    from: firstMomentOf(day, opens, timeZone),
    until:
      closes === '24:00' ? tomorrow : firstMomentOf(closes <= opens ? nextDay(day) : day, closes, timeZone),
  }));
}

/** Opening spans of a department from an instant on, in order; those that meet or overlap are merged. */
function* openingsFrom(moment: number, hours: WorkingHours): Generator<Opening> {
  const today = wallTime(new Date(moment), hours.timeZone).slice(0, 10);
  // Last night's hours may still apply.
  let day = previousDay(today);
  let reached = moment;
  for (let looked = 0; looked <= LOOK_AHEAD_DAYS; looked += 1) {
    const openings = openingsOn(day, hoursOn(day, hours), hours.timeZone).sort((a, b) => a.from - b.from);
    for (const { from, until } of openings) {
      if (until <= reached) continue;
      yield { from: Math.max(from, reached), until };
      reached = until;
    }
    day = nextDay(day);
  }
}

/** Whether a department is always open, so that its clock never stops. */
export function worksAlways({ department, policy }: WorkingHours): boolean {
  const named = policy?.holidays.some(({ departments }) => departments?.includes(department)) ?? false;
  return !named && (policy?.departments.find(({ key }) => key === department)?.hours ?? null) === null;
}

/** When a closed department opens again; null while it is open, and if it does not open within three weeks. */
export function nextOpening(moment: Date, hours: WorkingHours): Date | null {
  if (worksAlways(hours)) return null;
  const [first] = openingsFrom(moment.getTime(), hours);
  return first && first.from > moment.getTime() ? new Date(first.from) : null;
}

/** When an open department closes; null while it is closed, and if it does not close within three weeks. */
export function nextClosing(moment: Date, hours: WorkingHours): Date | null {
  if (worksAlways(hours)) return null;
  let closing: number | null = null;
  for (const { from, until } of openingsFrom(moment.getTime(), hours)) {
    // Hours that begin where the ones before end are one opening.
    if (from > (closing ?? moment.getTime())) return closing === null ? null : new Date(closing);
    closing = until;
  }
  return null;
}

/** When a department is open within a time from an instant on, in order; null if it is always open. */
export function openingsWithin(moment: Date, lengthMs: number, hours: WorkingHours): Opening[] | null {
  if (worksAlways(hours)) return null;
  const end = moment.getTime() + lengthMs;
  const openings: Opening[] = [];
  for (const { from, until } of openingsFrom(moment.getTime(), hours)) {
    if (from >= end) break;
    const last = openings.at(-1);
    if (last?.until === from) last.until = Math.min(until, end);
    else openings.push({ from, until: Math.min(until, end) });
  }
  return openings;
}

/** Whether a department is open at an instant. */
export function isOpenAt(moment: Date, hours: WorkingHours): boolean {
  if (worksAlways(hours)) return true;
  const [first] = openingsFrom(moment.getTime(), hours);
  return first !== undefined && first.from <= moment.getTime();
}

/**
 * The instant after a number of a department's working minutes: the clock pauses while it is closed, through weekends,
 * holidays and nights when the clocks change. Null if it does not open within three weeks.
 */
export function addOpenMinutes(from: Date, minutes: number, hours: WorkingHours): Date | null {
  let left = minutes * MINUTE_MS;
  if (worksAlways(hours)) return new Date(from.getTime() + left);
  for (const opening of openingsFrom(from.getTime(), hours)) {
    const length = opening.until - opening.from;
    if (left <= length) return new Date(opening.from + left);
    left -= length;
  }
  return null;
}
