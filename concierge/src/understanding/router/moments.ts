const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const COUNTS: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};
const DAY_MS = 24 * 60 * 60_000;

export interface DateValue {
  day: number;
  month: number;
  year: number;
}

const calendarDay = (date: Date): DateValue => ({
  day: date.getUTCDate(),
  month: date.getUTCMonth() + 1,
  year: date.getUTCFullYear(),
});
const daysFrom = (now: Date, days: number) => calendarDay(new Date(now.getTime() + days * DAY_MS));

function relativeDay(text: string, now: Date): DateValue | null {
  if (/day after tomorrow/.test(text)) return daysFrom(now, 2);
  if (/tomorrow/.test(text)) return daysFrom(now, 1);
  if (/today|tonight/.test(text)) return calendarDay(now);
  if (/yesterday/.test(text)) return daysFrom(now, -1);
  const distance = /(\w+) (day|week)s?/.exec(text);
  if (!distance) return null;
  const count = COUNTS[distance[1] ?? ''] ?? Number(distance[1]);
  const days = count * (distance[2] === 'week' ? 7 : 1);
  return Number.isFinite(days) ? daysFrom(now, /ago/.test(text) ? -days : days) : null;
}

/** The next such day from `now` on: a month or day that has passed means the next one. */
export function dateValue(said: string, now: Date): DateValue | null {
  const text = said.toLowerCase();
  const month = MONTHS.findIndex((name) => new RegExp(`\\b${name}`).test(text));
  const day = Number(/\b(\d{1,2})(?:st|nd|rd|th)?\b/.exec(text)?.[1] ?? Number.NaN);
  const year = Number(/\b(\d{4})\b/.exec(text)?.[1] ?? Number.NaN);
  if (month >= 0 && Number.isFinite(day)) {
    if (Number.isFinite(year)) return { day, month: month + 1, year };
    const passed = Date.UTC(now.getUTCFullYear(), month, day + 1) <= now.getTime();
    return { day, month: month + 1, year: now.getUTCFullYear() + (passed ? 1 : 0) };
  }
  const relative = relativeDay(text, now);
  if (relative) return relative;
  if (Number.isFinite(day)) {
    const later = day >= now.getUTCDate() ? 0 : 1;
    return calendarDay(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + later, day)));
  }
  const weekday = WEEKDAYS.findIndex((name) => new RegExp(`\\b${name}`).test(text));
  if (weekday < 0) return null;
  const ahead = (weekday - now.getUTCDay() + 7) % 7 || 7;
  return daysFrom(now, ahead + (/next week/.test(text) && ahead < 7 ? 7 : 0));
}

/** `25 to 7 p.m.` is 18:35, `11 00 in the morning` 11:00, `noon` 12:00. */
export function timeValue(said: string): { hour: number; minute: number } | null {
  const text = said.toLowerCase();
  if (/noon|midday/.test(text)) return { hour: 12, minute: 0 };
  if (/midnight/.test(text)) return { hour: 0, minute: 0 };
  const offset = /(half|quarter|\d{1,2}) (past|to) (\d{1,2})/.exec(text);
  const clock = /(\d{1,2})(?:[: .](\d{2}))?/.exec(text);
  if (!clock) return null;
  let hour = Number(offset ? offset[3] : clock[1]);
  let minute = Number(offset ? 0 : (clock[2] ?? 0));
  if (/p\.?m|afternoon|evening/.test(text) && hour < 12) hour += 12;
  if (/a\.?m/.test(text) && hour === 12) hour = 0;
  if (offset) {
    const minutes = offset[1] === 'half' ? 30 : offset[1] === 'quarter' ? 15 : Number(offset[1]);
    minute = offset[2] === 'past' ? minutes : 60 - minutes;
    if (offset[2] === 'to') hour = (hour + 23) % 24;
  }
  return hour < 24 && minute < 60 ? { hour, minute } : null;
}
