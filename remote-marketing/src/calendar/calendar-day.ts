const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** An ISO day in words, the same on every machine: '2026-11-20' is '20 November 2026'. A line breaks before the year only. */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-');
  return `${Number(date)}\u00a0${MONTHS[Number(month) - 1]} ${year}`;
}

/** The calendar day of an instant, in the reader's time zone. */
export function localDay(moment: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
