import {
  MAX_REPORT_DAYS,
  type ReportComparison,
  type ReportDays,
  type ReportPeriodKey,
} from '@bellkey/shared/api';
import { type SQL, sql } from 'drizzle-orm';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';

const DAY_MS = 24 * 60 * 60_000;
/** 52 weeks: a Saturday is compared with a Saturday. Longer than every period, so that the two never overlap. */
const YEAR_DAYS = 364;

/** The days of a report, and those for comparison. */
export interface ReportPeriod {
  period: ReportDays;
  before: ReportDays;
}

export interface WantedPeriod {
  period: ReportPeriodKey;
  from?: string | undefined;
  to?: string | undefined;
  compare?: ReportComparison;
}

/** A calendar day that many days later. Calendar days have no hours, so daylight saving does not matter. */
const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

const daysFrom = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS + 1;

/** The same day of the month before, or its last one. */
function monthBefore(day: string): string {
  const lastOfMonthBefore = plusDays(`${day.slice(0, 7)}-01`, -1);
  const same = `${lastOfMonthBefore.slice(0, 7)}${day.slice(7)}`;
  return same < lastOfMonthBefore ? same : lastOfMonthBefore;
}

/**
 * The days that a period means at a property today. The comparison is as many days just before, for a month the same
 * days of the month before; or the same weekdays a year before.
 *
 * @param today the property's calendar day, as `2026-11-22`
 */
export function choosePeriod(today: string, wanted: WantedPeriod): Outcome<ReportPeriod> {
  const chosen = withJustBefore(today, wanted);
  if (!chosen.ok || wanted.compare !== 'year') return chosen;
  const { period } = chosen.value;
  const before = { from: plusDays(period.from, -YEAR_DAYS), to: plusDays(period.to, -YEAR_DAYS) };
  return done({ period, before });
}

function withJustBefore(today: string, { period, from, to }: WantedPeriod): Outcome<ReportPeriod> {
  if (period === 'month') {
    const first = `${today.slice(0, 7)}-01`;
    return done({
      period: { from: first, to: today },
      before: { from: `${monthBefore(first).slice(0, 7)}-01`, to: monthBefore(today) },
    });
  }
  const days =
    period === 'range' ? range(today, from, to) : { ok: true as const, value: lately(today, period) };
  if (!days.ok) return days;
  const length = daysFrom(days.value.from, days.value.to);
  return done({
    period: days.value,
    before: { from: plusDays(days.value.from, -length), to: plusDays(days.value.from, -1) },
  });
}

function lately(today: string, period: Exclude<ReportPeriodKey, 'month' | 'range'>): ReportDays {
  if (period === 'yesterday') return { from: plusDays(today, -1), to: plusDays(today, -1) };
  const length = { today: 1, '7-days': 7, '28-days': 28 }[period];
  return { from: plusDays(today, 1 - length), to: today };
}

function range(today: string, from: string | undefined, to: string | undefined): Outcome<ReportDays> {
  if (from === undefined) return refused('bad-input', { fields: { from: 'Choose the first day.' } });
  if (to === undefined) return refused('bad-input', { fields: { to: 'Choose the last day.' } });
  if (to < from) return refused('bad-input', { fields: { to: 'The last day is before the first.' } });
  if (to > today) return refused('bad-input', { fields: { to: 'Choose a day that has begun.' } });
  if (daysFrom(from, to) > MAX_REPORT_DAYS)
    return refused('bad-input', { fields: { to: `Choose at most ${MAX_REPORT_DAYS} days.` } });
  return done({ from, to });
}

/** The instants of a period and of the one before, as columns of one row. */
export function periodBounds({ period, before }: ReportPeriod, timeZone: string, now: Date): SQL {
  const midnight = (day: string, later: number) =>
    sql`((${day}::date + ${later}::int)::timestamp at time zone ${timeZone})`;
  const at = sql`${now.toISOString()}::timestamptz`;
  // An unfinished period is compared with as much of the one before, by the property's clock.
  return sql`select ${midnight(period.from, 0)} as since, least(${midnight(period.to, 1)}, ${at}) as until,
    ${midnight(before.from, 0)} as before_since,
    case when ${at} < ${midnight(period.to, 1)}
      then least(${midnight(before.to, 1)},
        (${before.to}::date + (${at} at time zone ${timeZone})::time) at time zone ${timeZone})
      else ${midnight(before.to, 1)} end as before_until`;
}
