import * as chrono from 'chrono-node';
import { z } from 'zod';
import { answerFiles } from '../../data/answer-data.ts';
import { loadData } from '../../data/load-data.ts';
import { compileTime, TIME_WORDS } from './time-words.ts';

const DAY_MS = 24 * 60 * 60_000;
const WEEK_DAYS = 7;

/** A day in a text, as `2026-11-22` in the property's calendar. */
export interface SaidDate {
  start: number;
  end: number;
  day: string;
  /** Distance from today, for relative words such as `tomorrow`; null for a date or a weekday. */
  ahead: number | null;
}

const isoDay = (moment: Date) => moment.toISOString().slice(0, 10);

/** The day of a moment in a calendar. */
export const localDay = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment);

/** The local clock time of a moment, as `07:00`. */
export const localTime = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    moment,
  );

/** The local hour of a moment, from 0 to 23. */
export const localHour = (moment: Date, timeZone: string): number =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(moment));

export const daysAfter = (day: string, days: number): string =>
  isoDay(new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS));

/** The first such day that has not passed; null if no month has it. */
function nextDay(today: string, day: number, month: number | null, year: number | null): string | null {
  const from = new Date(`${today}T00:00:00Z`);
  for (let ahead = 0; ahead < 12; ahead += 1) {
    const at =
      month === null
        ? new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + ahead, day))
        : new Date(Date.UTC(year ?? from.getUTCFullYear() + ahead, month, day));
    if (at.getUTCDate() === day && at >= from) return isoDay(at);
  }
  return null;
}

const NEAR = Object.entries(TIME_WORDS.days)
  .sort(([a], [b]) => Number(b) - Number(a))
  .map(([ahead, pattern]) => ({ ahead: Number(ahead), expression: compileTime(pattern) }));
const ISO = /(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)/gu;
const NUMERIC = new RegExp(
  `(?<![\\d.:/])(?<day>0?[1-9]|[12]\\d|3[01])[/.](?<month>0?[1-9]|1[0-2])(?:[/.](?<year>\\d{4})?)?(?![\\d/]| ?[ap]\\.?m| ?(?:${TIME_WORDS.notDate})(?!\\p{L}))`,
  'gu',
);
const { patterns, notBefore } = TIME_WORDS.dayOfMonth;
const OF_MONTH = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${patterns
    .map((pattern, at) => pattern.replace('{day}', `(?<day${at}>\\d{1,2})`))
    .join('|')})(?![\\p{L}\\p{N}]|:|${notBefore})`,
  'gu',
);

/** Full names only: `mar`, `set` and `sat` have other meanings in one of the languages. */
const NAMES = loadData('calendar-names', z.array(z.string().min(1)).min(1), {
  ...answerFiles('calendar-names'),
});
const named = (names: readonly string[] | undefined) => new RegExp((names ?? []).join('|'), 'u');
/** Parsers of days, each with the names that show that a text is in its language. */
const NAMED: ReadonlyArray<readonly [chrono.Chrono, RegExp]> = [
  [chrono.en.casual, named(NAMES.en)],
  [chrono.pt.casual, named(NAMES.pt)],
  [chrono.es.casual, named(NAMES.es)],
  [chrono.de.casual, named(NAMES.de)],
  [chrono.fr.casual, named(NAMES.fr)],
  [chrono.it.casual, named(NAMES.it)],
];
/** Portuguese weekdays without `feira` are also ordinal numbers. */
const ORDINAL = new RegExp(`^(?:${TIME_WORDS.ordinals.days})$`, 'u');
const ORDINAL_AS_DAY = new RegExp(`(?:^|(?<!\\p{L})(?:${TIME_WORDS.ordinals.before}) )$`, 'u');

/** Weekdays and dates with the name of a month, which chrono-node parses in every language. */
function namedDays(folded: string, composed: string, today: string): Omit<SaidDate, 'ahead'>[] {
  const reference = { instant: new Date(`${today}T12:00:00Z`), timezone: 0 };
  for (const [parser, names] of NAMED) {
    if (!names.test(folded)) continue;
    const dates = parser
      .parse(composed, reference, { forwardDate: true })
      .flatMap(({ index, text, start }) => {
        // Earlier matches are blanked, and their blanks may follow the day.
        const end = index + text.replace(/[\s,]+$/u, '').length;
        const words = folded.slice(index, end);
        if (!names.test(words)) return [];
        if (ORDINAL.test(words) && !ORDINAL_AS_DAY.test(folded.slice(0, index))) return [];
        const [year, month, day] = [start.get('year'), start.get('month'), start.get('day')];
        if (!year || !month || !day) return [];
        const iso = isoDay(new Date(Date.UTC(year, month - 1, day)));
        // On a Saturday `saturday` means the next one, but `saturday 28 november` is that day.
        const again = start.isCertain('weekday') && !start.isCertain('day') && iso === today;
        return [{ start: index, end, day: again ? daysAfter(iso, WEEK_DAYS) : iso }];
      });
    if (dates.length > 0) return dates;
  }
  return [];
}

/** Days in a text; `folded` and `composed` are its two forms of the same length. */
export function daysIn(folded: string, composed: string, now: Date, timeZone: string): SaidDate[] {
  const today = localDay(now, timeZone);
  const found: SaidDate[] = [];
  const add = (start: number, text: string, day: string | null, ahead: number | null = null) => {
    const end = start + text.length;
    if (day && !found.some((other) => start < other.end && other.start < end))
      found.push({ start, end, day, ahead });
  };
  for (const { index, 0: text } of folded.matchAll(ISO)) {
    add(index, text, Number.isNaN(Date.parse(text)) ? null : text);
  }
  for (const { ahead, expression } of NEAR) {
    for (const { index, 0: text } of folded.matchAll(expression))
      add(index, text, daysAfter(today, ahead), ahead);
  }
  for (const { index, 0: text, groups = {} } of folded.matchAll(NUMERIC)) {
    const year = groups.year ? Number(groups.year) : null;
    add(index, text, nextDay(today, Number(groups.day), Number(groups.month) - 1, year));
  }
  const left = (text: string) =>
    found.reduce(
      (kept, { start, end }) => kept.slice(0, start) + ' '.repeat(end - start) + kept.slice(end),
      text,
    );
  for (const { start, end, day } of namedDays(left(folded), left(composed), today)) {
    add(start, composed.slice(start, end), day);
  }
  for (const { index, 0: text, groups = {} } of folded.matchAll(OF_MONTH)) {
    const day = Number(Object.values(groups).find(Boolean));
    add(index, text, nextDay(today, day, null, null));
  }
  return found.sort((a, b) => a.start - b.start);
}
