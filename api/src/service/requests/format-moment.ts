/** Formats an instant for a guest in property time: the time, with the day if that is not today. */
export function formatMoment(moment: Date, now: Date, timeZone: string, language: string): string {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  const today = day.format(moment) === day.format(now);
  return new Intl.DateTimeFormat(language, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(!today && { weekday: 'long', day: 'numeric', month: 'long' }),
  }).format(moment);
}
