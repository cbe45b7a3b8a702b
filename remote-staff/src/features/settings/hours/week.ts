import type { DepartmentPolicy, OpeningHours } from '@bellkey/shared/api';
import * as messages from '../../../../messages/compiled/hours/en.ts';

type StatedHours = NonNullable<DepartmentPolicy['hours']>;

/** The hours of each day, from Monday to Sunday; a day without any is closed. */
export type Week = readonly (readonly OpeningHours[])[];

export const WEEKDAYS = [
  messages.monday,
  messages.tuesday,
  messages.wednesday,
  messages.thursday,
  messages.friday,
  messages.saturday,
  messages.sunday,
] as const;
/** Maximum number for one day in the API. */
export const MOST_A_DAY = 3;

/** The hours of a department by day. */
export function weekOf(hours: StatedHours): Week {
  return WEEKDAYS.map((_, index) =>
    hours
      .filter(({ days }) => days.includes(index + 1))
      .map(({ opens, closes }) => ({ opens, closes }))
      .sort((a, b) => a.opens.localeCompare(b.opens)),
  );
}

/** The hours of a department as the API takes them: days with the same hours share an entry. */
export function hoursOfWeek(week: Week): StatedHours {
  const entries = new Map<string, StatedHours[number]>();
  week.forEach((openings, index) => {
    for (const { opens, closes } of openings) {
      const entry = entries.get(`${opens} ${closes}`) ?? { days: [], opens, closes };
      entry.days.push(index + 1);
      entries.set(`${opens} ${closes}`, entry);
    }
  });
  return [...entries.values()];
}

/** Whether each opening has both times. */
export const isComplete = (openings: readonly OpeningHours[]): boolean =>
  openings.every(({ opens, closes }) => opens !== '' && closes !== '');

/** A time field has no 24:00; a day that ends at 00:00 ends at midnight. */
export const closingInField = (closes: string): string => (closes === '24:00' ? '00:00' : closes);
export const closingOfField = (value: string): string => (value === '00:00' ? '24:00' : value);

const timesOf = (openings: readonly OpeningHours[]): string =>
  openings.map(({ opens, closes }) => messages.opensToCloses({ opens, closes })).join(' and ') || 'closed';

const shortDay = (index: number): string => (WEEKDAYS[index] ?? '').slice(0, 3);

/** Hours as one sentence: `Mon to Fri 07:00 to 22:00; Sat, Sun closed`. */
export function formatHours(hours: DepartmentPolicy['hours']): string {
  if (hours === null) return messages.atAllHours;
  const runs: { first: number; last: number; times: string }[] = [];
  weekOf(hours).forEach((openings, index) => {
    const times = timesOf(openings);
    const run = runs.at(-1);
    if (run?.times === times) run.last = index;
    else runs.push({ first: index, last: index, times });
  });
  const [only, ...others] = runs;
  if (only && others.length === 0)
    return only.times === 'closed' ? messages.closed : messages.everyDayTimes({ times: only.times });
  return runs
    .map(({ first, last, times }) => {
      const days =
        first === last
          ? shortDay(first)
          : messages.dayRange({ first: shortDay(first), last: shortDay(last) });
      return `${days} ${times}`;
    })
    .join('; ');
}

/** The hours of one day as a word or sentence: `closed`, `10:00 to 14:00`. */
export const formatDay = timesOf;
