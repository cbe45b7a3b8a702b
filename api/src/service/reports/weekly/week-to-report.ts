import { firstMomentOf, wallTime } from '@bellkey/shared/wall-time';
import type { ReportPeriod } from '../report-period.ts';

const DAY_MS = 24 * 60 * 60_000;
/** When it goes out, by the property's clock. */
const HOUR = '07:00';
/** Who asks for it later than this gets the next one. */
const LATEST_MS = DAY_MS;

/** A week that is over. */
export interface WeekToReport {
  /** Its Monday, as `2026-11-16`. */
  monday: string;
  days: ReportPeriod;
}

const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The week whose report goes out now: from Monday, seven o'clock, for a day. Null at any other time. */
export function weekToReport(now: Date, timeZone: string): WeekToReport | null {
  const today = wallTime(now, timeZone).slice(0, 10);
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  const thisMonday = plusDays(today, -sinceMonday);
  const age = now.getTime() - firstMomentOf(thisMonday, HOUR, timeZone);
  if (age < 0 || age >= LATEST_MS) return null;
  const monday = plusDays(thisMonday, -7);
  return {
    monday,
    days: {
      period: { from: monday, to: plusDays(monday, 6) },
      before: { from: plusDays(monday, -7), to: plusDays(monday, -1) },
    },
  };
}
