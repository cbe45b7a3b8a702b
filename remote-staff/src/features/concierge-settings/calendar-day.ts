const DAY_MS = 86_400_000;

const noonOf = (day: string) => Date.parse(`${day}T12:00:00.000Z`);

/** Whether a text is a day of the calendar, as `2026-11-22`. */
export function isCalendarDay(text: string): boolean {
  const noon = noonOf(text);
  return !Number.isNaN(noon) && new Date(noon).toISOString().slice(0, 10) === text;
}

/** The calendar day that many days later; earlier if negative. */
export function dayLater(day: string, days: number): string {
  return new Date(noonOf(day) + days * DAY_MS).toISOString().slice(0, 10);
}
